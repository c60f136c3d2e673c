import { fristen } from '#contract/zahlen.ts';
import { allgemeinerFehler } from '#contract/constants.ts';
import { geburtstexte } from '#contract/fields/datum.ts';
import { texte } from '../../../texte.ts';

/** What every change says, whatever it changes. */
export const t = texte('vertrag.aenderung', {
  titel: 'Was möchten Sie ändern?',
  einleitung: '{name}, Vertrag {nummer}.',
  einleitungTag: '{name}, Vertrag {nummer}. Die Wahl gilt ab dem {datum}.',
  vertrag: 'Vertrag {nummer}',
  zurueck: 'Zurück',
  zurueckZumVertrag: 'Zurück zum Vertrag',
  weiter: 'Weiter',
  beitragBerechnen: 'Beitrag berechnen',
  warumNicht: 'Warum kann ich nicht weiter?',
  imJahr: '{betrag} im Jahr',
  ja: 'Ja',
  nein: 'Nein',

  vorschadenTitel: `Gab es dort in den letzten ${fristen.elementarVorschadenJahre}\u00A0Jahren einen Hochwasserschaden?`,
  vorschadenHinweis: 'Gemeint ist die versicherte Adresse.',
  wohnungTitel: 'Wie groß ist die neue Wohnung?',
  wohnflaeche: 'Wohnfläche',
  wohnflaecheHinweis: 'Ohne Keller, Balkon und Garage.',
  anlassTitel: 'Was hat sich geändert?',
  anlass: 'Anlass',
  HEIRAT: 'Heirat',
  ZUSAMMENZUG: 'Gemeinsame Wohnung',
  GEBURT: 'Geburt eines Kindes',
  TRENNUNG: 'Trennung',
  AUSZUG: 'Auszug aus der Wohnung',
  anlassDatum: 'Wann war das?',
  person1Titel: 'Wer ist die erste Person?',
  person2Titel: 'Wer ist die zweite Person?',
  person3Titel: 'Wer ist die dritte Person?',
  personHinweis: 'Wir brauchen Namen und Geburtsdatum der Person, die mitversichert ist.',
  vorname: 'Vorname',
  nachname: 'Nachname',
  geburtsdatum: 'Geburtsdatum',
  geburtZukunft: geburtstexte.ZU_SPAET,
  risikofragenTitel: 'Einige Fragen zu den Tätigkeiten',
  risikofragenHinweis: 'Gemeint ist der versicherte Betrieb.',
  keineRisikofragen: 'Zu diesen Tätigkeiten haben wir keine weiteren Fragen.',
  risikofrageOffen: 'Beantworten Sie die Frage mit ja oder nein.',
  terminTitel: 'Ab wann soll das gelten?',
  termin: 'Gültig ab',
  terminHinweis: 'Möglich ist jeder Tag vom {von} bis zum {bis}.',
  terminFalsch: 'Bitte wählen Sie ein Datum zwischen {von} und {bis}.',

  vergleichTitel: 'Das ändert sich',
  vergleichEinleitung: '{was}, ab dem {datum}.',
  rechnet: 'Ihr neuer Beitrag wird berechnet',
  bisher: 'Bisher',
  neu: 'Neu',
  periode: '{seite}, {periode}',
  MONATLICH_PERIODE: 'pro Monat',
  VIERTELJAEHRLICH_PERIODE: 'pro Vierteljahr',
  HALBJAEHRLICH_PERIODE: 'pro Halbjahr',
  JAEHRLICH_PERIODE: 'pro Jahr',
  EINMALIG_PERIODE: 'einmalig',
  imJahrMehr: 'Sie zahlen im Jahr {betrag} mehr.',
  imJahrWeniger: 'Sie zahlen im Jahr {betrag} weniger.',
  imJahrGleich: 'Sie zahlen im Jahr gleich viel.',
  einmaligMehr: 'Sie zahlen {betrag} mehr.',
  einmaligWeniger: 'Sie zahlen {betrag} weniger.',
  einmaligGleich: 'Sie zahlen gleich viel.',
  jahresbeitrag: 'Im Jahr',
  naechsteZahlung: 'Die nächste Zahlung ist am {datum} fällig.',
  ausgleichZahlen: 'Einmalig kommen dabei {betrag} als Ausgleich für die Tage davor dazu.',
  kurzeRate: 'Sie ist einmalig kürzer: {betrag} für die Tage bis zum {datum}.',
  verlaufTitel: 'So entwickelt sich Ihr Beitrag',
  ab: 'Ab {datum}',
  rate: '{betrag} {zahlweise}',
  verlaufZahlen: 'Einmalig {betrag} am {datum}',
  verlaufErhalten: 'Einmalig {betrag} Gutschrift am {datum}',
  entfaelltTitel: 'Diese vorgemerkte Änderung entfällt dadurch',
  entfaellt: '{was}, vorgemerkt zum {datum}. {grund}',
  ohneVorgemerktes: 'Ich habe verstanden: Was vorgemerkt war und hier genannt ist, entfällt.',
  ohneVorgemerktesFehlt: 'Bestätigen Sie, dass die vorgemerkte Änderung entfällt.',
  ausgleichErhalten:
    'Einmalig schreiben wir Ihnen dabei {betrag} als Ausgleich für die Tage davor gut.',
  ohneElementar: 'Ich habe verstanden: An der neuen Adresse entfällt der Elementarschutz.',
  ohneElementarFehlt: 'Bestätigen Sie, dass der Elementarschutz entfällt.',
  verbindlichSpeichern: 'Änderung verbindlich speichern',
  kostenpflichtig: 'Kostenpflichtig ändern',
  nurBerechnen: 'Sie können den Beitrag berechnen, aber nicht speichern.',
  rechtFehlt:
    'Ihnen fehlt das Recht, Verträge zu ändern. Fragen Sie bitte die Leitung Ihrer Agentur.',
  preisGeaendert: 'Der Beitrag hat sich geändert. Bitte prüfen Sie die Berechnung noch einmal.',
  vertragGeaendert:
    'Der Vertrag hat sich seit der Berechnung geändert, der Beitrag nicht. Bitte prüfen Sie die Berechnung noch einmal.',

  bestaetigenTitel: 'Änderung verbindlich speichern?',
  kostenpflichtigTitel: 'Kostenpflichtig ändern?',
  bestaetigen: '{was}, ab dem {datum}. Sie zahlen dann {zahlweise} {betrag}.',

  fehler: allgemeinerFehler,
  nichtsVerloren: 'Ihre Angaben sind noch da.',
  nochmalBerechnen: 'Noch einmal berechnen',
  nochmalSpeichern: 'Noch einmal speichern',
  nochmalBestaetigen: 'Noch einmal bestätigen',
  keineVerbindung: 'Keine Verbindung. Es wurde nichts gespeichert.',
  abgelehntTitel: 'Das ist so nicht möglich',
  nichtGespeichert: 'Es wurde nichts gespeichert.',
  wahlNichtGespeichert: 'Ihre Wahl „{wahl}“ wurde nicht gespeichert.',
  bereitsVorgemerkt: 'Vorgemerkt ist bereits „{was}“ ab dem {datum}.',
  auswahlAendern: 'Auswahl ändern',
  nachricht: 'Nachricht schreiben',
  nachrichtBetreff: 'Änderung zu Vertrag {nummer}',
  nachrichtText:
    'Guten Tag,\n\nich möchte meinen Vertrag {nummer} ändern: {was}.\nOnline geht das leider nicht. Bitte prüfen Sie meine Anfrage.\n\nFreundliche Grüße',

  gespeichert: 'Ihre Änderung wurde gespeichert.',
  gespeichertTitel: 'Ihre Änderung ist vorgemerkt',
  sofortTitel: 'Ihre Änderung gilt bereits',
  gespeichertSatz: '{was}, ab dem {datum}. Sie zahlen dann {zahlweise} {betrag}.',
  gespeichertWeiter:
    'Bis dahin bleibt alles, wie es ist. Sie müssen nichts weiter tun. Eine Bestätigung bekommen Sie per E\u2011Mail.',
  sofortWeiter: 'Sie müssen nichts weiter tun. Eine Bestätigung bekommen Sie per E\u2011Mail.',
  umsatzTitel: 'Danke, Ihr Jahresumsatz bleibt gleich',
  umsatzWeiter: 'An Ihrem Vertrag ändert sich nichts. Die Aufgabe ist erledigt.',
  vertragAnsehen: 'Vertrag ansehen',
  alleVertraege: 'Alle Verträge',

  anmelden: 'Erneut anmelden',
});

