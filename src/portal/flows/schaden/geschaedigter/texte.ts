import {
  anspruchspruefung,
  type Verursacher,
  verursacher,
} from '#contract/schaeden/geschaedigt.ts';
import { texte } from '../../../texte.ts';

export const t = texte('schaden.geschaedigter', {
  zurueck: 'Zurück',
  weiter: 'Weiter',
  ausgang: 'Schaden melden',
  ja: 'Ja',
  nein: 'Nein',

  schritt_verursacher: 'Wer war es?',
  schritt_geschaedigte: 'Wer sind Sie?',
  schritt_schaden: 'Was ist passiert?',
  schritt_forderung: 'Was fordern Sie?',
  schritt_pruefen: 'Prüfen und senden',

  verursacherTitel: 'Wer hat den Schaden verursacht?',
  verursacherEinleitung:
    'Wir prüfen Ihren Anspruch für unseren Versicherungsnehmer. Aus Gründen des Datenschutzes sagen wir Ihnen nicht, ob es den Vertrag gibt.',
  wer: 'Wer war es?',
  versicherungsNummer: 'Versicherungsnummer',
  versicherungsNummerHinweis:
    'Ohne Buchstaben, zum Beispiel 250000123. Sie bekommen sie von der Person, die bei uns versichert ist.',
  name: 'Nachname oder Firma der versicherten Person',

  geschaedigteTitel: 'Wer sind Sie?',
  anrede: 'Anrede',
  eigenerName: 'Ihr Name oder Ihre Firma',
  land: 'Land',
  email: 'E\u2011Mail',
  telefon: 'Telefon',
  vertretung: 'Wer vertritt Sie?',
  vertretungHinweis: 'Zum Beispiel eine Anwältin oder ein Anwalt.',

  schadenTitel: 'Was ist passiert?',
  schadenart: 'Art des Schadens',
  geburtsdatum: 'Ihr Geburtsdatum',
  geburtsdatumHinweis: 'Das fragen wir nur, wenn jemand verletzt wurde.',
  schadendatum: 'Wann ist es passiert?',
  uhrzeit: 'Uhrzeit',
  uhrzeitHinweis: 'Zum Beispiel 18:30.',
  ort: 'Wo ist es passiert?',
  ortHinweis: 'Straße und Ort, oder was Sie davon wissen.',
  hergang: 'Wie kam es dazu?',
  hergangHinweis: 'Über Krankheiten und Verletzungen müssen Sie hier nichts schreiben.',
  schuld: 'Warum ist die Person Ihrer Meinung nach verantwortlich?',

  forderungTitel: 'Was fordern Sie?',
  positionen: 'Wofür Sie Geld fordern',
  position: 'Forderung',
  bezeichnung: 'Wofür?',
  bezeichnungHinweis: 'Zum Beispiel Brille, Reparatur oder Anwaltskosten.',
  betrag: 'Betrag',
  betragHinweis: 'Wissen Sie ihn noch nicht, lassen Sie das Feld leer.',
  vorsteuerabzug: 'Können Sie Vorsteuer abziehen?',
  vorsteuerabzugHinweis: 'Das können nur Firmen und Selbstständige.',
  iban: 'IBAN',
  ibanHinweis: 'Wir zahlen nur, wenn der Anspruch besteht.',

  pruefenTitel: 'Stimmt alles?',
  betragOffen: 'noch offen',
  summe: '{was}: {betrag}',
  keine: 'Noch keine',
  zeilePerson: 'Name',
  zeileAnschrift: 'Anschrift',
  zeileWann: 'Wann',
  datenschutzTitel: 'Was mit Ihren Daten geschieht',
  datenschutz:
    'Wir brauchen Ihre Angaben, um den Anspruch für unseren Versicherungsnehmer zu prüfen (Art.\u00A06 Abs.\u00A01 Buchst.\u00A0f DSGVO, bei Verletzungen auch Art.\u00A09 Abs.\u00A02 Buchst.\u00A0f DSGVO). Der Versicherungsnehmer erfährt, dass ein Schaden gemeldet wurde. Passt Ihre Meldung zu keinem Vertrag, löschen wir sie nach {monate}\u00A0Monaten. Ihre Rechte und alles Weitere nach Art.\u00A013 DSGVO stehen in den',
  datenschutzLink: 'Datenschutzhinweisen',
  wahr: 'Meine Angaben sind vollständig und wahr.',
  senden: 'Code anfordern und senden',

  codeTitel: 'Bestätigen Sie Ihre E\u2011Mail-Adresse',
  codeEinleitung: 'Wir haben einen Code an {email} geschickt. Danach geht Ihre Meldung an uns.',
  zuOft: 'Von diesem Anschluss kamen zu viele Meldungen.',

  gemeldetTitel: 'Vielen Dank. Ihre Meldung ist bei uns.',
  nummer: 'Ihre Vorgangsnummer lautet {nummer}.',
  gemeldetAm: 'Gemeldet am {datum} um {uhrzeit}\u00A0Uhr.',
  mail: 'Die Nummer haben wir Ihnen auch per E\u2011Mail geschickt.',
  weiterTitel: 'Wie es weitergeht',
  weiterPruefen: anspruchspruefung,
  weiterBelege: 'Heben Sie beschädigte Sachen, Fotos und Rechnungen bitte auf.',
  start: 'Zur Startseite',
});

const wer = Object.keys(verursacher) as Verursacher[];

/** Who did it. */
export const verursacherwort = texte(
  'schaden.verursacher',
  Object.fromEntries(wer.map((name) => [name, verursacher[name].label])) as Record<
    Verursacher,
    string
  >,
);
