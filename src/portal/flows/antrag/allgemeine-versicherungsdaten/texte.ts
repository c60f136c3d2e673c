import { texte } from '../../../texte.ts';

export const t = texte('antrag.fahrzeugdaten', {
  titel: 'Allgemeine Versicherungsdaten',
  fenster: 'Allgemeine Versicherungsdaten',
  lead: 'Für Ihr Auto oder Motorrad. Einen Beitrag berechnen wir hier nicht: Wir prüfen Ihre Angaben persönlich.',
  fahrzeugschein: 'Legen Sie den Fahrzeugschein bereit',
  fahrzeugscheinText:
    'Er heißt auch Zulassungsbescheinigung Teil\u00A0I. Die meisten Angaben stehen darin.',
  nachricht: 'Bitte prüfen Sie, ob Sie mein Fahrzeug versichern können.',
  senden: 'Angaben senden',

  gesendetTitel: 'Ihre Angaben wurden gesendet.',
});
