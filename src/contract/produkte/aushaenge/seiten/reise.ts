import { ganzeEuro } from '../../../fields/formatBetrag.ts';
import { reiseLeistungen } from '../../leistungen/reise.ts';
import type { Produktseite } from '../produktseite.ts';

const { leistungen } = reiseLeistungen;
const reisepreis = 1_800_00;

/** Travel cover, below its first question. */
export const aushang = {
  leistungen,
  minuten: 3,
  auchEinzeln: true,
  jeBaustein: true,
  beispiel: { text: 'Die Beträge gelten für ein Beispiel: eine Reise für {reisepreis}.' },
  fall: () => ({
    tarif: '',
    summe: reisepreis,
    werte: { reisepreis: ganzeEuro(reisepreis) },
  }),
  versichert: [
    {
      name: 'ruecktritt',
      titel: 'Absage und Abbruch',
      text: 'Stornokosten bis {summe}, wenn Sie aus wichtigem Grund nicht reisen oder früher zurück müssen',
      leistungen: ['ruecktritt', 'hoechstsumme'],
    },
    {
      name: 'gepaeck',
      titel: 'Reisegepäck',
      text: 'Gestohlenes, beschädigtes und zerstörtes Gepäck bis {gepaeck} je Person',
      leistungen: ['gepaeck', 'hoechstsumme'],
    },
    {
      name: 'verspaetung',
      titel: 'Verspätetes Gepäck',
      text: 'Nötige Einkäufe bis {einkaeufe}, wenn Ihr Koffer später ankommt als Sie',
      leistungen: ['gepaeck'],
    },
    {
      name: 'mitreisende',
      titel: 'Alle, die mitreisen',
      text: 'Versichert sind die Menschen, die im Versicherungsschein stehen.',
      leistungen: ['mitreisende'],
    },
  ],
  nichtVersichert: [
    {
      name: 'vorhersehbar',
      titel: 'Was schon bekannt war',
      text: 'Ereignisse, mit denen bei der Buchung zu rechnen war',
      leistungen: ['vorhersehbar'],
    },
    {
      name: 'bausteine',
      titel: 'Was Sie nicht wählen',
      text: 'Versichert sind die Bausteine, die im Versicherungsschein stehen.',
      leistungen: ['bausteine'],
    },
    {
      name: 'bargeld',
      titel: 'Bargeld und Papiere',
      text: 'Bargeld, Fahrkarten und Ausweise im Gepäck',
      leistungen: ['bargeld'],
    },
    {
      name: 'behandlungen',
      titel: 'Geplante Behandlungen',
      text: 'Behandlungen, für die Sie die Reise gebucht haben',
      leistungen: ['behandlungen'],
    },
  ],
  schaeden: [
    {
      name: 'krank',
      betrag: 1_440_00,
      text: 'Kurz vor dem Abflug wird Ihr Kind krank, und Sie sagen die Reise ab.',
      leistung: 'ruecktritt',
      label: 'Erkrankung',
    },
    {
      name: 'abbruch',
      betrag: 620_00,
      text: 'Ihre Mutter muss ins Krankenhaus, und Sie fliegen nach einer Woche zurück.',
      leistung: 'ruecktritt',
      label: 'zusätzliche Rückreise',
    },
    {
      name: 'koffer',
      betrag: 230_00,
      text: 'Ihr Koffer kommt erst Tage nach Ihnen an, und Sie kaufen das Nötigste neu.',
      leistung: 'gepaeck',
      label: 'nötige Einkäufe',
    },
  ],
  brauchen: [
    { name: 'reise', text: 'Preis, Reisedaten und den Tag Ihrer Buchung' },
    { name: 'reisende', text: 'Namen und Geburtsdaten aller, die reisen' },
    { name: 'konto', text: 'Ihre IBAN, wenn wir abbuchen sollen' },
  ],
} as const satisfies Produktseite<keyof typeof leistungen>;
