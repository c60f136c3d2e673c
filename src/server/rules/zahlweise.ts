import type { Zahlweise } from '#contract/entities/zahlweise.ts';
import type { BeitragsKomponente } from '../database/schema.ts';
import { anteil } from './geld.ts';

/** One instalment and the year's sum in cents, with the instalment's net and tax. */
export interface Beitrag {
  versicherungsPraemie: number;
  jahresVersicherungsPraemie: number;
  netto: number;
  steuer: number;
}

/** Instalments a year and surcharge factor in percent (`domain/antrag.md §3`). */
const raten = {
  MONATLICH: { proJahr: 12, faktor: 105 },
  VIERTELJAEHRLICH: { proJahr: 4, faktor: 103 },
  HALBJAEHRLICH: { proJahr: 2, faktor: 102 },
  JAEHRLICH: { proJahr: 1, faktor: 100 },
  EINMALIG: { proJahr: 1, faktor: 100 },
} as const satisfies Record<Zahlweise, { proJahr: number; faktor: number }>;

/** Premium of a contract paid in that period; each component is rounded for itself (`domain/antrag.md §3`). */
export function beitragBei(
  komponenten: readonly BeitragsKomponente[],
  zahlweise: Zahlweise,
): Beitrag {
  const { proJahr } = raten[zahlweise];
  let netto = 0;
  let steuer = 0;
  for (const komponente of komponenten) {
    const rate = rateVon(komponente, zahlweise);
    netto += rate.netto;
    steuer += rate.steuer;
  }
  const versicherungsPraemie = netto + steuer;
  return {
    versicherungsPraemie,
    jahresVersicherungsPraemie: proJahr * versicherungsPraemie,
    netto,
    steuer,
  };
}

/** Net and tax of one instalment of a component, cents, each rounded. */
export function rateVon(
  { nettoJahr, steuersatz }: BeitragsKomponente,
  zahlweise: Zahlweise,
): { netto: number; steuer: number } {
  const { proJahr, faktor } = raten[zahlweise];
  const netto = anteil(nettoJahr, faktor, 100 * proJahr);
  return { netto, steuer: anteil(netto, steuersatz, 10_000) };
}

export function ratenProJahr(zahlweise: Zahlweise): number {
  return raten[zahlweise].proJahr;
}

/** Surcharge for paying in instalments, percent of the net premium. */
export function ratenzuschlag(zahlweise: Zahlweise): number {
  return raten[zahlweise].faktor - 100;
}

/** Smallest instalment that is collected, cents including tax (`domain/antrag.md §3`). */
export const mindestrate = 300;
