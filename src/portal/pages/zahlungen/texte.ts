import { texte } from '../../texte.ts';

export const t = texte('zahlungen', {
  titel: 'Zahlungen',
  lead: '{name}, Vertrag {nummer}',
  zurueck: 'Zurück zum Vertrag',
  naechste: 'Was als Nächstes fällig ist',
  abgebucht: 'Am {tag} buchen wir {betrag} ab.',
  zuZahlen: 'Am {tag} sind {betrag} fällig.',
  gutgeschrieben: 'Am {tag} schreiben wir {betrag} gut.',
  nichts: 'Für diesen Vertrag steht keine Zahlung an.',
  bisher: 'Was bisher fällig war',
  zeitraum: 'Sie sehen das laufende und das vergangene Jahr.',
  nochNichts: 'Bisher war für diesen Vertrag nichts fällig.',
  gutschrift: '{betrag} Gutschrift',
  offen: 'Davon offen: {betrag}',
  bekanntAb:
    'Vor dem {tag} wurde Ihr Vertrag geändert. Was davor fällig war, nennen wir Ihnen gern.',
  unbekannt:
    'Ihr Vertrag wurde geändert. Was seitdem und davor fällig war, nennen wir Ihnen gern auf den Cent genau.',
  schreiben: 'Nachricht schreiben',
});
