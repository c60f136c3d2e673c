import { randomUUID } from 'node:crypto';
import { tagePlus, zeitAm, zeitPlus } from '#contract/tag.ts';
import type { mitteilung } from '../database/vorgangsschema.ts';

type Zeile = typeof mitteilung.$inferInsert;

/** A message of the demo data (`domain/daten.md §9.4`). */
interface Vorgabe extends Pick<Zeile, 'betreff' | 'text' | 'kategorie' | 'versicherungsNummer'> {
  /** Days before today. */
  vor: number;
  /** Was not opened yet. */
  neu?: true;
}

/** Messages that came and that were sent, dated around `heute` (`yyyy-MM-dd`). */
export function mitteilungen(heute: string): Zeile[] {
  const zeilen = (
    wer: Pick<Zeile, 'portal' | 'partnerNummer' | 'vermittlerNummer'>,
    richtung: Zeile['richtung'],
    vorgaben: readonly Vorgabe[],
  ) =>
    vorgaben.map(({ vor, neu, ...vorgabe }, i): Zeile => {
      const zeit = zeitAm(tagePlus(heute, -vor), `08:${String(10 + i).padStart(2, '0')}`);
      // Older ones were answered by letter.
      const beantwortet = richtung === 'AUSGANG' && vor > 10;
      const gelesenAm = neu || richtung === 'AUSGANG' ? null : zeit;
      return {
        ...wer,
        ...vorgabe,
        id: randomUUID(),
        richtung,
        zeit,
        gelesenAm,
        geoeffnetAm: gelesenAm,
        beantwortetAm: beantwortet ? zeitPlus(zeit, { days: 1 }) : null,
      };
    });
  const bergmann = { portal: 'benutzer', partnerNummer: 'P000001' } as const;
  const nordlicht = { portal: 'benutzer', partnerNummer: 'P000006' } as const;
  const aust = { portal: 'benutzer', partnerNummer: 'P000011' } as const;
  const westfalen = { portal: 'vermittler', vermittlerNummer: '4711000001' } as const;
  return [
    ...zeilen(bergmann, 'EINGANG', [...neueste, ...abbuchungen, ...scheine]),
    ...zeilen(bergmann, 'AUSGANG', geschrieben),
    ...zeilen(nordlicht, 'EINGANG', anNordlicht),
    ...zeilen(aust, 'EINGANG', anAust),
    ...zeilen(westfalen, 'EINGANG', anWestfalen),
    ...zeilen(westfalen, 'AUSGANG', vonWestfalen),
  ];
}

/** Absätze eines langen Briefes: about 5,000 characters together. */
const jahresbrief = Array.from({ length: 8 }, (_, i) =>
  [
    [
      'Wohnen: Schließen Sie Fenster und Türen, auch wenn Sie nur kurz weg sind. Ein gekipptes Fenster gilt vielen Einbrechern als offen.',
      'Wasser: Drehen Sie den Hahn der Waschmaschine zu, bevor Sie verreisen, und sehen Sie einmal im Jahr nach den Schläuchen.',
      'Sturm: Holen Sie Blumentöpfe und Möbel vom Balkon, sobald der Wetterdienst warnt.',
      'Fahrrad: Notieren Sie die Rahmennummer und heben Sie den Kaufbeleg auf. Beides hilft, wenn es gestohlen wird.',
    ][i % 4],
    'Im Schadenfall gilt: Bringen Sie zuerst sich und andere in Sicherheit. Machen Sie danach Fotos, heben Sie beschädigte Teile auf und melden Sie sich bei uns, bevor Sie etwas reparieren lassen.',
    'Wir sagen Ihnen, welche Belege wir brauchen. Kontoauszüge, Rechnungen und Fotos reichen meistens aus. Was Sie nicht mehr haben, klären wir mit Ihnen am Telefon.',
    'Hat sich bei Ihnen etwas geändert? Eine neue Wohnung, ein neues Rad oder ein weiterer Hund: Sagen Sie es uns, damit Ihr Schutz dazu passt.',
  ].join(' '),
).join('\n\n');

const neueste: readonly Vorgabe[] = [
  {
    vor: 1,
    neu: true,
    betreff: 'Ihre Schadenmeldung ist da',
    text: 'Guten Tag Frau Bergmann,\n\nvielen Dank für Ihre Meldung. Wir prüfen sie und melden uns bei Ihnen.',
    kategorie: 'SCHADEN',
    versicherungsNummer: 'PH250000101',
  },
  {
    vor: 2,
    neu: true,
    betreff: 'Elementarschutz kommt zu Ihrer Hausratversicherung',
    text: 'Guten Tag Frau Bergmann,\n\nwir haben Ihren Wunsch vorgemerkt. Bis dahin können Sie ihn jederzeit löschen.',
    kategorie: 'AENDERUNG',
    versicherungsNummer: 'HR250000102',
  },
  {
    vor: 5,
    neu: true,
    betreff: 'Bitte nennen Sie uns die Rahmennummer Ihres E-Bikes',
    text: 'Guten Tag Frau Bergmann,\n\ndie Rahmennummer fehlt uns noch. Sie steht meist unter dem Tretlager oder am Steuerrohr. Tragen Sie sie bitte bei Ihrem Vertrag ein.',
    kategorie: 'DOKUMENT',
    versicherungsNummer: 'FA260000103',
  },
  {
    vor: 21,
    betreff: 'Gut vorbereitet durch den Winter',
    text: `Guten Tag Frau Bergmann,\n\n${jahresbrief}`,
    kategorie: 'ALLGEMEIN',
    versicherungsNummer: null,
  },
  {
    vor: 95,
    betreff: 'Ihr Schaden ist bezahlt',
    text: 'Guten Tag Frau Bergmann,\n\nwir haben den Leitungswasserschaden abgeschlossen und das Geld überwiesen.',
    kategorie: 'SCHADEN',
    versicherungsNummer: 'HR250000102',
  },
];

