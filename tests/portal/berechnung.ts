import type { Berechnung } from '#contract/entities/aenderung.ts';

/** A calculation for a day as the server answers it. */
export function berechnungFor(wirksamkeitsdatum: string): Berechnung {
  return {
    wirksamkeitsdatum,
    beitragAlt: { versicherungsPraemie: 5712, jahresVersicherungsPraemie: 5712 },
    beitragNeu: {
      versicherungsPraemie: 500,
      jahresVersicherungsPraemie: 6000,
      netto: 420,
      steuer: 80,
    },
    differenzProZahlung: -5212,
    anteilBisHauptfaelligkeit: 0,
    naechsteFaelligkeit: wirksamkeitsdatum,
    kurzeRate: null,
    verlauf: [],
    entfallende: [],
    hinweise: [],
    berechnungId: 'b-1',
  };
}
