/** `laedt`: an answer is awaited. `fehler`: a way on must be offered. `darfErneut`: what was sent may be sent again. */
export type FlowTag = 'laedt' | 'fehler' | 'darfErneut';

/** What a chart says about a state: the step whose screen and address it belongs to, and that step's title. */
export interface FlowMeta<Step extends string = string> {
  step: Step;
  title: string;
}
