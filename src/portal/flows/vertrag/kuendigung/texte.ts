import { fristen } from '#contract/zahlen.ts';
import { texte } from '../../../texte.ts';

export const t = texte('vertrag.kuendigung', {
  uebersichtTitel: 'Vertrag kündigen',
  vertrag: '{name}, Vertrag {nummer}.',
  nurNummer: 'Vertrag {nummer}.',
  naechsterTag: 'Frühester letzter Tag des Schutzes: {datum}.',
  taeglich: 'Sie können den letzten Tag Ihres Schutzes frei wählen, ab heute.',
  soGehtEs: 'So geht es',
  soGehtEs1: 'Sie nennen einen Grund und den letzten Tag Ihres Schutzes.',
  soGehtEs2: 'Sie sehen, was Sie zurückbekommen, und senden die Kündigung ab.',
  soGehtEs3: 'Die Bestätigung bekommen Sie sofort, auch per E\u2011Mail.',
  kuendigungBeginnen: 'Kündigung beginnen',
  widerrufMoeglich: 'Sie können diesen Vertrag noch widerrufen.',
  widerrufBis: 'Das geht bis zum {datum}, ohne Grund.',
  zumWiderruf: 'Vertrag widerrufen',
  nachricht: 'Nachricht senden',
  zumVertrag: 'Zurück zum Vertrag',
  zurueck: 'Zurück',
  weiter: 'Weiter',

  schritt_grund: 'Grund',
  schritt_datum: 'Letzter Tag',
  schritt_nachweis: 'Nachweis',
  schritt_feedback: 'Ihre Meinung',
  schritt_pruefen: 'Prüfen und kündigen',

  grundTitel: 'Warum möchten Sie kündigen?',
  grundFehlt: 'Wählen Sie einen Grund.',
  mitNachweis: 'Nachweis nötig: {nachweis}',
  eigeneWorte: 'Ihr Grund',
  platzhalter: 'Ein Satz genügt.',

  datumTitel: 'Wann soll Ihr Vertrag enden?',
  datum: 'Letzter Tag des Schutzes',
  datumHinweis: 'An diesem Tag sind Sie noch bis 24:00\u00A0Uhr versichert.',
  datumZwischen: 'Möglich ist jeder Tag vom {von} bis zum {bis}.',
  datumFest: 'Ihr Vertrag endet am {datum}.',
  datumFestHinweis: 'Bei diesem Grund gibt es nur diesen Tag.',
  datumFehlt: 'Geben Sie ein Datum vom {von} bis zum {bis} ein.',
  uebergabeTitel: 'Wann war die Übergabe an den Käufer?',
  uebergabe: 'Tag der Übergabe',
  nichtMoeglich: 'So geht es leider nicht.',
  andererGrund: 'Anderen Grund wählen',

  nachweisTitel: 'Wir brauchen einen Nachweis',
  nachweis: 'Nachweis',
  nachweisEinleitung: 'Für Ihren Grund ist das: {nachweis}.',
  kundenerklaerung: 'Unterschriebene Kündigung',
  kundenerklaerungFehlt: 'Laden Sie die Kündigung hoch, die Ihr Kunde unterschrieben hat.',
  nachweisHinweis: 'Ein Foto genügt, wenn man alles lesen kann.',
  nachweisKlapptNicht:
    'Klappt das Hochladen nicht? Dann schreiben Sie uns mit der Vertragsnummer {nummer} an {email}.',
  nachweisPruefung: `Wir prüfen Ihren Nachweis und melden uns innerhalb von ${fristen.nachweisWerktage}\u00A0Werktagen.`,

  feedbackTitel: 'Möchten Sie uns etwas mitgeben?',
  feedbackEinleitung: 'Was hätten wir besser machen können? Sie können das Feld leer lassen.',
  feedback: 'Ihre Meinung',

  pruefenTitel: 'Stimmt alles?',
  grund: 'Grund',
  ihrGrund: 'In Ihren Worten',
  ende: 'Letzter Tag des Schutzes',
  erstattung: 'Zurück bekommen Sie',
  erstattungHinweis: 'der bezahlte Beitrag für die Zeit danach',
  erstattungNichts: 'Nichts. Sie haben nicht über den letzten Tag hinaus bezahlt.',
  aufKonto: 'Auf Ihr Konto',
  kontoFuerErstattung: 'IBAN für die Erstattung',
  kontoHinweis: 'Uns fehlt Ihr Konto. Ohne Angabe fragen wir Sie später.',
  erstattungNichtAbgebucht: 'Nichts. Abgebucht haben wir noch nichts.',
  nochFaellig: 'Noch zu zahlen',
  nochFaelligAm: '{betrag}, fällig am {datum}',
  erstattungSpaeter: 'Das steht fest, wenn wir den Nachweis geprüft haben.',
  nachweise: 'Nachweis',
  verkaufPruefung: `Der Vertrag geht auf den Käufer über und endet dadurch nicht. Wir melden uns innerhalb von ${fristen.nachweisWerktage}\u00A0Werktagen.`,
  verkaufAnzeigen: 'Verkauf anzeigen',
  vorgemerktEntfaellt: 'Vorgemerkte Änderungen und offene Aktivitäten entfallen.',
  verbindlichKuendigen: 'Vertrag verbindlich kündigen',
  nachweisEinreichen: 'Kündigung einreichen',
  nochmalBerechnen: 'Noch einmal laden',
  nochmalKuendigen: 'Noch einmal senden',

  bestaetigungTitel: 'Ihre Kündigung ist bestätigt',
  eingereichtTitel: 'Ihre Kündigung ist bei uns',
  angezeigtTitel: 'Der Verkauf ist angezeigt',
  gekuendigt: 'Sie sind bis zum {datum} um 24:00\u00A0Uhr versichert.',
  eingegangen: 'Eingegangen am {datum} um {uhrzeit}\u00A0Uhr.',
  bestaetigungWeiter:
    'Die Kündigungsbestätigung liegt bei Ihrem Vertrag. Sie kommt auch per E\u2011Mail.',
  bestaetigungNochFaellig: 'Am {datum} werden noch {betrag} fällig.',
  bestaetigungErstattung: 'Wir erstatten Ihnen {betrag}.',
  bestaetigungZurueck: 'Bis zum letzten Tag können Sie die Kündigung zurücknehmen.',
  eingereicht: `Wir prüfen Ihren Nachweis und melden uns innerhalb von ${fristen.nachweisWerktage}\u00A0Werktagen.`,
  eingereichtWeiter: 'Bis dahin bleibt Ihr Vertrag, wie er ist.',
  vertragAnsehen: 'Vertrag ansehen',
  drucken: 'Bestätigung drucken',

  unterbrochenTitel: 'Bitte erneut anmelden',
});

