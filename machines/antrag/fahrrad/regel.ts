import type * as z from 'zod/mini';
import type { Wunsch } from '#contract/begriffe/wunsch.ts';
import type { fahrrad2Tarifieren } from '#contract/endpoints/tarifieren/fahrrad2.ts';
import { anderswo, nehmerAus } from '../nehmer.ts';
import { produktregel } from '../produktregel.ts';
import type { Produktregel } from '../regel.ts';
import { type FahrradAntworten, formen } from './answers.ts';
import { angenommen } from './annahmen.ts';
import { frueher } from './frueher.ts';

type Anfrage = z.input<(typeof fahrrad2Tarifieren)['body']>;
type Schutz = Pick<NonNullable<FahrradAntworten['angebot']>, 'reparaturschutz' | 'schutzbrief'>;

/** What makes an application one for a bicycle (`domain/antrag.md §6.1`, `domain/verkauf.md §3`). */
export const fahrradRegel: Produktregel<FahrradAntworten, Anfrage> = produktregel<
  FahrradAntworten,
  Anfrage
>({
  produkt: 'fahrrad2',
  formen,
  nehmer: (antworten) => nehmerAus({ ...antworten, ...standort(antworten) }),
  risiko: ({ einstieg, rad, nutzung, angebot }) => {
    if (!einstieg || !rad || !nutzung) return null;
    const { fahrradTyp, kaufpreis, plz } = einstieg;
    const { kaufdatum } = rad;
    // Of a street elsewhere nothing is known here.
    const strasse = nutzung.plz === plz ? nutzung.strasse : '';
    return {
      fahrradTyp,
      kaufpreis,
      // Before both are asked, it counts as new, and the postcode alone counts.
      ...(kaufdatum === '' ? {} : { kaufdatum }),
      nutzung: nutzung.nutzung,
      risikoOrt: strasse === '' ? { plz } : { plz, strasse },
      reparaturschutz: angebot.reparaturschutz,
      schutzbrief: angebot.schutzbrief,
    };
  },
  wahl: (_, { einstieg }) => ({ ...nachWunsch[einstieg?.wunsch ?? 'AUSGEWOGEN'] }),
  zahlweise: 'MONATLICH',
  frueher,
  annahmen: angenommen,
  nimmtAn: ({ angebot }) => Object.keys(angebot?.annahmen ?? {}).length > 0,
  widersprueche: (schritt, { antworten: { einstieg, nutzung } }) =>
    schritt === 'nutzung' ? anderswo(einstieg, nutzung) : [],
  ohne: (tarif, grund) =>
    grund === 'RAD_ZU_ALT_FUER_REPARATUR' ? { ...tarif, reparaturschutz: 'KEINER' } : null,
});

/** What fits what she wishes. */
export const nachWunsch = {
  GUENSTIG: { reparaturschutz: 'KEINER', schutzbrief: false },
  AUSGEWOGEN: { reparaturschutz: 'OHNE_VERSCHLEISS', schutzbrief: false },
  RUNDUM: { reparaturschutz: 'MIT_VERSCHLEISS', schutzbrief: true },
} as const satisfies Record<Wunsch, Schutz>;

/** Where it stands, whose postcode was asked first; nothing while it is not known. */
export function standort({ einstieg, nutzung }: FahrradAntworten) {
  if (!einstieg || !nutzung) return {};
  const { ort, strasse, hausnummer } = nutzung;
  return { risikoort: { plz: einstieg.plz, ort, strasse, hausnummer } };
}
