import { vermoegensschadenhaftpflichtLeistungen } from '../../leistungen/vermoegensschadenhaftpflicht.ts';
import { vermoegensschadenhaftpflicht } from '../../vermoegensschadenhaftpflicht.ts';
import { type Produktseite, summenbeispiel } from '../produktseite.ts';

const { leistungen } = vermoegensschadenhaftpflichtLeistungen;

/** Financial loss liability, below its first question. */
export const aushang = {
  leistungen,
  minuten: 4,
  beispiel: summenbeispiel,
  fall: () => ({ tarif: '', summe: vermoegensschadenhaftpflicht.summe.vorgabe, werte: {} }),
  versichert: [
    {
      name: 'fehler',
      titel: 'Fehler in Ihrer Arbeit',
      text: 'Bis {summe}, wenn andere dadurch Geld verlieren',
      leistungen: ['vermoegensschaden', 'hoechstsumme'],
    },
    {
      name: 'mitarbeitende',
      titel: 'Alle, die für Sie arbeiten',
      text: 'Mitarbeitende und Aushilfen, solange sie im Auftrag Ihrer Firma handeln',
      leistungen: ['mitarbeitende'],
    },
    {
      name: 'frueher',
      titel: 'Was schon passiert ist',
      text: 'Frühere Fehler, von denen Sie bei Abschluss nichts wussten',
      leistungen: ['fruehereFehler'],
    },
    {
      name: 'abwehr',
      titel: 'Ihr Recht vor Gericht',
      text: 'Wir wehren Forderungen ab, die nicht berechtigt sind',
      leistungen: ['abwehr'],
    },
  ],
  nichtVersichert: [
    {
      name: 'buero',
      titel: 'Verletzte und beschädigte Sachen',
      text: 'Nur mit dem Baustein Bürohaftpflicht',
      leistungen: ['buero'],
    },
    {
      name: 'bekannt',
      titel: 'Fehler, die Sie schon kennen',
      text: 'Wer bei Abschluss davon weiß, ist dafür nicht versichert.',
      leistungen: ['kenntnis'],
    },
    {
      name: 'honorar',
      titel: 'Ihr Honorar',
      text: 'Und was es kostet, die eigene Arbeit nachzubessern',
      leistungen: ['honorar'],
    },
    {
      name: 'wissentlich',
      titel: 'Absicht',
      text: 'Wer ein Gesetz oder einen Auftrag wissentlich verletzt, haftet selbst.',
      leistungen: ['wissentlich'],
    },
  ],
  schaeden: [
    {
      name: 'frist',
      betrag: 18_500_00,
      text: 'Der Förderantrag geht zu spät hinaus. Ihr Kunde verliert den Zuschuss und fordert ihn von Ihnen.',
      leistung: 'vermoegensschaden',
      label: 'Vermögensschaden',
    },
    {
      name: 'kampagne',
      betrag: 6_200_00,
      text: 'Ein Mitarbeiter schaltet die Anzeige mit dem falschen Preis. Der Kunde verlangt den Unterschied.',
      leistung: 'mitarbeitende',
      label: 'Mitversichert sind alle, die für Sie arbeiten',
    },
    {
      name: 'klage',
      betrag: 3_900_00,
      text: 'Ein Kunde verklagt Sie zu Unrecht. Anwalt und Gericht zahlen wir.',
      leistung: 'abwehr',
      label: 'Wir wehren ab, was Sie nicht ersetzen müssen',
    },
  ],
  brauchen: [
    { name: 'umsatz', text: 'Ihren Honorarumsatz des letzten Jahres' },
    { name: 'firma', text: 'Rechtsform, Gründungstag und, wenn es eine gibt, die Registernummer' },
    { name: 'konto', text: 'Ihre IBAN, wenn wir abbuchen sollen' },
    { name: 'vorher', text: 'Den Namen Ihres bisherigen Versicherers, falls es einen gibt' },
  ],
} as const satisfies Produktseite<keyof typeof leistungen>;
