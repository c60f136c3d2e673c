/** `laedt`: an answer is awaited. `fehler`: a way on must be offered. `darfErneut`: what was sent may be sent again. `unterbrochen`: she has to sign in before it goes on. */
export type FlowTag = 'laedt' | 'fehler' | 'darfErneut' | 'unterbrochen';

/** What a chart says about a state: the step whose screen and address it belongs to, and that step's title. */
export interface FlowMeta<Step extends string = string> {
  step: Step;
  title: string;
}
