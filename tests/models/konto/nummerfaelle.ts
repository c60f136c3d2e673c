import type { ChartCall } from '#tests/models/engine/cases.ts';
import { kontoFehler } from './fehlerfaelle.ts';

export const partnerNummer = 'P000101';
export const handynummer = '+491721234567';
export const code = '908070';
export const bankGesperrtBis = '2026-11-22T10:00:00.000Z';

/** Answers about the wished number and its code, alike in every flow that ends with one. */
export const nummerEreignisse = {
  'WEITER Handynummer': { type: 'WEITER', antwort: { handynummer } },
  'WEITER mit Festnetznummer': { type: 'WEITER', antwort: { handynummer: '+493012345678' } },
  'WEITER Code': { type: 'WEITER', antwort: { code } },
  'WEITER mit fünf Ziffern': { type: 'WEITER', antwort: { code: '12345' } },
  CODE_ERNEUT: { type: 'CODE_ERNEUT' },
  ANDERE_NUMMER: { type: 'ANDERE_NUMMER' },
  LINK_GEOEFFNET: { type: 'LINK_GEOEFFNET' },
  NEUER_LINK: { type: 'NEUER_LINK' },
  ERNEUT: { type: 'ERNEUT' },
  ABGEMELDET: { type: 'ABGEMELDET' },
  SITZUNG_ABGELAUFEN: { type: 'SITZUNG_ABGELAUFEN' },
} as const;

export const nummerAufrufe = {
  nummerWaehlen: {
    done: { erlaubt: undefined },
    error: kontoFehler(
      'NUMMER_UNVERAENDERT',
      'NUMMER_UNGUELTIG',
      'LINK_UNGUELTIG',
      'ZU_OFT',
      'TECHNISCH',
    ),
  },
  codeSenden: {
    done: { gesendet: undefined },
    error: kontoFehler('ZU_OFT', 'LINK_UNGUELTIG', 'TECHNISCH'),
  },
} as const;

/** The number that gets the code, and that the code is checked for, is the one she wished. */
export function istIhreNummer({ id, input }: ChartCall): boolean {
  if (!['nummerWaehlen', 'codeSenden', 'codePruefen'].includes(id)) return true;
  return (
    typeof input === 'object' &&
    input !== null &&
    'handynummer' in input &&
    input.handynummer === handynummer
  );
}
