import { texte } from '../../texte.ts';

/** What the page of a contract says to a broker alone. */
export const t = texte('vertrag.vermittler', {
  oeffnenTitel: 'Welchen Vertrag möchten Sie öffnen?',
  oeffnenEinleitung: 'Sie öffnen Verträge aus Ihrem eigenen Bestand.',
  vertragsnummer: 'Vertragsnummer',
  vertragsnummerHinweis: 'Zum Beispiel PH250000101 oder 201912345.',
  nummerFehlt: 'Geben Sie die Vertragsnummer ein.',
  nummerFalsch: 'Bitte prüfen Sie die Vertragsnummer.',
  oeffnen: 'Vertrag öffnen',
  zumBestand: 'Zum Kundenbestand',
  nurBerechnen: 'Sie können Beiträge berechnen. Zum Ändern fehlt Ihnen das Recht.',
  nurUmsatz:
    'Sie können Beiträge berechnen und den Jahresumsatz angeben. Für andere Änderungen fehlt Ihnen das Recht.',
  ohneRecht: 'Ihnen fehlt das Recht, Verträge zu ändern.',
  ohneKuendigen: 'Kündigen kann nur die Leitung Ihrer Agentur.',
  umsatzOffen: 'Der Jahresumsatz ist noch zu bestätigen.',
  widerrufNurKunde: 'Widerrufen kann nur Ihr Kunde selbst.',
  bankverbindungNurKunde: 'Die Bankverbindung kann nur Ihr Kunde ändern.',
  perRechnung: 'Der Beitrag wird per Rechnung gezahlt. Eine Bankverbindung ist nicht hinterlegt.',
  agentur: 'Vermittler',
  ueberfaellig:
    'Der Beitrag ist überfällig. Ihr Kunde kann seine Bankverbindung hinterlegen oder den offenen Betrag überweisen.',
});
