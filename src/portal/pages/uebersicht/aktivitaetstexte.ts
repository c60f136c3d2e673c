import { texte } from '../../texte.ts';

/** What waits for her, on the overview and on the page of its contract. */
export const t = texte('uebersicht.aktivitaeten', {
  offenes: 'Offene Aktivitäten',
  UmsatzErinnern1: 'Bitte prüfen Sie Ihren Jahresumsatz.',
  UmsatzErinnern2: 'Erinnerung: Wir benötigen Ihren aktuellen Jahresumsatz.',
  UmsatzAutomatischAnpassen:
    'Ohne Ihre Angabe passen wir Ihren Jahresumsatz zum {datum} um 10\u00A0% an.',
  frist: '{vertrag}, bis zum {datum}',
  bis: 'Bis zum {datum}',
  mitNummer: '{vertrag}, Vertrag {nummer}',
  rahmennummer: 'Bitte tragen Sie die Rahmennummer Ihres Fahrrads nach.',
  vorgemerkt: 'Vorgemerkte Änderung: {vertrag}',
});
