import { allgemeinerFehler } from '#contract/constants.ts';
import { texte } from '../texte.ts';

export const t = texte('shell', {
  laedt: 'Wird geladen',
  einenMoment: 'Einen Moment',
  fehlerTitel: 'Das hat nicht geklappt',
  fehler: allgemeinerFehler,
  erneut: 'Erneut versuchen',
  fehlerId: 'Fehlernummer: {id}',
  fehlerErklaerung:
    'Ihre Daten sind sicher. Nennen Sie uns die Fehlernummer, wenn Sie sich melden.',
  neuLaden: 'Seite neu laden',
  zurStartseite: 'Zur Startseite',
  nichtGefundenTitel: 'Diese Seite gibt es nicht.',
  nichtGefunden: 'Prüfen Sie die Adresse oder gehen Sie zurück zur Startseite.',
  vertraege: 'Verträge',
  vertraegeTitel: 'Ihre Verträge',
  zahlweise: 'Zahlweise ändern',
  kundenbestand: 'Kundenbestand',
  startseite: 'Startseite',
  kundenportal: 'Kundenportal',
  vermittlerportal: 'Vermittlerportal',
  offline: 'Sie sind gerade offline. Ihre Eingaben bleiben hier erhalten.',
  inVorbereitung: 'In Vorbereitung',
  inVorbereitungText:
    'Diese Seite bauen wir gerade. Bis dahin hilft Ihnen unser Service gern weiter.',
  service: 'Telefon {telefon}, {zeiten}',
});
