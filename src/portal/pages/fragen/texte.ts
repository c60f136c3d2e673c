import { texte } from '../../texte.ts';

export const t = texte('fragen', {
  titel: 'Häufige Fragen',
  einleitung: 'Suchen Sie nach einem Wort oder öffnen Sie ein Thema.',
  titelVermittler: 'Häufige Fragen für Vermittler',
  einleitungVermittler: 'Antworten für Ihren Alltag mit Bestand, Verträgen und Anträgen.',
  suche: 'Wonach suchen Sie?',
  beispiel: 'Zum Beispiel „Umzug“ oder „Kündigung“',
  beispielVermittler: 'Zum Beispiel „Bestand“ oder „Passwort“',
  themen: 'Themen',
  alle: '{anzahl} Antworten',
  eine: '1 Antwort passt.',
  mehrere: '{anzahl} Antworten passen.',
  keine: 'Keine Treffer',
  keineErklaerung: 'Versuchen Sie ein anderes Wort, oder fragen Sie uns direkt.',
  sucheLeeren: 'Alle Fragen zeigen',
  nichtsGefunden: 'Ihre Frage ist nicht dabei?',
  service: '{service}: {telefon}, {zeiten}',
  kontakt: 'Alle Wege zu uns',
});
