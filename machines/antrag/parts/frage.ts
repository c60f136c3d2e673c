import { basis } from './basis.ts';

export interface Frage {
  /** Name of the step: its address, its shape, its id. */
  readonly schritt: string;
  readonly titel: string;
  /** What happens here, for analysts. */
  readonly description: string;
  /** Where a valid answer leads. */
  readonly weiter: string;
}

/** One page of questions: it takes an answer its shape accepts, and nothing else. */
export function frage({ schritt, titel, description, weiter }: Frage) {
  return basis.createStateConfig({
    id: schritt,
    description,
    meta: { step: schritt, title: titel },
    route: {
      guard: { type: 'istErreichbar', params: { schritt } },
      description: `Zum Schritt „${titel}“`,
    },
    on: {
      WEITER: {
        guard: { type: 'istGueltig', params: { schritt } },
        target: weiter,
        actions: { type: 'uebernehmen', params: { schritt } },
      },
    },
  });
}

/** The same, where an answer may lead to a person instead. */
export function frageMitAnsehen({ schritt, weiter, ...frageseite }: Frage) {
  const { on, ...seite } = frage({ schritt, weiter, ...frageseite });
  return basis.createStateConfig({
    ...seite,
    on: {
      WEITER: [
        {
          guard: { type: 'istVonHand', params: { schritt } },
          target: 'manuellePruefung',
          actions: { type: 'uebernehmen', params: { schritt } },
        },
        on.WEITER,
      ],
    },
  });
}
