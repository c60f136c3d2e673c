import { sachinhaltLeistungen } from '../leistungen/sachinhalt.ts';
import type { Beispielschaden, Produktaussage, Produktseite } from './produktseite.ts';

type Leistungsname = keyof typeof sachinhaltLeistungen.leistungen;

/** What both pages about contents tell alike, whatever the hazards. */
export const inhaltsaushang = {
  leistungen: sachinhaltLeistungen.leistungen,
  minuten: 4,
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
  brauchen: [
    {
      name: 'wert',
      text: 'Den Wert Ihrer Einrichtung, Waren und Vorräte, wenn Sie alles neu kaufen',
    },
    { name: 'tueren', text: 'Einen Blick auf Ihre Außentüren: Wie schließen sie?' },
    { name: 'firma', text: 'Rechtsform und, wenn es eine gibt, die Registernummer' },
    { name: 'konto', text: 'Ihre IBAN, wenn wir abbuchen sollen' },
  ],
} as const satisfies Partial<Produktseite<Leistungsname>>;

/** What is covered behind the hazards. */
export const inhaltsschutz = [
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
] as const satisfies readonly Produktaussage<Leistungsname>[];

/** Claims behind the one that shows the hazards. */
export const inhaltsschaeden = [
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
] as const satisfies readonly Beispielschaden<Leistungsname>[];

/** The firm both tell of: what it owns is worth 50.000 EUR. */
export const inhaltsfall = { tarif: 'PLUS', summe: 50_000_00, werte: {} } as const;
