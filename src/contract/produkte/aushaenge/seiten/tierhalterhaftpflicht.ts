import { tierhalterhaftpflichtLeistungen } from '../../leistungen/tierhalterhaftpflicht.ts';
import { tierhalterhaftpflicht } from '../../tierhalterhaftpflicht.ts';
import { type Produktseite, summenbeispiel } from '../produktseite.ts';

const { leistungen } = tierhalterhaftpflichtLeistungen;

/** Dog owners' liability, below its first question. */
export const aushang = {
  leistungen,
  minuten: 3,
  beispiel: summenbeispiel,
  fall: () => ({ tarif: '', summe: tierhalterhaftpflicht.summe.vorgabe, werte: {} }),
  versichert: [
    {
      name: 'hund',
      titel: 'Was anderen durch Ihren Hund passiert',
      text: 'Verletzte Menschen, beschädigte Sachen und die Folgen, bis {summe} je Schaden',
      leistungen: ['schadenarten', 'hoechstsumme'],
    },
    {
      name: 'mietwohnung',
      titel: 'Ihre Mietwohnung',
      text: 'Schäden an Wänden, Böden und Türen bis {bis}',
      leistungen: ['mietwohnung'],
    },
    {
      name: 'hueten',
      titel: 'Wer auf ihn aufpasst',
      text: 'Nachbarn und Freunde, wenn sie dafür keinen Lohn bekommen',
      leistungen: ['hueten'],
    },
    {
      name: 'welpen',
      titel: 'Welpen Ihrer Hündin',
      text: 'Mitversichert, bis sie {monate} Monate alt sind',
      leistungen: ['welpen'],
    },
  ],
  nichtVersichert: [
    {
      name: 'eigenschaden',
      titel: 'Schäden bei Ihnen zu Hause',
      text: 'Was Ihnen selbst passiert und Menschen, die mit Ihnen wohnen',
      leistungen: ['eigenschaden'],
    },
    {
      name: 'hunde',
      titel: 'Hunde, die Sie nicht nennen',
      text: 'Es gilt, was im Versicherungsschein steht.',
      leistungen: ['hunde'],
    },
    {
      name: 'gewerbe',
      titel: 'Hunde im Gewerbe',
      text: 'Dafür gibt es die Versicherung Ihres Betriebs.',
      leistungen: ['gewerbe'],
    },
    {
      name: 'gefaehrlich',
      titel: 'Gefährliche Hunde',
      text: 'Wenn eine Behörde Ihren Hund schon vor dem Vertrag so eingestuft hat',
      leistungen: ['gefaehrlich'],
    },
  ],
  schaeden: [
    {
      name: 'radweg',
      betrag: 36_500_00,
      text: 'Ihr Hund läuft vor ein Fahrrad. Der Mann stürzt und kann monatelang nicht arbeiten.',
      leistung: 'schadenarten',
      label: 'Personenschäden',
    },
    {
      name: 'tuer',
      betrag: 2_180_00,
      text: 'Allein zu Hause zerkratzt und zerbeißt er die Türen Ihrer Mietwohnung.',
      leistung: 'mietwohnung',
      label: 'Gemietete Wohnung',
    },
    {
      name: 'spaziergang',
      betrag: 940_00,
      text: 'Ihre Nachbarin führt ihn aus. Er springt jemanden an, und dessen Handy zerbricht.',
      leistung: 'hueten',
      label: 'wer den Hund ohne Lohn für Sie hütet',
    },
  ],
  brauchen: [
    { name: 'hunde', text: 'Name und Geburtsdatum jedes Hundes' },
    { name: 'chip', text: 'Die Chipnummer, wenn er eine hat' },
    { name: 'konto', text: 'Ihre IBAN, wenn wir abbuchen sollen' },
    { name: 'vorher', text: 'Den Namen Ihres bisherigen Versicherers, falls es einen gibt' },
  ],
} as const satisfies Produktseite<keyof typeof leistungen>;
