import { expect, test } from 'vitest';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { kopffakten, leistungen, vertragsdaten } from '#portal/pages/vertrag/fakten.ts';
import { zahlungssatz } from '#portal/pages/vertrag/saetze.ts';
import { produktbloecke } from '#portal/pages/vertrag/produktblock.ts';
import { vertrag } from '#tests/models/vertrag/aenderung/wire.ts';

test('a customer who carries nothing herself reads so, and no amount of nothing', () => {
  const fakten = kopffakten(mit({ selbstBeteiligung: { wert: 0, unit: 'ABSOLUT' } }));
  expect(fakten).toContainEqual({ label: 'Selbstbeteiligung', value: 'keine' });
  expect(kopffakten(mit({ selbstBeteiligung: { wert: 20, unit: 'PERCENT' } }))).toContainEqual(
    expect.objectContaining({ value: '20\u00A0%' }),
  );
});

test('a customer sees first what it costs, what is paid next, up to which sum, and what she bears', () => {
  const fakten = kopffakten(
    mit({
      versicherungsPraemie: 790,
      zahlweise: 'MONATLICH',
      naechsteZahlung: { tag: '2026-11-30', betrag: 790 },
      bankverbindung: { iban: 'DE** **** **** **** **20 51', swiftBic: null, kontoinhaber: 'A' },
      versicherungsSumme: 4_225_000,
      selbstBeteiligung: { wert: 15_000, unit: 'ABSOLUT' },
    }),
  );
  expect(
    fakten.map(({ label, value, note = '' }) =>
      [label, value, note].map((teil) =>
        typeof teil === 'string' ? teil.replaceAll('\u00A0', ' ') : teil,
      ),
    ),
  ).toEqual([
    ['Beitrag', '7,90 EUR', 'im Monat'],
    ['Nächste Abbuchung', 'am 30. November 2026', '7,90 EUR vom Konto …2051'],
    ['Versicherungssumme', '42.250 EUR', ''],
    ['Selbstbeteiligung', '150,00 EUR', 'je Schaden'],
  ]);
});

test.each([
  ['runs', { vertragsstatus: 'LAUFEND', beendigungsdatum: null }, ['Läuft bis']],
  [
    'has been cancelled',
    { vertragsstatus: 'AUSLAUFEND', beendigungsdatum: '2026-12-24' },
    ['Endet am'],
  ],
  ['has ended', { vertragsstatus: 'BEENDET', beendigungsdatum: '2026-10-24' }, ['Beendet am']],
] satisfies [string, Partial<Vertrag>, string[]][])(
  'a contract that %s names one end and not two',
  (_, anders, erwartet) => {
    const fakten = labels(vertragsdaten(mit({ ablaufdatum: '2027-03-14', ...anders })));
    const enden = new Set(['Läuft bis', 'Endet am', 'Beendet am']);
    expect(fakten.filter((label) => enden.has(label))).toEqual(erwartet);
  },
);

test('a customer reads what is debited next, from which account; or that she gets a bill', () => {
  const naechsteZahlung = { tag: '2027-02-01', betrag: 1_073 };
  const iban = 'DE** **** **** **** **20 51';
  const konto = { iban, swiftBic: null, kontoinhaber: 'Anna Bergmann' };
  const gelesen = (anders: Partial<Vertrag>) =>
    zahlungssatz(mit({ naechsteZahlung, ...anders }))?.replaceAll('\u00A0', ' ');
  expect(gelesen({ bankverbindung: konto })).toBe(
    'Nächste Abbuchung: 01.02.2027, 10,73 EUR, vom Konto …2051',
  );
  expect(gelesen({ bankverbindung: null })).toBe(
    'Nächste Zahlung: 01.02.2027, 10,73 EUR, per Rechnung',
  );
  const zurueck = { tag: '2027-01-01', betrag: -9_425 };
  expect(gelesen({ naechsteZahlung: zurueck, bankverbindung: konto })).toBe(
    'Nächste Gutschrift: 01.01.2027, 94,25 EUR, auf das Konto …2051',
  );
  expect(gelesen({ naechsteZahlung: zurueck, bankverbindung: null })).toBe(
    'Nächste Gutschrift: 01.01.2027, 94,25 EUR',
  );
  expect(zahlungssatz(mit({ naechsteZahlung: null }))).toBeNull();
});

