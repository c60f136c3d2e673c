import { texte } from '../../texte.ts';

/** What a broker alone reads where a claim of his customer is reported. */
export const t = texte('schadenMelden.vermittler', {
  kunde: 'Zu welchem Kunden?',
  suche: 'Kunde suchen',
  treffer: 'Gefundene Kunden',
  zeile: '{plz}\u00A0{ort}, Kundennummer\u00A0{nummer}',
  weitere: 'Es gibt noch mehr Treffer. Geben Sie mehr vom Namen ein.',
  keine: 'Es wurden keine Kunden in Ihrem Bestand gefunden.',
  keineErklaerung: 'Prüfen Sie die Schreibweise.',
  fehler: 'Die Kunden konnten nicht gesucht werden.',

  ohneRecht: 'Ihnen fehlt das Recht, Schäden zu melden.',
  werDarf: 'In Ihrer Agentur dürfen das die Leitung und alle, denen sie dieses Recht gibt.',

  zumKunden: 'Zum Kunden',
  keinVertrag: 'Zu diesem Kunden gibt es keinen Vertrag, zu dem Sie einen Schaden melden können.',
  vertraegeFehler: 'Die Verträge konnten nicht geladen werden.',
  fehlt: 'Der Vertrag steht nicht dabei?',
  kontakt: 'Sprechen Sie mit uns',
});
