import type { Nachricht, Nachrichtenkopf } from '#contract/entities/nachricht.ts';
import type { Hochgeladen } from '#contract/entities/upload.ts';
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

/** What a message brought: documents of ours, files of whoever wrote it. */
interface Beigelegt {
  anhaenge: readonly Mitgeschickt[];
  dateien: readonly Hochgeladen[];
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

/** A message whole, with what it brought. */
export function nachrichtAus(
  zeile: Mitteilung,
  { anhaenge, dateien, wer }: Beigelegt & { wer: string },
): Nachricht {
  return {
    ...nachrichtenkopfAus(zeile, wer),
    text: alsHtml(zeile.text),
    anhaenge: [
      ...anhaenge.map(({ id, typ, titel }) => ({ id, typ, name: titel, groesse: null })),
      ...dateien.map(({ id, name, typ, groesse }) => ({ id, name, typ, groesse })),
    ],
  };
}

/** Plain text as HTML: a paragraph wherever an empty line parts it. */
function alsHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((absatz) => `<p>${sicher(absatz).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
