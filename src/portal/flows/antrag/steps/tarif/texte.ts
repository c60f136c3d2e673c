import { fristen } from '#contract/zahlen.ts';
import { tariffragen } from '#machines/antrag/fragen/tarif.ts';
import { texte } from '../../../../texte.ts';

export const t = texte('antrag.tarif', {
  ...tariffragen,
  angebotTitel: 'Wie möchten Sie versichert sein?',
  einleitung: 'Jede Wahl rechnen wir sofort in Ihren Beitrag ein.',
  weiter: 'Mit diesem Beitrag weiter',

  mehr: '+\u00A0{betrag} {zahlweise}',
  weniger: '−\u00A0{betrag} {zahlweise}',
  ausgangspunkt: '{betrag} {zahlweise}',

  sbHinweis: 'So viel zahlen Sie bei jedem Schaden selbst. Je mehr, desto niedriger Ihr Beitrag.',

  imJahr: '{betrag} im Jahr',
  zahlweiseNichtMoeglich: 'Wählen Sie eine andere Zahlweise.',

  MORGEN: 'Morgen',
  HEUTE: 'Heute',
  ANDERER: 'Anderer Tag',
  andererFolge: 'Datum',
  andererTag: 'Gewünschter Beginn',
  gesternHinweis:
    'Für einen Beginn gestern erklären Sie später, dass Ihnen seitdem kein Schaden bekannt ist.',
  beginnverlegungHinweis:
    'Gestern, oder bis zu einem Jahr im Voraus. Erst ab diesem Tag zahlen Sie.',
  beginnFehlt: 'Geben Sie den Tag ein, an dem Ihr Schutz beginnen soll.',

  unterversicherungFolge:
    'Ist mehr vorhanden als versichert, zahlen wir bei jedem Schaden nur einen Teil.',
  gutZuWissen: 'Gut zu wissen',
  geaendert: 'Der Beitrag hat sich geändert',
  geaendertText:
    'Deshalb haben wir noch nichts abgeschlossen. Prüfen Sie den neuen Beitrag und entscheiden Sie neu.',
  abgelaufenText: `Ein Beitrag gilt ${fristen.preisTage}\u00A0Tage lang. Für dieselben Angaben haben wir ihn neu berechnet. Prüfen Sie, ob er noch passt.`,
  bisher: 'Bisher',
  neu: 'Neu',
  zahlweiseZeile: 'Zahlweise',
  imJahrZeile: 'Im Jahr',
  nichtMoeglich: 'So können wir Sie nicht versichern',
  nichtOnline: 'So können wir Sie nicht online versichern',
  anfragenText: 'Stimmt die Angabe, schreiben Sie uns. Ihre Antworten nehmen wir mit.',
  schrittAendern: '{schritt} ändern',
  fehler: 'Leider ist etwas schief gelaufen. Bitte versuchen Sie es später nochmal.',
  unberechnet: 'Ihre letzte Änderung konnten wir nicht berechnen',
  unberechnetText:
    'Es gilt weiter, was Sie vorher gewählt hatten. War nur Ihre Verbindung unterbrochen, versuchen wir es von selbst noch einmal.',
  nichtsVerloren: 'Ihre Auswahl ist noch da.',
  nochmal: 'Noch einmal berechnen',
});
