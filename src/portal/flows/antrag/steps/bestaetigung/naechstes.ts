import * as z from 'zod/mini';
import type { AntragKontext } from '#machines/antrag/context.ts';
import { t } from './texte.ts';

/** What happens now, and what is left to her; without an address of hers the mail is named alone. */
export function naechstes(kontext: AntragKontext, email: string | null): string[] {
  const inPruefung = kontext.abschluss?.status === 'IN_PRUEFUNG';
  if (inPruefung) {
    return [
      email === null ? t('mailPruefungOhne') : t('mailPruefung', { email }),
      t('nochKeinBeitrag'),
    ];
  }
  return [
    email === null ? t('mailOhne') : t('mail', { email }),
    t(kontext.antworten.kontaktZahlung?.zahlart ?? 'LASTSCHRIFT'),
    ...(fehltRahmennummer(kontext) ? [t('rahmennummer')] : []),
    ...(hatAltenVertrag(kontext) ? [t('alterVertrag')] : []),
    t('widerruf'),
  ];
}

/** She has to do something herself still. */
export function hatZuTun(kontext: AntragKontext): boolean {
  const zahltSelbst = kontext.antworten.kontaktZahlung?.zahlart === 'RECHNUNG';
  return zahltSelbst || hatAltenVertrag(kontext) || fehltRahmennummer(kontext);
}

function hatAltenVertrag({ antworten }: AntragKontext): boolean {
  return antworten.vorversicherung?.gekuendigtDurch === 'LAEUFT_NOCH';
}

function fehltRahmennummer({ antworten }: AntragKontext): boolean {
  return ohneRahmennummer.safeParse(antworten).success;
}

const ohneRahmennummer = z.object({
  rad: z.object({ rahmennummerSpaeter: z.literal(true) }),
});
