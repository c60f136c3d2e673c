/** `laedt`: an answer is awaited. `fehler`: a way on must be offered. */
export type FlowTag = 'laedt' | 'fehler';

/** What a chart says about a state: the step whose screen and address it belongs to, and that step's title. */
export interface FlowMeta<Step extends string = string> {
  step: Step;
  title: string;
}
