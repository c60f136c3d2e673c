import { preistreiberWort } from '#contract/begriffe/preistreiber.ts';
import type { BeitragsKomponente } from '../../database/schema.ts';
import { preisBerechnetAm } from '../fristen/antrag.ts';
import { tagePlus } from '#contract/tag.ts';
import { nachlassEndetAm, nachlassProzent } from '../tarif/gruendernachlass.ts';
import { bewerteImVertrag } from '../tarif/vertragstarif.ts';
import type { Aenderungslage } from './lage.ts';
import type { Unterschied } from './regel.ts';

type Nachlasslage = Pick<
  Aenderungslage,
  | 'produkt'
  | 'antragsdatum'
  | 'vertragsBeginn'
  | 'beginnverlegung'
  | 'hauptfaelligkeitTag'
  | 'hauptfaelligkeitMonat'
  | 'tarifAngaben'
  | 'beitragsKomponenten'
>;

/** The day a contract loses the founder's discount, and what it is priced from then on. */
export interface Nachlassende {
  am: string;
  komponenten: BeitragsKomponente[];
  /** Day of which the discount is: the conclusion, or the one its price was promised on. */
  antragsdatum: string;
}

/** Null where there is no discount to end: none was given, it has ended, or somebody priced the contract by hand. */
export function nachlassende(lage: Nachlasslage): Nachlassende | null {
  const gegruendet = lage.tarifAngaben?.['gruendungsdatum'];
  // Most contracts; every tile and every price asks.
  if (typeof gegruendet !== 'string') return null;
  // The price may be of a day up to 14 days before the conclusion, on which she still was a founder.
  const frueher = { ...lage, antragsdatum: preisBerechnetAm(lage.antragsdatum) };
  return endeVon(lage, gegruendet) ?? endeVon(frueher, gegruendet);
}

/** As Nachtrag and time line name it. */
export const nachlassUnterschied: Unterschied = {
  name: preistreiberWort.GRUENDUNG,
  bisher: `${nachlassProzent}\u00A0%`,
  neu: 'keiner',
};

function endeVon(lage: Nachlasslage, gegruendet: string): Nachlassende | null {
  const { beitragsKomponenten } = lage;
  const am = nachlassEndetAm(lage, gegruendet);
  if (am === null) return null;
  const mit = komponentenAm(lage, tagePlus(am, -1));
  const komponenten = komponentenAm(lage, am);
  if (!mit || !komponenten || !gleichViel(mit, beitragsKomponenten)) return null;
  return { am, komponenten, antragsdatum: lage.antragsdatum };
}

function komponentenAm(lage: Nachlasslage, tag: string): BeitragsKomponente[] | null {
  const bewertung = lage.tarifAngaben && bewerteImVertrag(lage, lage.tarifAngaben, tag);
  return bewertung?.ergebnis === 'VERSICHERBAR' ? bewertung.komponenten : null;
}

function gleichViel(
  eine: readonly BeitragsKomponente[],
  andere: readonly BeitragsKomponente[],
): boolean {
  return (
    eine.length === andere.length &&
    eine.every(({ nettoJahr }, stelle) => nettoJahr === andere[stelle]?.nettoJahr)
  );
}