/** The same where a broker cancels for the customer. */
const imAuftrag = texte('vertrag.kuendigungImAuftrag', {
  taeglich: 'Möglich ist jeder Tag ab heute.',
  soGehtEs1: 'Sie nennen den Grund Ihres Kunden und den letzten Tag des Schutzes.',
  soGehtEs2: 'Sie laden die Kündigung hoch, die Ihr Kunde unterschrieben hat.',
  soGehtEs3: 'Ihr Kunde bekommt die Bestätigung per E\u2011Mail.',
  schritt_nachweis: 'Kündigung des Kunden',
  grundTitel: 'Warum möchte Ihr Kunde kündigen?',
  eigeneWorte: 'Grund in Worten',
  datumTitel: 'Wann soll der Vertrag enden?',
  datumHinweis: 'An diesem Tag ist Ihr Kunde noch bis 24:00\u00A0Uhr versichert.',
  datumFest: 'Der Vertrag endet am {datum}.',
  nachweisTitel: 'Wir brauchen die Kündigung Ihres Kunden',
  nachweisEinleitung: 'Für den Grund brauchen wir dazu einen Nachweis: {nachweis}.',
  nachweisPruefung: `Wir prüfen den Nachweis und melden uns innerhalb von ${fristen.nachweisWerktage}\u00A0Werktagen.`,
  ihrGrund: 'In Worten',
  erstattung: 'Zurück bekommt Ihr Kunde',
  erstattungNichts: 'Nichts. Über den letzten Tag hinaus ist nichts bezahlt.',
  nachweise: 'Hochgeladen',
  bestaetigungTitel: 'Die Kündigung ist bestätigt',
  eingereichtTitel: 'Die Kündigung ist bei uns',
  gekuendigt: 'Ihr Kunde ist bis zum {datum} um 24:00\u00A0Uhr versichert.',
  bestaetigungWeiter:
    'Die Kündigungsbestätigung liegt beim Vertrag. Ihr Kunde bekommt sie per E\u2011Mail.',
  bestaetigungErstattung: 'Wir erstatten Ihrem Kunden {betrag}.',
  bestaetigungZurueck: 'Bis zum letzten Tag können Sie die Kündigung im Auftrag zurücknehmen.',
  eingereicht: `Wir prüfen den Nachweis und melden uns innerhalb von ${fristen.nachweisWerktage}\u00A0Werktagen.`,
  eingereichtWeiter: 'Bis dahin bleibt der Vertrag, wie er ist.',
});

export type KuendigungsWorte = ReturnType<typeof worteFuer>;

/** What is said to whoever is at work: the customer, or a broker who acts for her. */
export function worteFuer(vermittler: boolean) {
  return vermittler ? imAuftrag : t;
}
