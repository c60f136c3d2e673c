import type { AntragAbgelehnt } from '#contract/endpoints/antrag/angaben.ts';
import { entwurfAbgeschlossen } from '#contract/entities/abgeschlossenerEntwurf.ts';

/** Refusals of an application, each with the sentence that says what to do (`domain/antrag.md §5.2`, §5.3). */
export const antragsablehnung = {
  nichtVerfuegbar: nichtAbschliessbar('Dieses Produkt ist hier nicht verfügbar.', null),
  kontoUnbekannt: nichtAbschliessbar('Bitte geben Sie Ihre IBAN ein.', 'kontaktZahlung'),
  bonitaet: {
    code: 'BONITAET_NEGATIV',
    errorMessage:
      'Wir können Ihren Antrag derzeit nicht online abschließen. Grund ist das Ergebnis einer Bonitätsprüfung.',
    schritt: null,
  },
  vonHand: nichtAbschliessbar(
    'Wir prüfen Ihre Anfrage persönlich. Bitte senden Sie uns dazu eine Nachricht.',
    null,
  ),
  nachweis: {
    code: 'NACHWEIS_NOETIG',
    errorMessage: 'Bitte bestätigen Sie Ihre Handynummer noch einmal mit einem Code.',
    schritt: 'kontaktZahlung',
  },
  unterlagen: {
    code: 'UNTERLAGEN_VERALTET',
    errorMessage:
      'Ihre Unterlagen passen nicht mehr zu Ihren Angaben. Bitte lesen Sie die neuen Unterlagen.',
    schritt: 'abschluss',
  },
  beitrag: {
    code: 'BEITRAG_GEAENDERT',
    errorMessage: 'Der Beitrag hat sich geändert. Bitte prüfen Sie ihn noch einmal.',
    schritt: 'angebot',
  },
  schonAngekommen: {
    code: 'SCHON_ANGEKOMMEN',
    errorMessage:
      'Ihr Antrag ist angekommen, so wie Sie ihn zuerst eingereicht haben. Alles dazu haben wir Ihnen per E-Mail geschickt. Möchten Sie etwas ändern, melden Sie sich bei uns.',
    schritt: null,
  },
  ausEntwurf: { code: 'SCHON_ANGEKOMMEN', errorMessage: entwurfAbgeschlossen, schritt: null },
  ohneRechnung: nichtAbschliessbar(
    'Zahlung per Rechnung bieten wir gerade nicht an. Bitte wählen Sie Lastschrift.',
    'kontaktZahlung',
  ),
} as const satisfies Record<string, AntragAbgelehnt>;

export function nichtAbschliessbar(errorMessage: string, schritt: string | null): AntragAbgelehnt {
  return { code: 'NICHT_ABSCHLIESSBAR', errorMessage, schritt };
}
