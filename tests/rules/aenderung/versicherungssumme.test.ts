import { describe, expect, test } from 'vitest';
import { angebotVon } from '#server/rules/aenderung/angebot.ts';
import { versicherungssumme } from '#server/rules/aenderung/arten/versicherungssumme.ts';
import { berechne } from '#server/rules/aenderung/berechnung.ts';
import type { Aenderungslage } from '#server/rules/aenderung/lage.ts';
import { betrieb, demovertrag } from '#tests/support/aenderungslage.ts';

const morgen = '2026-11-21';
const jahreswechsel = '2027-01-01';
const manuell = { abgelehnt: { code: 'MANUELL' } };

function mit(lage: Aenderungslage, value: string, wirksamkeitsdatum = morgen) {
  return berechne(lage, versicherungssumme, { wirksamkeitsdatum, wunsch: { value } });
}

describe('an insured sum', () => {
  test('that is raised costs more from tomorrow on, and variants carry it too', () => {
    const risiken = {
      ...betrieb().risiken,
      deckungsVarianten: [
        {
          deckungsVarianteIdentifier: 'PLUS',
          deckungsVarianteName: 'Plus',
          versicherungssumme: 500_000_000,
        },
      ],
    };
    // 480,00 EUR net x 1.18
    expect(mit(betrieb({ risiken }), '10000000')).toMatchObject({
      ok: {
        berechnung: { beitragNeu: { netto: 56_640 } },
        neu: {
          stand: {
            versicherungsSumme: 1_000_000_000,
            tarifAngaben: { versicherungssumme: 1_000_000_000 },
            risiken: { deckungsVarianten: [{ versicherungssumme: 1_000_000_000 }] },
          },
        },
      },
    });
  });

  test('that is lowered counts from the next Hauptfälligkeit on', () => {
    expect(mit(betrieb(), '3000000')).toMatchObject({ abgelehnt: { code: 'DATUM' } });
    expect(mit(betrieb(), '3000000', jahreswechsel)).toMatchObject({
      ok: { berechnung: { beitragNeu: { netto: 43_200 } } },
    });
  });

  test.each([
    ['BH250000601', ['3000000', '5000000', '10000000']],
    ['VH250000602', ['100000', '250000', '500000', '1000000', '2000000']],
    ['PH250000101', ['10000000', '20000000', '50000000']],
    ['TH250000104', ['5000000', '10000000', '20000000']],
  ])('has the steps of its product, each with its price: %s', (nummer, stufen) => {
    const { optionen, betrag } = angebotVon(demovertrag(nummer), versicherungssumme);
    expect(optionen.map(({ wert }) => wert)).toEqual(stufen);
    expect(optionen.every(({ beitrag }) => beitrag !== null)).toBe(true);
    expect(optionen.filter(({ aktuell }) => aktuell)).toHaveLength(1);
    expect(betrag).toBeNull();
  });

  test.each([
    ['IA250000603', 500_000, 50_000_000],
    ['HR250000102', 1_000_000, 30_000_000],
    ['FA260000103', 10_000, 1_000_000],
  ])('is typed within its bounds: %s', (nummer, von, bis) => {
    const lage = demovertrag(nummer);
    expect(angebotVon(lage, versicherungssumme)).toMatchObject({
      optionen: [],
      betrag: { aktuell: lage.versicherungsSumme, von, bis },
    });
    expect(mit(lage, String(von / 100 - 1))).toMatchObject({ ungueltig: [{ feld: 'value' }] });
    expect(mit(lage, String(bis / 100 + 1))).toMatchObject(manuell);
  });

  test('between the steps is none, above the highest people decide', () => {
    expect(mit(betrieb(), '4000000')).toEqual({
      ungueltig: [{ feld: 'value', text: 'Wählen Sie eine der angebotenen Summen.' }],
    });
    expect(mit(betrieb(), '20000000')).toMatchObject(manuell);
    expect(mit(betrieb(), '5000000')).toMatchObject({ abgelehnt: { code: 'UNVERAENDERT' } });
  });
});

