import { allgemeinerFehler, ohneVerbindung } from '#contract/constants.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import {
  gutachterAb,
  kontowahlen,
  sachzustaende,
  schuldeinschaetzungen,
  verhaeltnisse,
} from '#contract/schaeden/nachtrag.ts';
import { texte } from '../../../texte.ts';

export const t = texte('schaden.nachtrag', {
  titel: 'Wie kam es dazu?',
  titel_sachen: 'Was haben die Sachen gekostet?',
  titel_beteiligte: 'Wer wurde geschädigt?',
  titel_polizei: 'Weiß die Polizei davon?',
  titel_versicherung: 'Ist der Schaden noch woanders versichert?',
  titel_auszahlung: 'Wohin sollen wir zahlen?',

  ja: 'Ja',
  nein: 'Nein',

  positionen: 'Ihre Sachen',
  sache: 'Sache',
  bezeichnung: 'Was ist es?',
  neupreis: 'Preis, als es neu war',
  kaufdatum: 'Gekauft am',
  kaufdatumHinweis: 'Wenn Sie es noch wissen.',
  zustand: 'Was ist damit?',
  beleg: 'Haben Sie einen Beleg?',
  zusammen: 'Zusammen {summe}.',
  gutachter: `Ab ${formatBetrag(gutachterAb)} sieht sich manchmal ein Gutachter den Schaden an. Bitte heben Sie die Sachen auf.`,
  schadenhoehe: 'Geschätzte Schadenhöhe',
  hoehe: 'Wissen Sie, was es kostet, den Schaden zu beheben?',
  bekannt: 'Ja, ungefähr',
  unbekannt: 'Noch nicht',

  geschaedigte: 'Geschädigte',
  person: 'Person',
  name: 'Name oder Firma',
  verhaeltnis: 'Wer ist das für Sie?',
  anschrift: 'Anschrift',
  telefon: 'Telefon',
  email: 'E\u2011Mail',
  familie: 'Ansprüche mitversicherter Personen sind meist ausgeschlossen.',
  anspruchGestellt: 'Hat die geschädigte Person bereits Geld gefordert?',
  anspruchAm: 'Wann?',
  nichtZahlen:
    'Sie dürfen sagen, dass Sie schuld sind. Bitte zahlen Sie aber nichts, ohne uns vorher zu fragen.',
  verantwortlich: 'Sind Sie Ihrer Meinung nach verantwortlich?',
  begruendung: 'Warum?',
  zeugen: 'Gibt es Zeugen?',
  zeugenHinweis: 'Namen, und wie wir sie erreichen.',

  gemeldet: 'Wurde die Polizei verständigt?',
  melden: 'Bitte melden Sie es unverzüglich der Polizei.',
  gesundheit:
    'Zu Krankheiten und Verletzungen müssen Sie hier nichts schreiben. Danach fragen wir gesondert.',
  dienststelle: 'Dienststelle',
  anzeigeAm: 'Anzeige am',
  aktenzeichen: 'Aktenzeichen',
  aktenzeichenHinweis: 'Sie können es auch später angeben.',
  stehlgutliste: 'Haben Sie dort eine Liste der gestohlenen Sachen abgegeben?',

  weitere: 'Besteht für den Schaden noch eine andere Versicherung?',
  versicherer: 'Welche Versicherung?',

  konto: 'Konto',
  iban: 'IBAN',

  zumSchaden: 'Zurück zum Schaden',
  schaden: '{name}, Schaden {nummer}.',
  senden: 'Speichern',
  nichtGesendet: 'Ihre Angaben wurden nicht gespeichert.',
  fehler: allgemeinerFehler,
  ohneVerbindung,
  ergaenztTitel: 'Ihre Angaben sind bei uns.',
  abgelehntTitel: 'Ihre Angaben wurden nicht angenommen',
  abgelehntText: 'Möchten Sie uns trotzdem etwas dazu sagen? Schreiben Sie uns.',
  schreiben: 'Nachricht schreiben',
});

export const zustand = texte('schaden.zustand', sachzustaende);
export const verhaeltnis = texte('schaden.verhaeltnis', verhaeltnisse);
export const schuld = texte('schaden.schuld', schuldeinschaetzungen);
export const kontowahl = texte('schaden.konto', kontowahlen);
