import { sachinhaltLeistungen } from '../../leistungen/sachinhalt.ts';
import type { Produktseite } from '../produktseite.ts';
import { inhaltsfall } from '../inhaltsfall.ts';

const { leistungen } = sachinhaltLeistungen;

/** Property contents by hazard, below its first question. */
export const aushang = {
  leistungen,
  minuten: 4,
  beispiel: { text: 'Die Beträge gelten für ein Beispiel: Versicherungssumme {summe}.' },
  fall: () => ({ ...inhaltsfall, tarif: '' }),
  versichert: [
    {
      name: 'feuer',
      titel: 'Feuer, und was Sie dazu wählen',
      text: 'Einbruch, Leitungswasser, Sturm und Hagel, Hochwasser oder Glas: bis {summe}',
      leistungen: ['mehrgefahren', 'hoechstsumme'],
    },
    {
      name: 'sachen',
      titel: 'Einrichtung, Technik und Waren',
      text: 'Auch Geräte und Waren, die anderen gehören und bei Ihnen stehen',
      leistungen: ['sachen', 'fremdeSachen'],
    },
    {
      name: 'neu',
      titel: 'Zum Neuwert',
      text: 'Wir zahlen, was die Sache heute neu kostet.',
      leistungen: ['neuwert'],
    },
    {
      name: 'ertrag',
      titel: 'Ertragsausfall',
      text: 'Steht der Betrieb nach einem Schaden still, ersetzen wir bis zu {monate} Monate, was Ihnen entgeht.',
      leistungen: ['ertragsausfall'],
    },
  ],
  nichtVersichert: [
    {
      name: 'gebaeude',
      titel: 'Das Gebäude',
      text: 'Und was fest eingebaut ist: Das versichert, wem es gehört.',
      leistungen: ['gebaeude'],
    },
    {
      name: 'fahrzeuge',
      titel: 'Fahrzeuge',
      text: 'Autos, Anhänger und alles andere mit Kennzeichen',
      leistungen: ['fahrzeuge'],
    },
    {
      name: 'abnutzung',
      titel: 'Was alt wird',
      text: 'Verschleiß, Rost und Verderb ohne versicherten Schaden',
      leistungen: ['abnutzung'],
    },
    {
      name: 'inventur',
      titel: 'Was bei der Inventur fehlt',
      text: 'Wenn niemand weiß, wie es verschwunden ist',
      leistungen: ['inventur'],
    },
  ],
  schaeden: [
    {
      name: 'brand',
      betrag: 34_200_00,
      text: 'Ein Akku fängt beim Laden Feuer. Regale, Werkzeug und Ware verbrennen.',
      leistung: 'mehrgefahren',
      label: 'Mehrgefahren',
    },
    {
      name: 'einbruch',
      betrag: 13_900_00,
      text: 'Einbrecher nehmen Laptops und Kameras mit und zerschlagen die Vitrine.',
      leistung: 'sachen',
      label: 'Einrichtung, Maschinen, Waren und Vorräte',
    },
    {
      name: 'stillstand',
      betrag: 8_700_00,
      text: 'Nach einem Brand in der Küche bleibt das Café den ganzen Sommer zu. Wir ersetzen, was nicht verdient wird.',
      leistung: 'ertragsausfall',
      label: 'entgangenen Gewinn und laufende Kosten',
    },
  ],
  brauchen: [
    {
      name: 'wert',
      text: 'Den Wert Ihrer Einrichtung, Waren und Vorräte, wenn Sie alles neu kaufen',
    },
    { name: 'tueren', text: 'Einen Blick auf Ihre Außentüren: Wie schließen sie?' },
    { name: 'firma', text: 'Rechtsform und, wenn es eine gibt, die Registernummer' },
    { name: 'konto', text: 'Ihre IBAN, wenn wir abbuchen sollen' },
  ],
} as const satisfies Produktseite<keyof typeof leistungen>;