const abbuchungen: readonly Vorgabe[] = Array.from({ length: 16 }, (_, i) => ({
  vor: 12 + i * 25,
  betreff: 'Beitrag abgebucht',
  text: 'Guten Tag Frau Bergmann,\n\nwir haben den Beitrag für Ihre Hausratversicherung von Ihrem Konto abgebucht.',
  kategorie: 'BEITRAG' as const,
  versicherungsNummer: 'HR250000102',
}));

const scheine: readonly Vorgabe[] = [
  { vor: 200, versicherungsNummer: 'FA260000103', name: 'Fahrradversicherung' },
  { vor: 300, versicherungsNummer: 'TH250000104', name: 'Tierhalterhaftpflicht' },
  { vor: 420, versicherungsNummer: 'HR250000102', name: 'Hausratversicherung' },
  { vor: 500, versicherungsNummer: 'PH250000101', name: 'Privathaftpflicht' },
].map(({ vor, versicherungsNummer, name }) => ({
  vor,
  versicherungsNummer,
  betreff: `Willkommen in Ihrer ${name}`,
  text: 'Guten Tag Frau Bergmann,\n\nIhr Vertrag hat begonnen. Den Versicherungsschein und alle Unterlagen finden Sie bei Ihrem Vertrag.',
  kategorie: 'DOKUMENT' as const,
}));

const geschrieben: readonly Vorgabe[] = [
  {
    vor: 6,
    betreff: 'Rahmennummer meines E-Bikes',
    text: 'Guten Tag,\n\nwo finde ich die Nummer bei meinem Rad?',
    kategorie: 'ALLGEMEIN',
    versicherungsNummer: 'FA260000103',
  },
  {
    vor: 140,
    betreff: 'Rechnung der Trocknungsfirma',
    text: 'Guten Tag,\n\ndie Rechnung ist heute gekommen. An wen darf ich sie schicken?',
    kategorie: 'SCHADEN',
    versicherungsNummer: 'HR250000102',
  },
  {
    vor: 210,
    betreff: 'Zahlung auf Rechnung',
    text: 'Guten Tag,\n\nkann ich den Beitrag künftig auf Rechnung bezahlen?',
    kategorie: 'BEITRAG',
    versicherungsNummer: 'PH250000101',
  },
  {
    vor: 310,
    betreff: 'Balu ist kastriert',
    text: 'Guten Tag,\n\nmuss ich Ihnen das melden?',
    kategorie: 'ALLGEMEIN',
    versicherungsNummer: 'TH250000104',
  },
];

const anNordlicht: readonly Vorgabe[] = [
  {
    vor: 3,
    neu: true,
    betreff: 'Bitte bestätigen Sie Ihren Jahresumsatz',
    text: 'Guten Tag,\n\nnach Ihrem Umsatz richtet sich Ihr Beitrag. Bitte bestätigen Sie ihn bei Ihrem Vertrag.',
    kategorie: 'AENDERUNG',
    versicherungsNummer: null,
  },
  {
    vor: 30,
    betreff: 'Ihre Unterlagen zum neuen Versicherungsjahr',
    text: 'Guten Tag,\n\ndie Unterlagen finden Sie bei Ihrem Vertrag.',
    kategorie: 'DOKUMENT',
    versicherungsNummer: null,
  },
];

const anAust: readonly Vorgabe[] = [
  {
    vor: 60,
    betreff: 'Wir bestätigen Ihre Kündigung',
    text: 'Guten Tag Herr Aust,\n\nwir haben Ihre Kündigung erhalten und bestätigen sie Ihnen. Die Bestätigung finden Sie bei Ihrem Vertrag.',
    kategorie: 'AENDERUNG',
    versicherungsNummer: 'FA230001104',
  },
];

const anWestfalen: readonly Vorgabe[] = Array.from({ length: 12 }, (_, i) => ({
  vor: 1 + i * 9,
  ...(i < 2 && { neu: true as const }),
  betreff: i % 2 === 0 ? 'Schaden Ihres Kunden gemeldet' : 'Rückfrage zu einem Vertrag',
  text:
    i % 2 === 0
      ? 'Guten Tag,\n\nIhr Kunde hat einen Schaden gemeldet. Wir melden uns bei ihm.'
      : 'Guten Tag,\n\nbitte prüfen Sie mit Ihrem Kunden, ob die Angaben im Vertrag noch stimmen.',
  kategorie: i % 2 === 0 ? ('SCHADEN' as const) : ('ALLGEMEIN' as const),
  versicherungsNummer: i % 2 === 0 ? 'PH250000101' : 'HR250000102',
}));

const vonWestfalen: readonly Vorgabe[] = [
  {
    vor: 4,
    betreff: 'Angaben geprüft',
    text: 'Guten Tag,\n\ndie Angaben stimmen, ich habe mit der Kundin gesprochen.',
    kategorie: 'ALLGEMEIN',
    versicherungsNummer: 'HR250000102',
  },
  {
    vor: 40,
    betreff: 'Neue Anschrift der Agentur',
    text: 'Guten Tag,\n\nab dem nächsten Monat erreichen Sie uns unter der neuen Anschrift.',
    kategorie: 'ALLGEMEIN',
    versicherungsNummer: null,
  },
];
