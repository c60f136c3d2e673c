import type * as z from 'zod/mini';
import type { fahrrad2Tarifieren } from '#contract/endpoints/tarifieren/fahrrad2.ts';
import { monatePlus } from '#contract/tag.ts';
import { fahrrad } from '#contract/produkte/fahrrad.ts';
import { nehmerAus } from '../nehmer.ts';
import { produktregel } from '../produktregel.ts';
import { reparaturAlter } from '#contract/produkte/leistungen/fahrrad.ts';
import { aufKarte } from '#contract/produkte/leistungen/leistung.ts';
import { ergebnisVon, type Produktregel } from '../regel.ts';
import { type FahrradAntworten, formen } from './answers.ts';

type Anfrage = z.input<(typeof fahrrad2Tarifieren)['body']>;

/** What makes an application one for a bicycle (`domain/antrag.md §6.1`). */
export const fahrradRegel: Produktregel<FahrradAntworten, Anfrage> = produktregel<
  FahrradAntworten,
  Anfrage
>({
  produkt: 'fahrrad2',
  formen,
  nehmer: nehmerAus,
  risiko: ({ fahrradDaten, nutzung, risikoort, schutzumfang }) => {
    if (!fahrradDaten || !nutzung || !risikoort || !schutzumfang) return null;
    const { fahrradTyp, kaufpreis, kaufdatum } = fahrradDaten;
    return {
      fahrradTyp,
      kaufpreis,
      kaufdatum,
      nutzung: nutzung.nutzung,
      risikoOrt: { plz: risikoort.plz, strasse: risikoort.strasse },
      ...schutzumfang,
    };
  },
  wahl: () => ({}),
  widersprueche: (schritt, stand) =>
    schritt === 'schutzumfang' &&
    stand.antworten.schutzumfang?.reparaturschutz !== 'KEINER' &&
    istZuAltFuerReparatur(stand.antworten.fahrradDaten?.kaufdatum, stand.umfeld?.heute) &&
    // What was offered in time holds as long as its price.
    ergebnisVon(fahrradRegel, 'tarifieren', stand)?.ergebnis !== 'VERSICHERBAR'
      ? [{ feld: 'reparaturschutz', text: zuAltFuerReparatur }]
      : [],
});

/** Why repairs are not insured. */
export const zuAltFuerReparatur = aufKarte(
  reparaturAlter,
  reparaturAlter.absage.RAD_ZU_ALT_FUER_REPARATUR,
);

/** Repairs are insured for some months after the purchase (days as yyyy-MM-dd). */
export function istZuAltFuerReparatur(
  kaufdatum: string | undefined,
  heute: string | undefined,
): boolean {
  if (kaufdatum === undefined || heute === undefined) return false;
  return monatePlus(kaufdatum, fahrrad.grenzen.reparaturMonate) < heute;
}
