/** German words for names of a chart where the name itself does not read well; the atlas shows them. */
export interface ChartWorte {
  readonly zustaende?: Readonly<Record<string, string>>;
  readonly ereignisse?: Readonly<Record<string, string>>;
  /** Per guard: what holds when it says yes. */
  readonly bedingungen?: Readonly<Record<string, string>>;
  /** Per id of an invoke: what is asked for. */
  readonly aufrufe?: Readonly<Record<string, string>>;
}
