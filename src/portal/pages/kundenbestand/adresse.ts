import * as z from 'zod/mini';
import { bestandssortierung, type Bestandsanfrage } from '#contract/endpoints/kundenbestand.ts';
import { produktSchluessel } from '#contract/entities/produkt.ts';
import { vertragsMarke } from '#contract/entities/marke.ts';

/** The whole book by name. */
export const anfang: Bestandsanfrage = {
  suche: null,
  produkt: null,
  status: null,
  marke: null,
  faellig: false,
  mahnung: false,
  umsatzaufgabe: false,
  untervermittler: null,
  sortierung: 'NAME',
  seite: 1,
};

/** Views of the book that have a name, as an address says them. */
export const ansichten = ['faellig', 'umsatzaufgabe', 'mahnung'] as const;
export type Ansicht = (typeof ansichten)[number];

const status = z.enum(['AKTIV', 'BEENDET']);
const seite = z.coerce.number().check(z.int(), z.gte(1), z.lte(99_999));
const namen = ['ansicht', 'produkt', 'status', 'marke', 'sortierung', 'seite'];

/** What an address asks for, whom was searched left as it is; null where it asks for nothing. */
export function ausAdresse(search: string, bisher: Bestandsanfrage): Bestandsanfrage | null {
  const suche = new URLSearchParams(search);
  if (!namen.some((name) => suche.has(name))) return null;
  const gewaehlt = new Set(suche.getAll('ansicht'));
  return {
    suche: bisher.suche,
    untervermittler: bisher.untervermittler,
    produkt: produktSchluessel.safeParse(suche.get('produkt')).data ?? null,
    status: status.safeParse(suche.get('status')).data ?? null,
    marke: vertragsMarke.safeParse(suche.get('marke')).data ?? null,
    faellig: gewaehlt.has('faellig'),
    umsatzaufgabe: gewaehlt.has('umsatzaufgabe'),
    mahnung: gewaehlt.has('mahnung'),
    sortierung: bestandssortierung.safeParse(suche.get('sortierung')).data ?? anfang.sortierung,
    seite: seite.safeParse(suche.get('seite')).data ?? 1,
  };
}

/** The same address with what is chosen; whom somebody searches and whose customers they are stands in none. */
export function mitAuswahl(search: string, anfrage: Bestandsanfrage): string {
  const suche = new URLSearchParams(search);
  for (const name of namen) suche.delete(name);
  for (const ansicht of ansichten) if (anfrage[ansicht]) suche.append('ansicht', ansicht);
  const { produkt, status: stand, marke, sortierung, seite: nummer } = anfrage;
  for (const [name, wert] of Object.entries({ produkt, status: stand, marke })) {
    if (wert !== null) suche.set(name, wert);
  }
  if (sortierung !== anfang.sortierung) suche.set('sortierung', sortierung);
  if (nummer > 1) suche.set('seite', String(nummer));
  const text = suche.toString();
  return text === '' ? '' : `?${text}`;
}
