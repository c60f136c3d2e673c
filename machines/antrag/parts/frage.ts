interface Frage {
  /** Name of the step: its address, its shape, its id. */
  readonly schritt: string;
  readonly titel: string;
  /** What happens here, for analysts. */
  readonly description: string;
  /** Where a valid answer leads. */
  readonly weiter: string;
}

/** What every step has: its name, its address, and the way to it for whoever may be there. */
export const schritt = <const Schritt extends string>(name: Schritt, titel: string) =>
  ({
    id: name,
    meta: { step: name, title: titel },
    route: {
      guard: { type: 'istErreichbar', params: { schritt: name } },
      description: `Zum Schritt „${titel}“`,
    },
  }) as const;

/** The arrow of a step whose answer holds. */
export const beantwortet = <const Guard extends string>(
  guard: Guard,
  name: string,
  target: string,
) => {
  const params = { schritt: name };
  return {
    guard: { type: guard, params },
    target,
    actions: { type: 'uebernehmen', params },
  } as const;
};

/** One page of questions: it takes an answer its shape accepts, and nothing else. */
export const frage = ({ schritt: name, titel, description, weiter }: Frage) =>
  ({
    ...schritt(name, titel),
    description,
    on: { WEITER: beantwortet('istGueltig', name, weiter) },
  }) as const;

interface Gefragt {
  readonly schritt: string;
  readonly description: string;
  /** Where whoever is not asked goes on. */
  readonly sonst: string;
}

/** A page that some answers make needless. */
export const wennGefragt = ({ schritt: name, description, sonst }: Gefragt) =>
  ({
    description,
    always: [
      { guard: { type: 'istGefragt', params: { schritt: name } }, target: name },
      { target: sonst },
    ],
  }) as const;

/** One page of questions, where an answer may lead to a person instead. */
export const frageMitAnsehen = ({ vonHand, ...seite }: Frage & { readonly vonHand: string }) =>
  ({
    ...frage(seite),
    on: {
      WEITER: [
        beantwortet('istVonHand', seite.schritt, vonHand),
        beantwortet('istGueltig', seite.schritt, seite.weiter),
      ],
    },
  }) as const;

/** A page from which a person can be asked about what it says cannot be had online (`domain/verkauf.md §4`). */
export const mitAnfrage = <const Seite extends Fragestand>(seite: Seite, vonHand: string) => ({
  ...seite,
  on: { ...seite.on, ...anfrage(seite.id, vonHand) },
});

/** A page on which a trade is looked for, which may be in no list: a person is asked about it. */
export const mitTaetigkeit = <const Seite extends Fragestand>(seite: Seite, vonHand: string) => ({
  ...seite,
  on: { ...seite.on, ...anfrage(seite.id, vonHand), ...taetigkeitFehlt(seite.id, vonHand) },
});

interface Fragestand {
  readonly id: string;
  readonly on: object;
}

function anfrage(name: string, target: string) {
  const params = { schritt: name };
  const actions = { type: 'anfrageMerken', params } as const;
  return { ANFRAGEN: { guard: { type: 'istAnfragbar', params }, target, actions } } as const;
}

function taetigkeitFehlt(name: string, target: string) {
  const actions = { type: 'anfrageMerken', params: { schritt: name } } as const;
  return {
    TAETIGKEIT_FEHLT: { target, description: 'Ihre Tätigkeit ist nicht dabei', actions },
  } as const;
}

/**
 * Up to which sum it pays; a new application begins with it.
 *
 * @public
 */
export const deckung = ({ weiter }: Pick<Frage, 'weiter'>) =>
  frage({
    schritt: 'deckung',
    titel: 'Deckung',
    description: 'Kundin wählt, bis zu welcher Summe sie versichert ist',
    weiter,
  });

/**
 * Where a firm is; a new application begins with it.
 *
 * @public
 */
export const firmensitz = ({ weiter }: Pick<Frage, 'weiter'>) =>
  frage({
    schritt: 'firmensitz',
    titel: 'Firmensitz',
    description: 'Kundin nennt die Adresse ihrer Firma',
    weiter,
  });

interface Vorversicherung {
  readonly weiter: string;
  /** What is counted of earlier claims. */
  readonly schaeden?: string;
}

/** The last question about the risk, of every product. */
export const vorversicherung = ({ weiter, schaeden = 'Schäden' }: Vorversicherung) =>
  frage({
    schritt: 'vorversicherung',
    titel: 'Vorversicherung',
    description: `Kundin nennt frühere Versicherungen und ${schaeden}`,
    weiter,
  });
