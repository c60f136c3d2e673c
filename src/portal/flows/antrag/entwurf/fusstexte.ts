import { texte } from '../../../texte.ts';

/** What stands below every step; the words of the dialogs come with them. */
export const t = texte('antrag.entwurf.fuss', {
  speichern: 'Entwurf speichern',
  gespeichertUm: 'Gespeichert um {uhrzeit}\u00A0Uhr',
  gespeichertAm: 'Gespeichert am {datum} um {uhrzeit}\u00A0Uhr',
  speichert: 'Wird gespeichert …',
  offen: 'Noch nicht gespeichert. Wir versuchen es weiter.',
  aufgeschoben:
    'Noch nicht gespeichert, denn es gibt eine neuere Version. Nach der nächsten Antwort fragen wir wieder.',
  vermittler: 'Ihr Vermittler:',
  verkauf: 'Antrag über',
  telefon: 'Telefon {telefon}',
});
