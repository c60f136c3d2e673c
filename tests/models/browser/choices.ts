import type { Field } from './field.ts';

/** What a person reads beside each value of a choice, by the name of its field. */
export type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The choices of a flow's pages: made by what is read beside a value, as a person makes them, so that a label that
 * stands for another value shows at once; and each value that is offered is chosen in some tour.
 */
export class Choices {
  /** What should have been offered otherwise, one sentence each. */
  readonly breaches = new Set<string>();
  readonly #labels: Labels;
  readonly #hints: Labels;
  readonly #offered = new Set<string>();
  readonly #chosen = new Set<string>();

  constructor(labels: Labels, hints: Labels = {}) {
    this.#labels = labels;
    this.#hints = hints;
  }

  /** The values of the controls that are labelled with what these values are called. */
  choose(field: Field, values: readonly unknown[], mayTry: boolean): string[] {
    if (!isChoice(field)) return values.map(String);
    this.#look(field, mayTry);
    return values.map((value) => this.#one(field, value));
  }

  /** What was offered here and never chosen: somebody may choose it before she changes her mind. */
  untried(field: Field, chosen: readonly string[]): string[] {
    if (!isChoice(field) || field.kind === 'checkbox') return [];
    const others = field.options.filter(
      (option) =>
        option !== '' &&
        !chosen.includes(option) &&
        !field.barred.includes(option) &&
        !this.#chosen.has(`${field.name}: ${option}`),
    );
    for (const option of others) this.#chosen.add(`${field.name}: ${option}`);
    return others;
  }

  /** What is offered and was chosen in no tour. */
  get unused(): string[] {
    return [...this.#offered].filter((one) => !this.#chosen.has(one));
  }

  #one({ name, options, labels }: Field, value: unknown): string {
    const ways = waysOf(value);
    const told = this.#labels[name];
    const label = ways.flatMap((way) => told?.[way] ?? []).at(0);
    const place = label === undefined ? -1 : labels.indexOf(label);
    // Where nobody told what it is called, the breach says so.
    const option = options[place] ?? ways.find((way) => options.includes(way)) ?? String(value);
    if (!ways.includes(option)) {
      this.breaches.add(`${name}: „${label}“ stands for ${option} instead of ${String(value)}`);
    }
    this.#chosen.add(`${name}: ${option}`);
    return option;
  }

  #look({ name, options, labels, hints, barred }: Field, mayTry: boolean): void {
    for (const [i, option] of options.entries()) {
      // The first line of a list, where nothing is chosen.
      if (option === '') continue;
      // What sends something with every click is chosen as the model has it.
      if (mayTry && !barred.includes(option)) this.#offered.add(`${name}: ${option}`);
      const hint = this.#hints[name]?.[option] ?? '';
      // Why it cannot be chosen is said there, too.
      if (this.#hints[name] && hints[i] !== hint && !barred.includes(option)) {
        this.breaches.add(`${name}: of ${option} is said „${hints[i]}“ instead of „${hint}“`);
      }
      const told = this.#labels[name]?.[option];
      if (told === labels[i]) continue;
      const due = told === undefined ? 'and nobody told what it is called' : `instead of „${told}“`;
      this.breaches.add(`${name}: ${option} is called „${labels[i]}“ ${due}`);
    }
  }
}

/** One of several, or several; a single box is a yes to its sentence. */
function isChoice({ kind, options }: Field): boolean {
  return kind === 'radio' || kind === 'select' || (kind === 'checkbox' && options.length > 1);
}

/** How a value is written in a control; yes and no in several ways. */
function waysOf(value: unknown): string[] {
  return typeof value === 'boolean' ? yesAndNo[`${value}`] : [String(value)];
}

const yesAndNo = { true: ['true', 'JA', 'ja'], false: ['false', 'NEIN', 'nein'] };