test('what a firm has insured besides stands once, with for how many people', () => {
  const firma = mit({
    buerohaftpflicht: true,
    phvAnzahl: 'ZWEI',
    vh: { versicherteGefahren: { buerohaftpflicht: true, phv: true } },
  });
  expect(labels(leistungen(firma))).not.toContain('Bürohaftpflicht');
  expect(labels(leistungen(firma))).not.toContain('Privathaftpflicht');
  expect(produktbloecke(firma)).toContainEqual({
    titel: 'Zusätzlich versichert',
    fakten: [
      { label: 'Bürohaftpflicht', value: 'eingeschlossen' },
      { label: 'Privathaftpflicht', value: 'für zwei Personen' },
    ],
  });
});

test('the postcode of home contents is part of its address, and stands alone only without one', () => {
  const hausrat = {
    plz: '48151',
    wohnflaeche: 64,
    hausratDeckungen: ['GRUNDDECKUNG'],
    elementarEinschliessbar: true,
    hfkVariante: null,
  };
  const risikoOrt = { plz: '48151', ort: 'Münster', strasse: 'Lindenweg', hausnummer: '14' };
  expect(alle(mit({ hausrat, risikoOrt }))).not.toContain('Postleitzahl');
  const { risikoOrt: _ohne, ...woanders } = mit({ hausrat });
  expect(alle(woanders)).toContain('Postleitzahl');
});

test('a contract that ends before its next year names no day on which that would begin', () => {
  const tag = 'Nächste Hauptfälligkeit';
  const hauptfaelligkeit = '2027-04-01';
  const endet = (beendigungsdatum: string | null) =>
    labels(vertragsdaten(mit({ hauptfaelligkeit, beendigungsdatum })));
  expect(endet(null)).toContain(tag);
  expect(endet('2027-04-01')).toContain(tag);
  expect(endet('2027-03-31')).not.toContain(tag);
  const ablaufend = mit({ hauptfaelligkeit, beendigungsdatum: null, ablaufdatum: '2027-02-04' });
  expect(labels(vertragsdaten(ablaufend))).not.toContain(tag);
});

test('the tariff of home contents and its cover against the elements stand once', () => {
  const hausrat = {
    plz: '50667',
    wohnflaeche: 78,
    hausratDeckungen: ['GRUNDDECKUNG', 'ELEMENTAR'],
    elementarEinschliessbar: true,
    hfkVariante: 'PLUS',
  } as const;
  const plus = {
    deckungsVarianteIdentifier: 'PLUS',
    deckungsVarianteName: 'Plus',
    versicherungssumme: 1_000_000_000,
  };
  const mitElementar = { hausrat: { ...hausrat, hausratDeckungen: [...hausrat.hausratDeckungen] } };
  expect(alle(mit({ ...mitElementar, deckungsVarianten: [plus] }))).not.toContain('Tarif');
  expect(alle(mit({ ...mitElementar, deckungsVarianten: [] }))).toContain('Tarif');
  const elementar = 'Hochwasser und Starkregen (Elementar)';
  expect(labels(leistungen(mit({ ...mitElementar, elementar: true })))).not.toContain(elementar);
  const ohne = { hausrat: { ...hausrat, hausratDeckungen: ['GRUNDDECKUNG'] } };
  expect(labels(leistungen(mit({ ...ohne, elementar: false })))).toContain(elementar);
});

test('a trip of a day is no trip of days, and days stay with their number', () => {
  const reise = { personenkreis: 'SINGLE', beginn: '2026-12-01', ende: '2026-12-01' } as const;
  expect(werte(mit({ reise: { ...reise, dauer: 1 } }))).toContain('01.12.2026, ein Tag');
  const lang = { ...reise, ende: '2026-12-15', dauer: 15 };
  expect(werte(mit({ reise: lang }))).toContain('01.12.2026 bis 15.12.2026, 15\u00A0Tage');
});

test('a profession is said as people say it', () => {
  const diensthaftpflicht = {
    eingeschlossen: true,
    einschlussZum: null,
    ausschlussZum: null,
    beruf: 'LEHRER',
  };
  expect(werte(mit({ diensthaftpflicht }))).toContain('Lehrerin oder Lehrer');
});

function werte(v: Vertrag): string[] {
  return produktbloecke(v).flatMap(({ fakten }) => fakten.map(({ value }) => value));
}

function alle(v: Vertrag): string[] {
  return produktbloecke(v).flatMap(({ fakten }) => labels(fakten));
}

function labels(fakten: readonly { label: string }[]): string[] {
  return fakten.map(({ label }) => label);
}

function mit(anders: Partial<Vertrag>): Vertrag {
  return { ...vertrag, ...anders };
}
