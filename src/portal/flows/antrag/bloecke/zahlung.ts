import type { Zahlung } from '#machines/antrag/answers.ts';
import type { Antragslage } from '#machines/antrag/frage.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import { t } from './texte.ts';

/** Block Z: how she pays (`domain/antrag.md §5.1`, §3). */
export const zahlung: Frageseite<Zahlung, Antragslage> = {
  titel: t('zahlungTitel'),
  warum: t('zahlungWarum'),
  felder: [
    {
      name: 'zahlart',
      art: 'karten',
      label: t('zahlart'),
      optionen: [
        { wert: 'LASTSCHRIFT', label: t('LASTSCHRIFT'), folge: t('lastschriftFolge') },
        { wert: 'RECHNUNG', label: t('RECHNUNG'), folge: t('rechnungFolge') },
      ],
      vorgabe: () => 'LASTSCHRIFT',
    },
    { name: 'iban', art: 'iban', label: t('iban'), wenn: istLastschrift },
    {
      name: 'bic',
      art: 'text',
      label: t('bic'),
      hinweis: t('bicHinweis'),
      optional: true,
      wenn: (antwort) => istLastschrift(antwort) && istImAusland(antwort),
    },
    {
      name: 'kontoinhaberAbweichend',
      art: 'haken',
      label: t('kontoinhaberAbweichend'),
      optional: true,
      wenn: istLastschrift,
      sonst: false,
    },
    {
      name: 'kontoinhaber',
      art: 'text',
      label: t('kontoinhaber'),
      hinweis: t('kontoinhaberEinverstanden'),
      wenn: (antwort) => istLastschrift(antwort) && antwort.kontoinhaberAbweichend === true,
    },
  ],
  sperren: ({ umfeld, antworten }) => {
    if (umfeld?.mitRechnung === false) return { zahlart: { RECHNUNG: t('rechnungNicht') } };
    return antworten.tarif?.zahlweise === 'JAEHRLICH'
      ? {}
      : { zahlart: { RECHNUNG: t('rechnungNurJaehrlich') } };
  },
};

/** The bank of a German account is found by its IBAN. */
function istImAusland({ iban = '' }: Partial<Pick<Zahlung, 'iban'>>): boolean {
  return /^(?!DE)[A-Z]{2}\d{2}/.test(iban);
}

function istLastschrift({ zahlart }: { zahlart?: unknown }): boolean {
  return zahlart === 'LASTSCHRIFT';
}
