import type { partner } from '../database/schema.ts';
import { monatePlus, tagePlus } from '#contract/tag.ts';
import { anmeldename, handynummer, subVon } from './accounts.ts';
import type { Inhaber } from './vertragszeile.ts';

interface Kunde {
  anrede: 'Frau' | 'Herr';
  vorname: string;
  nachname: string;
  firma?: string;
  alter: number;
  /** Street, house number, postcode, place. */
  anschrift: [string, string, string, string];
  vermittlerNummer: string | null;
  /** Sub-agent who looks after this customer. */
  betreuer?: string;
  iban: string;
  swiftBic: string;
}

/** The 13 customers of the demo data (`domain/daten.md §9.2`), K01 first; all of them are made up. */
const kunden: Kunde[] = [
  {
    anrede: 'Frau',
    vorname: 'Anna',
    nachname: 'Bergmann',
    alter: 34,
    anschrift: ['Ludgeristraße', '12', '48143', 'Münster'],
    vermittlerNummer: '4711000001',
    iban: 'DE02120300000000202051',
    swiftBic: 'BYLADEM1001',
  },
  {
    anrede: 'Herr',
    vorname: 'Deniz',
    nachname: 'Yilmaz',
    alter: 41,
    anschrift: ['Domstraße', '5', '20095', 'Hamburg'],
    vermittlerNummer: '4711000002',
    iban: 'DE02200505501015871393',
    swiftBic: 'HASPDEHHXXX',
  },
  {
    anrede: 'Frau',
    vorname: 'Marie',
    nachname: 'Schulte',
    alter: 27,
    anschrift: ['Invalidenstraße', '3a', '10115', 'Berlin'],
    vermittlerNummer: '4711000001',
    iban: 'DE02100500000054540402',
    swiftBic: 'BELADEBEXXX',
  },
  {
    anrede: 'Herr',
    vorname: 'Peter',
    nachname: 'Hansen',
    alter: 58,
    anschrift: ['Dorfstraße', '7', '24220', 'Flintbek'],
    vermittlerNummer: null,
    iban: 'DE02500105170137075030',
    swiftBic: 'INGDDEFFXXX',
  },
  {
    anrede: 'Frau',
    vorname: 'Claudia',
    nachname: 'Weiß',
    alter: 63,
    anschrift: ['Hohe Straße', '21', '50667', 'Köln'],
    vermittlerNummer: '4711000003',
    iban: 'DE02370502990000684712',
    swiftBic: 'COKSDE33XXX',
  },
  {
    anrede: 'Frau',
    vorname: 'Lena',
    nachname: 'Krüger',
    firma: 'Nordlicht IT GmbH',
    alter: 39,
    anschrift: ['Königsstraße', '40', '48143', 'Münster'],
    vermittlerNummer: '4711000001',
    iban: 'DE02300606010002474689',
    swiftBic: 'DAAEDEDDXXX',
  },
  {
    anrede: 'Herr',
    vorname: 'Uwe',
    nachname: 'Brandt',
    firma: 'Elektro Brandt e. K.',
    alter: 52,
    anschrift: ['Lindenallee', '9', '45127', 'Essen'],
    vermittlerNummer: '4711000001',
    betreuer: 'Sina Ott',
    iban: 'DE02300209000106531065',
    swiftBic: 'CMCIDEDDXXX',
  },
  {
    anrede: 'Frau',
    vorname: 'Aylin',
    nachname: 'Demir',
    firma: 'Café Morgenrot UG (haftungsbeschränkt)',
    alter: 36,
    anschrift: ['Unter Goldschmied', '2', '50667', 'Köln'],
    vermittlerNummer: '4711000003',
    iban: 'DE02100100100006820101',
    swiftBic: 'PBNKDEFFXXX',
  },
  {
    anrede: 'Frau',
    vorname: 'Sofia',
    nachname: 'Conti',
    alter: 28,
    anschrift: ['Sendlinger Straße', '14', '80331', 'München'],
    vermittlerNummer: '4711000001',
    betreuer: 'Tom Reh',
    iban: 'DE02700202700010108669',
    swiftBic: 'HYVEDEMMXXX',
  },
  {
    anrede: 'Herr',
    vorname: 'Thomas',
    nachname: 'Lang',
    alter: 66,
    anschrift: ['Brühl', '8', '04109', 'Leipzig'],
    vermittlerNummer: '4711000002',
    iban: 'DE88100900001234567892',
    swiftBic: 'BEVODEBBXXX',
  },
  {
    anrede: 'Herr',
    vorname: 'Bernd',
    nachname: 'Aust',
    alter: 49,
    anschrift: ['Elbuferstraße', '4', '39104', 'Magdeburg'],
    vermittlerNummer: '4711000003',
    iban: 'DE02600501010002034304',
    swiftBic: 'SOLADEST600',
  },
  {
    anrede: 'Frau',
    vorname: 'Mira',
    nachname: 'Leer',
    alter: 22,
    anschrift: ['Marktstraße', '1', '88212', 'Ravensburg'],
    vermittlerNummer: null,
    iban: 'DE02600501010002034304',
    swiftBic: 'SOLADEST600',
  },
  {
    anrede: 'Herr',
    vorname: 'Oskar',
    nachname: 'Neumann',
    alter: 45,
    anschrift: ['Braubachstraße', '8', '60311', 'Frankfurt am Main'],
    vermittlerNummer: '4711000001',
    iban: 'DE02500105170137075030',
    swiftBic: 'INGDDEFFXXX',
  },
];

/** Rows of the customers; each has the age of the design on that day. */
export function partnerzeilen(heute: string): (typeof partner.$inferInsert)[] {
  return kunden.map((kunde, index) => {
    const [strasse, hausnummer, plz, ort] = kunde.anschrift;
    return {
      partnerNummer: partnerNummer(index + 1),
      anrede: kunde.anrede,
      vorname: kunde.vorname,
      nachname: kunde.nachname,
      firma: kunde.firma ?? null,
      geburtsdatum: geburtsdatumVon(kunde, heute),
      strasse,
      hausnummer,
      plz,
      ort,
      email: anmeldename(nameVon(kunde)),
      handynummer: handynummer(index + 1),
      vermittlerNummer: kunde.vermittlerNummer,
    };
  });
}

/** Whose contracts they are: `inhaber(1, heute)` is K01; throws on an unknown number. */
export function inhaber(nummer: number, heute: string): Inhaber {
  const kunde = kunden[nummer - 1];
  if (!kunde) throw new Error(`No demo customer ${nummer}`);
  const kontoinhaber = kunde.firma ?? nameVon(kunde);
  return {
    partnerNummer: partnerNummer(nummer),
    vermittlerNummer: kunde.vermittlerNummer,
    geburtsdatum: geburtsdatumVon(kunde, heute),
    ...(kunde.betreuer === undefined ? {} : { betreuer: subVon(kunde.betreuer) }),
    bankverbindung: { iban: kunde.iban, swiftBic: kunde.swiftBic, kontoinhaber },
  };
}

function geburtsdatumVon({ alter }: Kunde, heute: string): string {
  return tagePlus(monatePlus(heute, -12 * alter), -120);
}

function partnerNummer(nummer: number): string {
  return `P${String(nummer).padStart(6, '0')}`;
}

function nameVon({ vorname, nachname }: Kunde): string {
  return `${vorname} ${nachname}`;
}
