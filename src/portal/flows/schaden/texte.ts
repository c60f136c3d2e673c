import { fristen } from '#contract/zahlen.ts';
import type { Melder } from '#machines/schaden/answers.ts';
import { texte } from '../../texte.ts';

export const t = texte('schaden.meldung', {
  zurueck: 'Zurück',
  weiter: 'Weiter',
  alleVertraege: 'Anderen Vertrag wählen',
  notfall: 'Bei Gefahr für Leib und Leben wählen Sie 112.',
  schadenservice: 'Unser Notruf rund um die Uhr:',

  schritt_schadenart: 'Was ist passiert?',
  schritt_ereignis: 'Wann und wo',
  schritt_fotos: 'Fotos',
  schritt_pruefen: 'Prüfen und melden',

  schadenartTitel: 'Was ist passiert?',
  schadenartFuss: 'In vier Schritten zur Schadennummer. Belege reichen Sie später nach.',
  nichtEnthalten: 'nicht in Ihrem Vertrag enthalten',
  nichtEnthaltenSatz:
    '„{art}“ ist in Ihrem Vertrag nicht enthalten. Wenn Sie unsicher sind, melden Sie den Schaden trotzdem. Wir prüfen ihn und sagen Ihnen Bescheid.',
  trotzdem: 'Ich möchte den Schaden trotzdem melden.',
  trotzdemFehlt: 'Bestätigen Sie, dass Sie den Schaden trotzdem melden, oder wählen Sie anders.',

  ereignisTitel: 'Wann und wo ist es passiert?',
  schadendatum: 'Wann ist der Schaden passiert?',
  uhrzeit: 'Uhrzeit',
  uhrzeitHinweis: 'Zum Beispiel 18:30.',
  entdecktAm: 'Wann haben Sie den Schaden bemerkt?',
  meldegrund: 'Warum melden Sie den Schaden erst jetzt?',
  schadenort: 'Wo ist es passiert?',
  ortsangabe: 'Wo genau?',
  ortsangabeHinweis: 'Straße und Ort, oder was Sie davon wissen.',
  land: 'Land',
  hergang: 'Was ist passiert?',
  sachen: 'Was ist beschädigt oder weg?',
  fremdeSachen: 'Was wurde beschädigt?',
  sachenHinweis: 'Preise brauchen wir erst später.',
  gesundheit:
    'Über Krankheiten und Verletzungen müssen Sie hier nichts schreiben. Danach fragen wir gesondert.',
  keinSchutz:
    'Zum Schadendatum bestand kein Versicherungsschutz. Sie können den Schaden trotzdem melden, wir prüfen ihn.',

  fotosTitel: 'Zeigen Sie uns den Schaden',
  fotosEinleitung: 'Ein Bild vom Ganzen, eines von jeder Sache. Das geht auch später.',
  fotos: 'Fotos und kurze Videos',
  vertrag: 'Vertrag',
  vertragZeile: '{name}, {nummer}',

  pruefenTitel: 'Stimmt alles?',
  fotosZeile: 'Fotos',
  keineFotos: 'Noch keine',
  erreichen: 'So erreichen wir Sie',
  telefon: 'Telefon',
  email: 'E\u2011Mail',
  wahr: 'Meine Angaben sind vollständig und wahr.',
  melden: 'Schaden melden',
  doppeltWeiter: 'Ist es ein anderer Schaden? Dann melden Sie ihn trotzdem.',
  trotzdemMelden: 'Trotzdem melden',
  ansehen: 'Meldung {nummer} ansehen',
  erneut: 'Noch einmal senden',
  amTelefon: 'Klappt es nicht? Rufen Sie uns an:',

  gemeldetTitel: 'Vielen Dank. Ihr Schaden ist gemeldet.',
  nummer: 'Ihre Schadennummer lautet {nummer}.',
  gemeldetAm: 'Gemeldet am {datum} um {uhrzeit}\u00A0Uhr.',
  meldenUns: `Wir melden uns innerhalb von ${fristen.antwortWerktage}\u00A0Werktagen, spätestens am {tag}.`,
  postfach: 'Ihre Angaben liegen in Ihrem Postfach.',
  fehltTitel: 'Was noch fehlt',
  fehltSatz: 'Jetzt oder später, in beliebiger Reihenfolge, auf jedem Gerät.',
  zumSchaden: 'Unterlagen hochladen',
  ohneFehlendes: 'Schaden ansehen',
  zumPostfach: 'Zum Postfach',
});

/** The same where a broker reports for the customer. */
const imAuftrag = texte('schaden.meldungImAuftrag', {
  schadenartFuss: 'In vier Schritten zur Schadennummer. Belege reicht Ihr Kunde später nach.',
  nichtEnthalten: 'nicht im Vertrag enthalten',
  nichtEnthaltenSatz:
    '„{art}“ ist in diesem Vertrag nicht enthalten. Wenn Sie unsicher sind, melden Sie den Schaden trotzdem. Wir prüfen ihn und sagen Ihrem Kunden Bescheid.',
  entdecktAm: 'Wann hat Ihr Kunde den Schaden bemerkt?',
  meldegrund: 'Warum wird der Schaden erst jetzt gemeldet?',
  fotosEinleitung:
    'Ein Bild vom Raum, eines von jeder Sache. Ihr Kunde kann sie auch später nachreichen.',
  erreichen: 'So erreichen wir Ihren Kunden',
  wahr: 'Die Angaben sind nach meiner Kenntnis vollständig und wahr.',
  gemeldetTitel: 'Vielen Dank. Der Schaden ist gemeldet.',
  nummer: 'Die Schadennummer lautet {nummer}.',
  meldenUns: `Wir melden uns innerhalb von ${fristen.antwortWerktage}\u00A0Werktagen bei Ihrem Kunden, spätestens am {tag}.`,
  postfach:
    'Ihr Kunde findet die Angaben in seinem Postfach und bekommt die Nummer per E\u2011Mail.',
  fehltSatz: 'Ihr Kunde reicht das in seinem Kundenportal nach, jetzt oder später.',
  zumSchaden: 'Schaden ansehen',
  zumPostfach: 'Zum Kunden',
});

/** What a broker alone reads and is asked. */
export const vermittlertext = texte('schaden.vermittler', {
  imNamen: 'Sie melden im Namen von {name}.',
  kundeInformiert: 'Ich habe den Kunden informiert.',
});

/** What is said to whoever reports: the customer, or a broker for her. */
export function worteFuer(melder: Melder) {
  return melder === 'VERMITTLER' ? imAuftrag : t;
}
