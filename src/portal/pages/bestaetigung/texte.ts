import { allgemeinerFehler } from '#contract/constants.ts';
import { texte } from '../../texte.ts';

export const t = texte('bestaetigung', {
  titel: 'Bestätigung anfordern',
  vertrag: '{name}, Vertrag {nummer}.',
  zumVertrag: 'Zurück zum Vertrag',
  welche: 'Welche Bestätigung brauchen Sie?',
  waehlen: 'Wählen Sie eine Bestätigung.',
  VERSICHERUNGSBESTAETIGUNG: 'Dass und wie Sie versichert sind.',
  HUNDEHALTERBESTAETIGUNG: 'Für die Anmeldung Ihres Hundes bei der Gemeinde.',
  HAFTPFLICHTBESTAETIGUNG: 'Mit der Versicherungssumme, für Ihre Auftraggeber.',
  BEITRAGSBESTAETIGUNG: 'Was Sie in einem Jahr gezahlt haben, zum Beispiel für die Steuer.',
  SCHADENFREIHEITSBESTAETIGUNG: 'Welche Schäden uns gemeldet wurden, für einen neuen Versicherer.',
  welchesJahr: 'Für welches Jahr?',
  anfordern: 'Bestätigung anfordern',
  wirdErstellt: 'Ihre Bestätigung wird erstellt.',
  morgen: 'Morgen geht es weiter. Die Bestätigungen von heute stehen bei Ihren Dokumenten.',
  nichtErstellt: 'Ihre Bestätigung wurde nicht erstellt.',
  fehler: allgemeinerFehler,
  fertig: 'Ihre Bestätigung ist da',
  fertigText: 'Sie steht ab jetzt auch bei den Dokumenten Ihres Vertrags.',
  weitere: 'Weitere Bestätigung anfordern',
});