/** What only the customer pays, gets and reads: the same to a broker who acts for her. */
const imAuftrag = texte('vertrag.aenderungImAuftrag', {
  rechnet: 'Der neue Beitrag wird berechnet',
  imJahrMehr: 'Ihr Kunde zahlt im Jahr {betrag} mehr.',
  imJahrWeniger: 'Ihr Kunde zahlt im Jahr {betrag} weniger.',
  imJahrGleich: 'Ihr Kunde zahlt im Jahr gleich viel.',
  einmaligMehr: 'Ihr Kunde zahlt {betrag} mehr.',
  einmaligWeniger: 'Ihr Kunde zahlt {betrag} weniger.',
  einmaligGleich: 'Ihr Kunde zahlt gleich viel.',
  ausgleichErhalten:
    'Einmalig schreiben wir Ihrem Kunden dabei {betrag} als Ausgleich für die Tage davor gut.',
  bestaetigen: '{was}, ab dem {datum}. Ihr Kunde zahlt dann {zahlweise} {betrag}.',
  nachrichtText:
    'Guten Tag,\n\nim Auftrag meines Kunden möchte ich den Vertrag {nummer} ändern: {was}.\nOnline geht das leider nicht. Bitte prüfen Sie meine Anfrage.\n\nFreundliche Grüße',
  gespeichertTitel: 'Die Änderung ist vorgemerkt',
  sofortTitel: 'Die Änderung gilt bereits',
  gespeichertSatz: '{was}, ab dem {datum}. Ihr Kunde zahlt dann {zahlweise} {betrag}.',
  gespeichertWeiter:
    'Bis dahin bleibt alles, wie es ist. Ihr Kunde bekommt eine Bestätigung per E\u2011Mail.',
  sofortWeiter: 'Ihr Kunde bekommt eine Bestätigung per E\u2011Mail.',
  umsatzTitel: 'Der Jahresumsatz bleibt gleich',
  umsatzWeiter: 'Die Aufgabe ist erledigt. Ihr Kunde bekommt eine Bestätigung per E\u2011Mail.',
  alleVertraege: 'Zum Kundenbestand',
});

export type AenderungsWorte = ReturnType<typeof worteFuer>;

/** What is said to whoever is at work: the customer, or a broker who acts for her. */
export function worteFuer(vermittler: boolean) {
  return vermittler ? imAuftrag : t;
}
