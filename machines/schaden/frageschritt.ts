interface Frage<Schritt, Weiter> {
  readonly schritt: Schritt;
  readonly titel: string;
  readonly description: string;
  readonly weiter: Weiter;
}

/** A step of the report that is answered and left. */
export function frageschritt<const Schritt extends string, const Weiter extends string>({
  schritt,
  titel,
  description,
  weiter,
}: Frage<Schritt, Weiter>) {
  return {
    id: schritt,
    description,
    meta: { step: schritt, title: titel },
    route: {
      guard: { type: 'istErreichbar', params: { schritt } },
      description: `Zu „${titel}“`,
    },
    on: {
      WEITER: {
        guard: { type: 'istGueltig', params: { schritt } },
        target: weiter,
        actions: { type: 'uebernehmen', params: { schritt } },
      },
    },
  } as const;
}
