import { ratenzuschlag } from '#contract/zahlen.ts';
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

/** Instalments a year (`domain/antrag.md §3`). */
const raten = {
  MONATLICH: 12,
  VIERTELJAEHRLICH: 4,
  HALBJAEHRLICH: 2,
  JAEHRLICH: 1,
  EINMALIG: 1,
} as const satisfies Record<Zahlweise, number>;

/** Premium of a contract paid in that period; each component is rounded for itself (`domain/antrag.md §3`). */
export function beitragBei(
  komponenten: readonly BeitragsKomponente[],
  zahlweise: Zahlweise,
): Beitrag {
  const proJahr = raten[zahlweise];
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
  const netto = anteil(nettoJahr, 100 + ratenzuschlag[zahlweise], 100 * raten[zahlweise]);
  return { netto, steuer: anteil(netto, steuersatz, 10_000) };
}

export function ratenProJahr(zahlweise: Zahlweise): number {
  return raten[zahlweise];
}
