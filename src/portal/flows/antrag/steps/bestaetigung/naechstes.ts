import * as z from 'zod/mini';
import { formatDatumLang } from '#contract/tag.ts';
import { laeuftNochBis } from '#machines/antrag/anschluss.ts';
import type { AntragKontext } from '#machines/antrag/context.ts';
import { keinWiderrufsrecht } from '#contract/widerrufsrecht.ts';
import { hatWiderruf } from '../tarif/worte.ts';
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
    ...alterVertrag(kontext),
    hatWiderruf(kontext) ? t('widerruf') : keinWiderrufsrecht,
  ];
}

/** She has to do something herself still. */
export function hatZuTun(kontext: AntragKontext): boolean {
  const zahltSelbst = kontext.antworten.kontaktZahlung?.zahlart === 'RECHNUNG';
  return zahltSelbst || alterVertrag(kontext).length > 0 || fehltRahmennummer(kontext);
}

function alterVertrag({ antworten: { vorversicherung } }: AntragKontext): string[] {
  const bis = laeuftNochBis(vorversicherung);
  const bei = vorversicherung?.vorversicherer ?? '';
  return bis === null ? [] : [t('alterVertrag', { bei, bis: formatDatumLang(bis) })];
}

function fehltRahmennummer({ antworten }: AntragKontext): boolean {
  return ohneRahmennummer.safeParse(antworten).success;
}

const ohneRahmennummer = z.object({
  rad: z.object({ rahmennummerSpaeter: z.literal(true) }),
});
