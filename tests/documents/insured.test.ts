import { expect, test } from 'vitest';
import type { Produkt } from '#contract/entities/produkt.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { versichertes } from '#server/rules/versichert.ts';
import { bare, full } from './fullContracts.ts';

test.each(full)(
  'whoever has a contract of %s reads in three to five sentences what it insures',
  (of) => {
    const { aussagen, grenzen } = insured(of);
    expect(aussagen.length).toBeGreaterThanOrEqual(3);
    expect(aussagen.length).toBeLessThanOrEqual(5);
    expect(JSON.stringify({ aussagen, grenzen })).not.toMatch(/[{}]\w|undefined|null|NaN/);
  },
);

test('whoever insures her home reads her own limits, what she chose besides, and what she waits for', () => {
  const { aussagen, grenzen } = insured('HAUSRAT');
  expect(aussagen).toEqual([
    {
      titel: 'Ihre Sachen zum Neuwert',
      text: 'Bis 52.000\u00A0EUR bei Feuer, Leitungswasser, Sturm, Hagel und Einbruch',
    },
    {
      titel: 'Bargeld und Wertsachen',
      text: 'Bargeld bis 1.500\u00A0EUR, Schmuck und Gold bis 10.400\u00A0EUR',
    },
    { titel: 'Die vergessene Kerze', text: 'Auch bei grober Fahrlässigkeit zahlen wir voll.' },
    {
      titel: 'Hotel und Aufräumen',
      text: 'Zusätzlich bis 5.200\u00A0EUR nach einem Schaden',
    },
    {
      titel: 'Von Ihnen dazu gewählt',
      text: 'Glasbruch; Elementarschäden; Fahrraddiebstahl bis 520,00\u00A0EUR; Haus- und Wohnungsschutzbrief bis 500,00\u00A0EUR je Notfall',
    },
  ]);
  expect(grenzen.map(({ titel }) => titel)).toEqual([
    'Selbstbeteiligung bei Elementarschäden',
    'Selbstbeteiligung',
    'Wartezeit für Elementarschäden',
  ]);
});

test('whoever pays all of a damage in the basic tariff is not told that we do', () => {
  const titles = insured('HAUSRAT', { deckungsIdentifier: 'BASIS' }).aussagen.map(
    ({ titel }) => titel,
  );
  expect(titles).not.toContain('Die vergessene Kerze');
  expect(titles).toContain('Bargeld und Wertsachen');
});

test('whoever owns a bicycle without repairs reads nothing of repairs, nor of a deductible there is not', () => {
  const { fahrrad } = blocksOf('FAHRRAD_2');
  if (!fahrrad) throw new Error('No bicycle');
  const versicherteRisiken = {
    diebstahl: true,
    reparatur: false,
    reparaturOhneVerschleiss: false,
    schutzbrief: false,
  };
  const { aussagen, grenzen } = insured('FAHRRAD_2', {
    fahrrad: { ...fahrrad, versicherteRisiken },
  });
  expect(aussagen[0]?.text).toBe('Zu jeder Zeit und an jedem Ort, bis 4.200\u00A0EUR');
  expect(aussagen.map(({ titel }) => titel)).not.toContain('Von Ihnen dazu gewählt');
  expect(grenzen).toEqual([]);
});

test('a traveller without cover for luggage reads nothing of luggage', () => {
  const said = JSON.stringify(insured('REISE').aussagen);
  expect(said).toContain('Stornokosten bis 2.400\u00A0EUR');
  expect(said).toContain('Reisekranken');
  expect(said).not.toContain('epäck');
});

test('a firm that chose fire and glass reads these hazards once and no other', () => {
  const { aussagen } = insured('SI_MEHRGEFAHREN');
  expect(aussagen[0]?.text).toBe('Feuer, Glasbruch, Elementar: bis 80.000\u00A0EUR');
  expect(JSON.stringify(aussagen)).not.toMatch(/Leitungswasser|Elementarschäden/);
});

test('a firm against all risks is not told of hazards that are chosen', () => {
  const { aussagen } = insured('SI_ALLGEFAHREN', {
    ...blocksOf('SI_MEHRGEFAHREN'),
    deckungsIdentifier: 'PLUS',
  });
  expect(aussagen[0]?.titel).toBe('Alles, was plötzlich passiert');
});

test('a firm with liability reads its sum and that nothing is taken off for injured people', () => {
  const { aussagen, grenzen } = insured('BHV_2');
  expect(aussagen[0]?.text).toMatch(/bis 5\.000\.000\u00A0EUR je Schaden$/);
  expect(grenzen).toEqual([
    { titel: 'Selbstbeteiligung', text: '500,00\u00A0EUR, bei Personenschäden keine' },
  ]);
});

test('where nobody knows the sum no amount is said', () => {
  const { aussagen } = insured('HAUSRAT', { versicherungsSumme: null });
  expect(aussagen.map(({ titel }) => titel)).not.toContain('Ihre Sachen zum Neuwert');
  expect(JSON.stringify(aussagen)).not.toMatch(/\b0\u00A0EUR/);
});

test.each([
  ['has ended', 'BEENDET', '2026-03-24', 5],
  ['ended because there was nothing left to insure', 'AUFGEHOBEN', '2026-03-24', 5],
  ['never began', 'AUFGEHOBEN', null, 0],
  ['was withdrawn from before it began', 'STORNIERT', null, 0],
] as const)(
  'a contract that %s says what it insured, or nothing',
  (_, vertragsstatus, am, count) => {
    const ende = { am, grund: null, erstattung: null };
    expect(insured('HAUSRAT', { vertragsstatus, ende }).aussagen).toHaveLength(count);
  },
);

test('a contract that is a name only says nothing of its cover', () => {
  const v: Vertrag = { ...bare, produktIdentifier: 'KFZ' };
  expect(versichertes(v, null)).toEqual({ aussagen: [], grenzen: [] });
});

function blocksOf(of: Produkt): Partial<Vertrag> {
  return full.find(([one]) => one === of)?.[1] ?? {};
}

function insured(of: Produkt, other: Partial<Vertrag> = {}) {
  const priced = full.find(([one]) => one === of)?.[2] ?? null;
  return versichertes({ ...bare, produktIdentifier: of, ...blocksOf(of), ...other }, priced);
}
