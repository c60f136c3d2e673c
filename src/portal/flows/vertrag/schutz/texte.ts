import { fristen } from '#contract/zahlen.ts';
import { texte } from '../../../texte.ts';

export const t = texte('vertrag.schutz', {
  einstellenTitel: 'Schutz anpassen',
  einleitung: 'Stellen Sie ein, was sich ändern soll. Gespeichert wird erst, wenn Sie zustimmen.',
  vertrag: '{name}, Vertrag {nummer}',
  laedt: 'Ihre Möglichkeiten werden geladen',

  bausteine: 'Bausteine',
  jetzt: 'bisher',
  jetztDrin: 'Bisher eingeschlossen.',
  wieBisher: 'Wie bisher',
  mehr: '+\u00A0{betrag}',
  weniger: '−\u00A0{betrag}',
  gleich: '±\u00A00\u00A0EUR',
  mitPeriode: '{preis} {periode}',
  fruehestens: 'Frühestens ab dem {datum}.',
  zuruecknehmen: 'Zurücknehmen',
  ohneBaustein: '{periode} ohne diesen Baustein',

  anderesTitel: 'Weitere Änderungen',
  anderesText: 'Dafür brauchen wir weitere Angaben. Jede Änderung hat eine eigene Seite.',
  nichtMoeglichTitel: 'Zurzeit nicht möglich',
  nichtMehrMoeglichTitel: 'Nicht mehr möglich',
  gesperrtTitel: 'Hier lässt sich gerade nichts einstellen',
  nurWegeTitel: 'Jede Änderung hat hier eine eigene Seite',
  grundZu: '{was}: {grund}',

  beitragNeu: 'Neuer Beitrag',
  beitragJetzt: 'Ihr Beitrag',
  unterschiedZeile: 'Unterschied',
  einheit: 'EUR {periode}',
  gemeinsamAb: 'Alles gilt ab dem {datum}.',
  alleinAb: 'Das gilt ab dem {datum}.',
  nochNichts: 'Sie haben noch nichts geändert.',
  pruefenKnopf: 'Änderungen prüfen',
  nichtsGewaehlt: 'Ändern Sie zuerst etwas.',
  fehltAntwort: 'Beantworten Sie zuerst die Frage zum Hochwasser.',
  nichtBerechnet: 'Der Beitrag ist noch nicht berechnet. Bitte berechnen Sie ihn noch einmal.',
  nichtZusammen: 'Eine Änderung ist so nicht möglich. Nehmen Sie sie zurück.',
  nachweisNoetig:
    'Zu einer Änderung brauchen wir einen Nachweis. Speichern Sie diese bitte auf ihrer eigenen Seite.',
  allesZurueck: 'Alles zurücknehmen',
  unberechenbarTitel: 'So können wir Ihre Änderungen nicht berechnen',
  neuBeginnen: 'Von vorn beginnen',

  pruefenTitel: 'Das ändert sich',
  pruefenEinleitung: 'Alles gilt gemeinsam ab dem {datum}. Sie bekommen dazu einen Nachtrag.',
  pruefenEinleitungEine: 'Das gilt ab dem {datum}. Sie bekommen dazu einen Nachtrag.',
  vorschadenZeile: `Hochwasserschaden in ${fristen.elementarVorschadenJahre}\u00A0Jahren`,
  speichern: 'Änderungen verbindlich speichern',
  verbindlich: 'Ab dem {datum}: {was}. Sie zahlen dann {zahlweise} {betrag}.',
  bestaetigenTitel: 'Änderungen verbindlich speichern?',
  wuenscheAendern: 'Wünsche ändern',

  ungewissGespeichert:
    'Keine Verbindung. Ob schon gespeichert wurde, wissen wir nicht. Noch einmal speichern schadet nicht.',
  nichtsVerloren: 'Ihre Wünsche sind noch da.',

  gespeichert: 'Ihre Änderungen wurden gespeichert.',
  gespeichertTitel: 'Ihre Änderungen sind vorgemerkt',
});

/** What only the customer reads: the same to a broker who acts for her. */
const imAuftrag = texte('vertrag.schutzImAuftrag', {
  beitragJetzt: 'Beitrag',
  laedt: 'Die Möglichkeiten werden geladen',
  einleitung:
    'Stellen Sie ein, was sich für Ihren Kunden ändern soll. Gespeichert wird erst, wenn Sie zustimmen.',
  pruefenEinleitungEine: 'Das gilt ab dem {datum}. Ihr Kunde bekommt dazu einen Nachtrag.',
  verbindlich: 'Ab dem {datum}: {was}. Ihr Kunde zahlt dann {zahlweise} {betrag}.',
  pruefenEinleitung: 'Alles gilt gemeinsam ab dem {datum}. Ihr Kunde bekommt dazu einen Nachtrag.',
  gespeichertTitel: 'Die Änderungen sind vorgemerkt',
});

/** What is said to whoever is at work: the customer, or a broker who acts for her. */
export function worteFuer(vermittler: boolean) {
  return vermittler ? imAuftrag : t;
}
