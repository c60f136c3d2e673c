import type { AntragKontext } from '#machines/antrag/context.ts';
import { t } from './texte.ts';

/** What happens now, and what is left to her. */
export function naechstes({ abschluss, antworten }: AntragKontext): string[] {
  const { kontakt, zahlung, vorversicherung } = antworten;
  const email = kontakt?.email ?? '';
  if (abschluss?.status === 'IN_PRUEFUNG')
    return [t('mailPruefung', { email }), t('nochKeinBeitrag')];
  return [
    t('mail', { email }),
    t(zahlung?.zahlart ?? 'LASTSCHRIFT'),
    ...(vorversicherung?.gekuendigtDurch === 'LAEUFT_NOCH' ? [t('alterVertrag')] : []),
    t('widerruf'),
  ];
}
