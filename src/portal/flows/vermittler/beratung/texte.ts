import { beratungsanlass, gespraechsart } from '#contract/begriffe/beratung.ts';
import { allgemeinerFehler } from '#contract/constants.ts';
import { texte } from '../../../texte.ts';

export const t = texte('vermittler.beratung', {
  ...beratungsanlass,
  ...gespraechsart,
  zurueck: 'Zurück',
  zumBestand: 'Zum Kundenbestand',
  weiter: 'Weiter',
  warumNicht: 'Warum kann ich nicht weiter?',
  fehler: allgemeinerFehler,
  keineVerbindung: 'Keine Verbindung. Es wurde nichts gesendet.',
  nichtsVerloren: 'Ihre Angaben sind noch da.',
  nochmal: 'Noch einmal versuchen',

  kundeTitel: 'Wen beraten Sie?',
  kundeEinleitung:
    'Haben Sie mit diesem Kunden schon begonnen, machen Sie dort weiter, wo Sie waren.',
  art: 'Kennen Sie den Kunden schon?',
  BESTAND: 'Kunde aus Ihrem Bestand',
  neuerKunde: 'Neuer Kunde',
  suche: 'Name, Firma, Postleitzahl oder Versicherungsnummer',
  sucheHinweis: 'Mindestens {zeichen}\u00A0Zeichen.',
  partnerNummer: 'Welcher Kunde?',
  waehlen: 'Suchen Sie den Kunden und wählen Sie ihn aus.',
  keinTreffer: 'In Ihrem Bestand ist niemand mit diesem Namen.',
  sucht: 'Wir suchen in Ihrem Bestand.',
  sucheFehler: 'Wir konnten Ihren Bestand nicht durchsuchen.',
  name: 'Name des Kunden',
  begonnene: 'Begonnene Beratungen',
  weiterMit: '{kunde}, {nummer}',

  erstinformationTitel: 'Hat der Kunde Ihre Erstinformation?',
  erstinformationEinleitung:
    'Er muss sie beim ersten Kontakt bekommen (§\u00A015 VersVermV). Wir fragen Sie einmal im Jahr für jeden Kunden.',
  ausgehaendigt: 'Ich habe dem Kunden meine Erstinformation ausgehändigt.',
  unterlagen: 'Unterlagen für das Gespräch',

  bedarfTitel: 'Worum geht es dem Kunden?',
  bedarfEinleitung: 'Was Sie hier festhalten, steht so im Beratungsprotokoll.',
  anlass: 'Was ist der Anlass?',
  gespraechsart: 'Wie sprechen Sie miteinander?',
  wuensche: 'Was wünscht sich der Kunde?',
  wuenschePlatzhalter:
    'Schreiben Sie mindestens 20\u00A0Wörter. Zum Beispiel: was ihm wichtig ist, was er ausgeben möchte und was er befürchtet.',
  gegenstand: 'Was soll versichert werden?',
  versichert: 'Ist das heute schon versichert?',
  bisher: 'Wo ist das heute versichert?',
  bisherHinweis: 'Versicherer und bis wann.',
  verzicht: 'Möchte der Kunde keine Beratung?',
  verzichtText:
    'Ein Verzicht ist eine eigene Erklärung. Vor Ort unterschreibt der Kunde sie auf Papier, eine Unterschrift am Bildschirm genügt nicht. Legen Sie das Papier zu Ihren Akten und stellen Sie den Antrag ohne Beratung.',
  zumAntrag: 'Zum Antrag ohne Beratung',

  einstiegTitel: 'Was soll versichert sein?',
  einstiegEinleitung: 'Mit diesen Angaben beginnt auch der Antrag.',
  wunsch: 'Was ist dem Kunden am wichtigsten?',
  angeboteZeigen: 'Angebote vergleichen',

  angebotVergleichTitel: 'Was passt zu {kunde}?',
  empfehlungTitel: 'Warum empfehlen Sie das?',
  angebotVergleichReiter: 'Angebote vergleichen',
  beitraege: 'Beiträge im Jahr, mit Versicherungsteuer.',
  empfohlen: 'Was empfehlen Sie?',
  empfohlenFehlt: 'Wählen Sie, was Sie empfehlen.',
  imJahr: 'EUR im Jahr',
  bausteine: 'Weitere Bausteine und eine andere Summe wählt der Kunde mit Ihnen im Antrag.',
  empfehlen: 'Dieses Angebot empfehlen',
  begruendung: 'Ihre Gründe',
  begruendungHinweis: 'Stehen so im Protokoll. Mindestens ein Grund je Rat (§\u00A061 VVG).',
  gewaehlt: 'Wofür entscheidet sich der Kunde?',
  protokollErstellen: 'Protokoll erstellen',
  wuenscheDesKunden: 'Wünsche des Kunden',
  bedarfAendern: 'Bedarf bearbeiten',

  beratungsprotokollTitel: 'Das Beratungsprotokoll',
  protokollEinleitung: 'So liest es {kunde}. Beratung {nummer}.',
  pdf: 'Protokoll als PDF öffnen',
  protokollStimmt: 'Protokoll stimmt, weiter',

  abschlusswegTitel: 'Wohin geht das Protokoll?',
  abschlusswegEinleitung:
    'Der Kunde bekommt das Protokoll als PDF und den Link zum vorbereiteten Antrag. So hat er es in Textform, bevor er abschließt (§\u00A062 VVG).',
  email: 'E\u2011Mail-Adresse des Kunden',
  senden: 'Protokoll und Antrag senden',

  gesendetTitel: 'Protokoll und Antrag sind unterwegs',
  gesendet: 'Wir haben sie an {email} geschickt.',
  gesendetWeiter:
    'Der Kunde liest das Protokoll, ergänzt den Antrag und schließt selbst ab. Wie weit er ist, sehen Sie bei Ihren Entwürfen.',
  nochmalSenden:
    'War die Adresse falsch, oder kam nichts an? Bei Ihren Entwürfen senden Sie beides noch einmal, auch an eine andere Adresse.',
  zuEntwuerfen: 'Zu den Entwürfen',
});