describe('a sum that goes in steps of 1.000 EUR', () => {
  const wohnung = demovertrag('HR250000102');
  const vorschlag = (wohnung.risiken.hausrat?.wohnflaeche ?? 0) * 650;

  test.each([
    ['home contents', wohnung, '50500', /vollen 1\.000\sEUR ein, oder genau 42\.250,00\sEUR/],
    ['goods', demovertrag('IA250000603'), '50500', /vollen 1\.000\sEUR ein\.$/],
  ])('is not changed to one between two: %s', (_, lage, value, text) => {
    expect(mit(lage, value)).toEqual({
      ungueltig: [{ feld: 'value', text: expect.stringMatching(text) as string }],
    });
  });

  test('is changed to exactly what we suggest for the size of the flat, and the offer names it', () => {
    const hoeher = { ...wohnung, versicherungsSumme: 5_000_000 };
    expect(vorschlag % 1000).not.toBe(0);
    expect(mit(hoeher, String(vorschlag))).toHaveProperty('ok');
    expect(angebotVon(hoeher, versicherungssumme).betrag).toMatchObject({
      schritt: 100_000,
      auch: vorschlag * 100,
    });
  });

  test('that lies between two since it was taken is only said to be the same', () => {
    const ungerade = { ...wohnung, versicherungsSumme: 5_050_000 };
    expect(mit(ungerade, '50500')).toMatchObject({ abgelehnt: { code: 'UNVERAENDERT' } });
  });
});

test('home contents below 650 EUR for each square metre are told what that means', () => {
  const wohnung = demovertrag('HR250000102');
  const verzicht = (wohnung.risiken.hausrat?.wohnflaeche ?? 0) * 650;
  const darunter = Math.floor(verzicht / 1000) * 1000;
  expect(mit(wohnung, String(darunter))).toMatchObject({
    ok: {
      berechnung: {
        hinweise: [
          {
            code: 'UNTERVERSICHERUNG',
            text: 'Bei dieser Summe besteht kein Unterversicherungsverzicht.',
          },
        ],
      },
    },
  });
  expect(mit(wohnung, String(darunter + 1000))).toMatchObject({
    ok: { berechnung: { hinweise: [] } },
  });
});

test('a bicycle is worth full hundreds, and more than before only by its invoice', () => {
  const rad = demovertrag('FA260000103');
  const bisher = (rad.versicherungsSumme ?? 0) / 100;
  expect(mit(rad, String(bisher - 150))).toMatchObject({
    ok: {
      neu: {
        stand: {
          versicherungsSumme: (bisher - 100) * 100,
          tarifAngaben: { kaufpreis: (bisher - 150) * 100 },
        },
      },
    },
  });
  expect(mit(rad, String(bisher - 50))).toMatchObject({ abgelehnt: { code: 'UNVERAENDERT' } });
  const mehr = mit(rad, String(bisher + 100));
  const text = 'Laden Sie die Rechnung hoch, aus der der neue Kaufpreis hervorgeht.';
  expect(mehr).toMatchObject({ ok: { berechnung: { hinweise: [{ code: 'NACHWEIS', text }] } } });
  const wunsch = { value: String(bisher + 100) };
  expect(versicherungssumme.zustimmungFehlt?.(rad, wunsch)).toEqual([{ feld: 'nachweise', text }]);
  // The same calculation with and without its proof, which is not kept with the wish.
  const belegt = { ...wunsch, nachweise: ['a'] };
  expect(berechne(rad, versicherungssumme, { wirksamkeitsdatum: morgen, wunsch: belegt })).toEqual(
    mehr,
  );
  expect(versicherungssumme.wert?.(belegt)).toEqual(wunsch);
});

describe('a trip', () => {
  const reise = demovertrag('RR260001001');
  const beginn = reise.risiken.reise?.beginn ?? '';

  test('is insured for more until it begins, and never for less', () => {
    expect(mit(reise, '3000', beginn)).toHaveProperty('ok');
    expect(angebotVon(reise, versicherungssumme)).toMatchObject({
      mehr: { bis: beginn },
      weniger: null,
    });
    expect(mit(reise, '2000', beginn)).toMatchObject({ abgelehnt: { code: 'DATUM' } });
  });

  test('that has begun stays as it is', () => {
    const unterwegs = { ...reise, heute: beginn, ablaufdatum: null };
    expect(angebotVon(unterwegs, versicherungssumme)).toMatchObject({
      hinderung: { code: 'NICHT_AENDERBAR' },
    });
  });
});

test('nobody changes a sum while that is switched off', () => {
  const freigaben = { 'versicherte-kosten': false };
  expect(angebotVon(betrieb({ freigaben }), versicherungssumme)).toMatchObject({
    hinderung: { code: 'NICHT_AENDERBAR' },
  });
});
