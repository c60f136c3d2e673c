import { expect, test } from 'vitest';
import type { Vertragskachel } from '#contract/entities/vertrag.ts';
import { geldfakten } from '#portal/pages/uebersicht/geld.ts';
import { vertrag } from '#tests/models/vertrag/aenderung/wire.ts';

const konto = (iban: string) => ({ iban, swiftBic: null, kontoinhaber: 'Anna Bergmann' });
const privat = konto('DE** **** **** **** **20 51');

const hausrat = mit({
  produktIdentifier: 'HAUSRAT',
  versicherungsPraemie: 7_90,
  jahresVersicherungsPraemie: 94_80,
  zahlweise: 'MONATLICH',
  bankverbindung: privat,
  naechsteZahlung: { tag: '2026-11-30', betrag: 7_90 },
});
const fahrrad = mit({
  produktIdentifier: 'FAHRRAD_2',
  versicherungsPraemie: 331_23,
  jahresVersicherungsPraemie: 331_23,
  zahlweise: 'JAEHRLICH',
  bankverbindung: privat,
  naechsteZahlung: { tag: '2027-03-14', betrag: 331_23 },
});

test('a customer sees what is debited next, for which contract, and what both cost in a year', () => {
  expect(gelesen([fahrrad, hausrat])).toEqual([
    ['Nächste Abbuchung', '7,90 EUR', 'Montag, 30. November 2026. Hausrat, vom Konto …2051'],
    ['Ihre 2 Verträge kosten im Jahr', '426,03 EUR', 'Fahrrad 331 · Hausrat 95'],
  ]);
});

test('what leaves one account on one day is one sum, and what leaves another stands for another day', () => {
  const amSelbenTag = { ...fahrrad, naechsteZahlung: { tag: '2026-11-30', betrag: 331_23 } };
  expect(gelesen([hausrat, amSelbenTag])[0]).toEqual([
    'Nächste Abbuchung',
    '339,13 EUR',
    'Montag, 30. November 2026. Hausrat und Fahrrad, vom Konto …2051',
  ]);
  const vomFirmenkonto = { ...amSelbenTag, bankverbindung: konto('DE** **** **** **** **99 00') };
  expect(gelesen([hausrat, vomFirmenkonto])[0]?.[1]).toBe('7,90 EUR');
});

test('a trip that is paid once is no cost of a year, what is given back no payment, and what has ended neither', () => {
  const reise = { ...hausrat, zahlweise: 'EINMALIG' as const };
  expect(gelesen([reise]).map(([label]) => label)).toEqual(['Nächste Abbuchung']);
  const gutschrift = { ...hausrat, naechsteZahlung: { tag: '2026-11-30', betrag: -7_90 } };
  expect(gelesen([gutschrift]).map(([label]) => label)).toEqual(['Ihr Vertrag kostet im Jahr']);
  const beendet = { ...hausrat, vertragsstatus: 'BEENDET' as const, naechsteZahlung: null };
  expect(gelesen([beendet])).toEqual([]);
});

test('the sum of a year says of how many contracts it is, where one costs what nobody here knows', () => {
  const auto = { ...fahrrad, jahresVersicherungsPraemie: null, naechsteZahlung: null };
  expect(gelesen([fahrrad, hausrat, auto])[1]).toEqual([
    '2 Ihrer 3 Verträge kosten im Jahr',
    '426,03 EUR',
    'Fahrrad 331 · Hausrat 95',
  ]);
  expect(gelesen([hausrat, auto])[1]).toEqual([
    'Einer Ihrer 2 Verträge kostet im Jahr',
    '94,80 EUR',
    'Hausrat 95',
  ]);
});

test('a customer whose contracts cost thousands reads them as every sum, and no line begins with the dot between two', () => {
  const betrieb = { ...fahrrad, jahresVersicherungsPraemie: 2_192_40 };
  const [, imJahr] = geldfakten([betrieb, hausrat]);
  expect(imJahr?.note).toBe('Fahrrad\u00A02.192\u00A0· Hausrat\u00A095');
});

test('who pays by bill reads so', () => {
  expect(gelesen([{ ...hausrat, bankverbindung: null }])[0]).toEqual([
    'Nächste Zahlung',
    '7,90 EUR',
    'Montag, 30. November 2026. Hausrat, per Rechnung',
  ]);
});

function gelesen(vertraege: readonly Vertragskachel[]) {
  return geldfakten(vertraege).map(({ label, value, note }) =>
    [label, value, note].map((teil) =>
      typeof teil === 'string' ? teil.replaceAll('\u00A0', ' ') : teil,
    ),
  );
}

function mit(anders: Partial<Vertragskachel>): Vertragskachel {
  return { ...vertrag, ...anders };
}
