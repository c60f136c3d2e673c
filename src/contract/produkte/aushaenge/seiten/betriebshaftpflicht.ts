import { betriebshaftpflicht } from '../../betriebshaftpflicht.ts';
import { betriebshaftpflichtLeistungen } from '../../leistungen/betriebshaftpflicht.ts';
import { type Produktseite, summenbeispiel } from '../produktseite.ts';

const { leistungen } = betriebshaftpflichtLeistungen;

/** Business liability, below its first question. */
export const aushang = {
  leistungen,
  minuten: 4,
  beispiel: summenbeispiel,
  fall: () => ({ tarif: '', summe: betriebshaftpflicht.summe.vorgabe, werte: {} }),
  versichert: [
    {
      name: 'betrieb',
      titel: 'Was anderen durch Ihren Betrieb passiert',
      text: 'Verletzte Menschen, beschädigte Sachen und die Folgen, bis {summe} je Schaden',
      leistungen: ['schadenarten', 'hoechstsumme'],
    },
    {
      name: 'bearbeiteteSachen',
      titel: 'Sachen, an denen Sie arbeiten',
      text: 'Was Sie dabei beschädigen, bis {bis}',
      leistungen: ['bearbeiteteSachen'],
    },
    {
      name: 'mitarbeitende',
      titel: 'Alle, die für Sie arbeiten',
      text: 'Solange sie im Dienst Ihres Betriebs handeln',
      leistungen: ['mitarbeitende'],
    },
    {
      name: 'abwehr',
      titel: 'Forderungen ohne Grund',
      text: 'Wir wehren ab, was Sie nicht ersetzen müssen, und tragen die Kosten dafür.',
      leistungen: ['abwehr'],
    },
  ],
  nichtVersichert: [
    {
      name: 'eigenschaden',
      titel: 'Was Ihr Betrieb selbst verliert',
      text: 'Ihr Inventar und Ihre Waren schützt eine Inhaltsversicherung.',
      leistungen: ['eigenschaden'],
    },
    {
      name: 'mangel',
      titel: 'Die eigene Arbeit',
      text: 'Nachbessern und neu liefern gehört nicht dazu.',
      leistungen: ['mangel'],
    },
    {
      name: 'fahrzeuge',
      titel: 'Autos und Transporter',
      text: 'Dafür gibt es die Kfz-Haftpflichtversicherung.',
      leistungen: ['fahrzeuge'],
    },
    {
      name: 'taetigkeiten',
      titel: 'Tätigkeiten, die Sie nicht nennen',
      text: 'Es gilt, was im Versicherungsschein steht.',
      leistungen: ['taetigkeiten'],
    },
  ],
  schaeden: [
    {
      name: 'sturz',
      betrag: 48_300_00,
      text: 'Eine Kundin rutscht auf dem nassen Boden aus und bricht sich die Hüfte.',
      leistung: 'schadenarten',
      label: 'Personenschäden',
    },
    {
      name: 'brand',
      betrag: 9_700_00,
      text: 'In der Teeküche brennt es. Ihre gemieteten Räume sind voller Ruß.',
      leistung: 'mietraeume',
      label: 'Gemietete Räume',
    },
    {
      name: 'leiter',
      betrag: 3_250_00,
      text: 'Einem Mitarbeiter fällt beim Kunden die Leiter um. Die Glastür zerbricht.',
      leistung: 'mitarbeitende',
      label: 'Mitversichert sind alle, die im Betrieb arbeiten',
    },
  ],
  brauchen: [
    { name: 'umsatz', text: 'Ihren Umsatz des letzten Jahres' },
    { name: 'firma', text: 'Rechtsform, Gründungstag und, wenn es eine gibt, die Registernummer' },
    { name: 'konto', text: 'Ihre IBAN, wenn wir abbuchen sollen' },
    { name: 'vorher', text: 'Den Namen Ihres bisherigen Versicherers, falls es einen gibt' },
  ],
} as const satisfies Produktseite<keyof typeof leistungen>;
