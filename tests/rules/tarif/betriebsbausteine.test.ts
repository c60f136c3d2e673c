import { describe, expect, test } from 'vitest';
import { bhvTarifieren } from '#contract/endpoints/tarifieren/bhv.ts';
import { bewerteBhv, bhvTarif } from '#server/rules/tarif/produkte/bhv.ts';
import { heute } from './beispiele.ts';

/** Worked case 34: a trade of class 2, 216,00 EUR net a year. */
const betrieb = {
  hauptgewerbe: '1201',
  jahresumsatz: 180_000_00,
  zahlweise: 'JAEHRLICH',
} as const;
const preis = (mehr: object = {}) =>
  bhvTarif.tarifiere(bhvTarifieren.body.parse({ ...betrieb, ...mehr }), heute);

describe('a firm that takes modules in', () => {
  test('pays for none what it always paid', () => {
    expect(preis()).toMatchObject({
      beitrag: {
        jahresVersicherungsPraemie: 257_04,
        komponenten: [{ name: 'bhv', nettoJahr: 216_00 }],
      },
    });
  });

  test.each([
    [['INTERNETSCHAEDEN'], 285_60],
    [['SCHLUESSEL_ERWEITERT'], 278_46],
    [['INTERNETSCHAEDEN', 'SCHLUESSEL_ERWEITERT'], 307_02],
  ])('%j, pays %i cents a year with tax', (bausteine, jahr) => {
    expect(preis({ bausteine })).toMatchObject({ beitrag: { jahresVersicherungsPraemie: jahr } });
  });

  test('pays the same for them whatever else makes its price', () => {
    const teuer = { versicherungssumme: 1_000_000_000, sb: 'SB_KEINE', vorschaeden: 2 };
    const bausteine = ['SCHLUESSEL_ERWEITERT', 'INTERNETSCHAEDEN'];
    expect(preis({ ...teuer, bausteine })).toMatchObject({
      beitrag: {
        komponenten: [
          { name: 'bhv' },
          { name: 'INTERNETSCHAEDEN', nettoJahr: 24_00, steuersatz: 1900 },
          { name: 'SCHLUESSEL_ERWEITERT', nettoJahr: 18_00, steuersatz: 1900 },
        ],
      },
    });
  });

  test('reads at each switch what it would cost then', () => {
    const { alternativen = [] } = preis({ bausteine: ['INTERNETSCHAEDEN'] }) as {
      alternativen?: { feld: string; wert: unknown; beitrag?: unknown }[];
    };
    expect(alternativen.filter(({ feld }) => feld === 'bausteine')).toMatchObject([
      { wert: 'INTERNETSCHAEDEN', versicherungsPraemie: 257_04 },
      { wert: 'SCHLUESSEL_ERWEITERT', versicherungsPraemie: 307_02 },
    ]);
  });

  test('cannot take in what there is not', () => {
    expect(() => preis({ bausteine: ['DROHNEN'] })).toThrow(/bausteine/);
  });
});

test('the old tariff has nothing to take in', () => {
  const anfrage = bhvTarifieren.body.parse({ ...betrieb, bausteine: ['INTERNETSCHAEDEN'] });
  const bewertung = bewerteBhv(anfrage, heute, 'BHV_1');
  expect(bewertung).toMatchObject({ komponenten: [{ name: 'bhv' }] });
});
