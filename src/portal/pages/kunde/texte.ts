import { texte } from '../../texte.ts';

export const t = texte('kunde', {
  kunde: 'Kunde',
  zumBestand: 'Zum Kundenbestand',
  nummer: 'Kundennummer\u00A0{nummer}',

  ueberfaellig: 'Beitrag überfällig: {vertrag}',
  ueberfaelligText:
    'Vertrag {nummer}: Es ist keine Bankverbindung hinterlegt. Hinterlegen kann sie nur Ihre Kundin oder Ihr Kunde selbst.',
  beitragOffen: 'Beitrag offen: {vertrag}',
  zumVertrag: 'Vertrag ansehen',

  offenes: 'Offene Aktivitäten',
  keineAktivitaeten: 'Aktuell gibt es keine offenen Aktivitäten.',
  UmsatzErinnern1: 'Der Jahresumsatz ist zu prüfen.',
  UmsatzErinnern2: 'Erinnerung: Der aktuelle Jahresumsatz fehlt noch.',
  UmsatzAutomatischAnpassen: 'Ohne Angabe steigt der Jahresumsatz zum {datum} um 10\u00A0%.',
  RahmennummerNachreichen: 'Die Rahmennummer fehlt noch.',
  frist: '{vertrag}, Vertrag {nummer}, bis zum {datum}',
  vorgemerkt: 'Vorgemerkte Änderung: {vertrag}',

  vertraege: 'Verträge',
  keineLaufenden: 'Zurzeit läuft kein Vertrag.',
  mahnung: 'Mahnung',
  beendete: 'Beendete Verträge',
  beratung: 'Beratung',
  beraten: 'Zur {produkt} beraten',
  schaeden: 'Schäden',
  keineSchaeden: 'Zurzeit gibt es keine Schäden.',
  schadenFehler: 'Die Schäden konnten nicht geladen werden.',
  schadenzeile: '{produkt}, Schaden {nummer}. Passiert am {tag}.',
  schadenMelden: 'Schaden melden',
  daten: 'Kontakt und Anschrift',
  email: 'E-Mail-Adresse',
  handynummer: 'Handynummer',
});
