import type {
  Gespraechsbeitrag,
  Nachricht,
  Nachrichtenkopf,
} from '#contract/entities/nachricht.ts';
import type { Hochgeladen } from '#contract/entities/upload.ts';
import { heuteInBerlin, tagePlus } from '#contract/tag.ts';
import { werktagePlus } from '#contract/werktage.ts';
import { fristen } from '#contract/zahlen.ts';
import type { dokument } from '../database/schema.ts';
import type { mitteilung } from '../database/vorgangsschema.ts';
import { sicher } from '../documents/html/sicher.ts';

export type Mitteilung = typeof mitteilung.$inferSelect;
export type Mitteilungskopf = Omit<Mitteilung, 'text'>;

/** A document that a message brought. */
export type Mitgeschickt = Pick<
  typeof dokument.$inferSelect,
  'id' | 'typ' | 'titel' | 'zustand' | 'zustandSeit'
>;

/** Day until which whoever wrote at that moment is answered, `yyyy-MM-dd` (`domain/konto.md §9`). */
export function antwortfrist(zeit: Date): string {
  return werktagePlus(heuteInBerlin(zeit), fristen.antwortWerktage);
}

/** Day until which a complaint of that moment is answered in its matter, `yyyy-MM-dd` (`domain/konto.md §9`). */
export function beschwerdefrist(zeit: Date): string {
  return tagePlus(heuteInBerlin(zeit), fristen.beschwerdeWochen * 7);
}

/** Who writes to a customer or an agency where nobody is named. */
const kundenservice = 'Kundenservice';

/** A message as the lists name it; `wer` is whose mailbox it is. */
export function nachrichtenkopfAus(zeile: Mitteilungskopf, wer: string): Nachrichtenkopf {
  const { id, betreff, kategorie, versicherungsNummer, richtung, zeit, gelesenAm } = zeile;
  const gesendet = richtung === 'AUSGANG';
  return {
    id,
    betreff,
    kategorie,
    von: gesendet ? wer : kundenservice,
    an: gesendet ? kundenservice : wer,
    datum: zeit.toISOString(),
    gelesen: gesendet || gelesenAm !== null,
    ...(versicherungsNummer !== null && { vertragsId: versicherungsNummer }),
  };
}

interface Dazu {
  /** Documents of ours. */
  anhaenge: readonly Mitgeschickt[];
  /** Files of whoever wrote in its conversation. */
  dateien: readonly Hochgeladen[];
  /** Its conversation, itself among it. */
  gespraech: readonly Mitteilung[];
  wer: string;
}

/** A message whole, with what it brought and what was written before and after. */
export function nachrichtAus(
  zeile: Mitteilung,
  { anhaenge, dateien, gespraech, wer }: Dazu,
): Nachricht {
  return {
    ...nachrichtenkopfAus(zeile, wer),
    text: alsHtml(zeile.text),
    anhaenge: [
      ...anhaenge.map(({ id, typ, titel }) => ({ id, typ, name: titel, groesse: null })),
      ...dateien.map(({ id, name, typ, groesse }) => ({ id, name, typ, groesse })),
    ],
    gespraech: gespraech.map((eine) => beitragAus(eine, wer)),
  };
}

/** One side of a conversation, as whoever owns the mailbox reads it. */
export function beitragAus(zeile: Mitteilung, wer: string): Gespraechsbeitrag {
  const { id, von, datum } = nachrichtenkopfAus(zeile, wer);
  return { id, von, datum, gesendet: zeile.richtung === 'AUSGANG', text: alsHtml(zeile.text) };
}

/** Plain text as HTML: a paragraph wherever an empty line parts it. */
function alsHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((absatz) => `<p>${sicher(absatz).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
