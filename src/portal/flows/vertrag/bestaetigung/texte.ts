import { allgemeinerFehler } from '#contract/constants.ts';
import { texte } from '../../../texte.ts';

export const t = texte('vertrag.bestaetigung', {
  wunschTitel: 'Bestätigung anfordern',
  vertrag: '{name}, Vertrag {nummer}.',
  zumVertrag: 'Zurück zum Vertrag',
  welche: 'Welche Bestätigung brauchen Sie?',
  waehlen: 'Wählen Sie eine Bestätigung.',
  VERSICHERUNGSBESTAETIGUNG: 'Dass Schutz besteht und was versichert ist.',
  HUNDEHALTERBESTAETIGUNG: 'Für die Anmeldung des Hundes bei der Gemeinde.',
  HAFTPFLICHTBESTAETIGUNG: 'Mit der Versicherungssumme, zum Beispiel für Auftraggeber.',
  BEITRAGSBESTAETIGUNG: 'Die Beiträge eines Jahres, zum Beispiel für die Steuer.',
  SCHADENFREIHEITSBESTAETIGUNG: 'Welche Schäden uns gemeldet wurden, für einen neuen Versicherer.',
  welchesJahr: 'Für welches Jahr?',
  anfordern: 'Bestätigung anfordern',
  wirdErstellt: 'Ihre Bestätigung wird erstellt.',
  morgen:
    'Morgen geht es weiter. Die Bestätigungen von heute stehen bei den Dokumenten des Vertrags.',
  nichtErstellt: 'Die Bestätigung wurde nicht erstellt.',
  fehler: allgemeinerFehler,
  keineVerbindung: 'Keine Verbindung. Es wurde nichts gesendet.',
  fertigTitel: 'Die Bestätigung ist da',
  fertigText: 'Sie steht ab jetzt auch bei den Dokumenten des Vertrags.',
  weitere: 'Weitere Bestätigung anfordern',
});
