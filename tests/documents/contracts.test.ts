import { describe, expect, test } from 'vitest';
import type { Produkt } from '#contract/entities/produkt.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import type { Leistungsbuch } from '#contract/produkte/leistungen/leistung.ts';
import { vertragsleistungen } from '#server/documents/angaben/vertrag.ts';
import { sparteVon } from '#server/rules/produkte/sparten.ts';
import { bare, full } from './fullContracts.ts';

/** What is agreed by hand, and what only an application knows. */
const byHand = new Set(['Vereinbarte Sicherungen', 'Kaufpreis mit Zubehör', 'Gekauft am']);

describe.each(full)('The policy of a contract of %s', (produktIdentifier, blocks, priced) => {
  const lines = policy({ ...bare, produktIdentifier, ...blocks }, priced);

  test('has a line for all that is personal of its cover, filled in', () => {
    const book: Leistungsbuch | undefined = sparteVon(produktIdentifier)?.leistungen;
    const personal = Object.values(book?.leistungen ?? {})
      .flatMap(({ schein = [] }) => [schein].flat())
      .map(({ name }) => name)
      .filter((name) => !byHand.has(name));
    expect(personal.filter((name) => !(name in lines))).toEqual([]);
    for (const value of Object.values(lines)) expect(value).not.toMatch(/[{}]|undefined|null/);
  });
});

test('whoever owns home contents reads her limits in EUR, what she chose and what she left out', () => {
  const [, blocks, priced] = full[0] ?? [];
  expect(policy({ ...bare, produktIdentifier: 'HAUSRAT', ...blocks }, priced)).toMatchObject({
    Tarif: 'Komfort',
    Wertsachen: 'Bis 20\u00A0% der Versicherungssumme, das sind 10.400,00\u00A0EUR',
    'Bargeld außerhalb eines Tresors': 'Bis 1.500,00\u00A0EUR',
    Fahrraddiebstahl: 'Versichert bis 520,00\u00A0EUR',
    'Unbenannte Gefahren': 'Nicht versichert',
    'Verzicht auf Kürzung wegen Unterversicherung': 'Vereinbart',
    'Wartezeit für Elementarschäden':
      '30\u00A0Tage: Elementarschäden sind ab dem 21.12.2026 versichert.',
  });
});

test('a dog is named with its breeds and its chip, a couple and a trip with their days', () => {
  expect(lines('TIERHALTERHAFTPFLICHT')).toHaveProperty(
    'Versicherte Hunde',
    'Bella, Labrador Retriever, Mischling mit Pudel, Chip oder Tätowierung 276098100123456',
  );
  expect(lines('REISE')).toMatchObject({
    Versichert: 'Ein Paar',
    Reise: '01.12.2026 bis 05.12.2026',
    Reiseziel: 'Weltweit',
    Reisegepäck: 'Nicht versichert',
  });
});

test('a firm reads its trades, what is insured besides, and what is not', () => {
  expect(lines('VH_2')).toMatchObject({
    Haupttätigkeit: 'Tischlerei',
    'Weitere Tätigkeiten': 'Bodenleger',
    Bürohaftpflicht: 'Versichert',
    Privathaftpflicht: 'Versichert für zwei Personen',
    'Höchstens für alle Schäden eines Jahres': '1\u00A0Mio.\u00A0EUR',
  });
  expect(lines('SI_MEHRGEFAHREN')).toHaveProperty(
    'Versicherte Gefahren',
    'Feuer, Glasbruch, Elementar',
  );
});

test('of an older contract nothing is said that nobody knows', () => {
  const [, { reise }] = full.find(([one]) => one === 'REISE') ?? [null, {}];
  const old: Vertrag = { ...bare, produktIdentifier: 'REISE', reise };
  expect(Object.keys(policy(old, null))).toEqual(['Versichert', 'Reise', 'Selbstbeteiligung']);
});

function lines(of: Produkt): Record<string, string> {
  const [, blocks, priced] = full.find(([one]) => one === of) ?? [];
  return policy({ ...bare, produktIdentifier: of, ...blocks }, priced);
}

function policy(
  v: Vertrag,
  priced: Readonly<Record<string, unknown>> | null = null,
): Record<string, string> {
  return Object.fromEntries(vertragsleistungen(v, priced).map(({ name, wert }) => [name, wert]));
}
