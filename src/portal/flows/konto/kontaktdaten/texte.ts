import { texte } from '../../../texte.ts';

export const t = texte('konto.kontaktdaten', {
  angabenTitel: 'Kontaktdaten ändern',
  anrede: 'Anrede',
  FRAU: 'Frau',
  HERR: 'Herr',
  DIVERS: 'Divers',
  KEINE_ANGABE: 'Keine Angabe',
  titel: 'Titel',
  ohneTitel: 'Kein Titel',
  telefon: 'Telefonnummer',
  telefonHinweis: 'Für Rückfragen. Codes senden wir weiter an Ihre Handynummer.',
  name: 'Ihr Name hat sich geändert?',
  nameSchreiben: 'Schreiben Sie uns',
  speichern: 'Kontaktdaten speichern',
  gespeichertTitel: 'Kontaktdaten gespeichert',
  gespeichert: 'Ihre Kontaktdaten sind geändert.',
});
