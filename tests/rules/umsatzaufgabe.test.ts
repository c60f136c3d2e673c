import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  istUmsatzAenderbar,
  umsatzAngepasst,
  umsatzSchritt,
  type Umsatzereignis,
  type Umsatzstand,
} from '#server/rules/fristen/umsatzaufgabe.ts';
import { tagePlus } from '#contract/tag.ts';

const stand: Umsatzstand = {
  stichtag: { tag: 1, monat: 1 },
  aufgaben: [],
  umsatz: 18_340_000,
  grenze: 500_000_000,
  korrigierbarBis: null,
};

/** The nightly job on each of these days, one after the other. */
function nach(von: Umsatzstand, ...tage: string[]): Umsatzstand {
  return tage.reduce((jetzt, heute) => umsatzSchritt(jetzt, 'TAG', heute).stand, von);
}

const kurz = ({ aufgaben }: Umsatzstand) => aufgaben.map(({ typ, status }) => `${typ} ${status}`);

describe('nobody answers (case 82)', () => {
  test('nothing happens before the 90th day', () => {
    expect(nach(stand, '2026-10-02').aufgaben).toEqual([]);
  });

  test('the first reminder is made 90 days before and due 60 days before', () => {
    const { aufgaben } = nach(stand, '2026-10-03');
    expect(aufgaben).toEqual([
      {
        typ: 'UmsatzErinnern1',
        status: 'Offen',
        erstelltAm: '2026-10-03',
        faelligAm: '2026-11-02',
        erledigtAm: null,
      },
    ]);
  });

  test('the second one takes its place and is due 30 days before', () => {
    const { aufgaben } = nach(stand, '2026-10-03', '2026-11-01', '2026-11-02');
    expect(aufgaben.map(({ status }) => status)).toEqual(['Storniert', 'Offen']);
    expect(aufgaben[1]).toMatchObject({
      typ: 'UmsatzErinnern2',
      erstelltAm: '2026-11-02',
      faelligAm: '2026-12-02',
    });
  });

  test('the adjustment is announced with the day it takes effect', () => {
    const vorher = nach(stand, '2026-10-03', '2026-11-02');
    const { stand: nachher, mitteilungen } = umsatzSchritt(vorher, 'TAG', '2026-12-02');
    expect(nachher.aufgaben[2]).toMatchObject({
      typ: 'UmsatzAutomatischAnpassen',
      status: 'Offen',
      erstelltAm: '2026-12-02',
      faelligAm: '2027-01-01',
    });
    expect(mitteilungen).toEqual([
      'Ohne Ihre Angabe passen wir Ihren Jahresumsatz zum 01.01.2027 um 10\u00A0% an.',
    ]);
  });

  test('at the Hauptfälligkeit the revenue grows by a tenth and can be corrected for 30 days', () => {
    const ende = nach(stand, '2026-10-03', '2026-11-02', '2026-12-02', '2027-01-01');
    expect(ende.umsatz).toBe(20_200_000);
    expect(ende.aufgaben[2]).toMatchObject({ status: 'Erledigt', erledigtAm: '2027-01-01' });
    expect(istUmsatzAenderbar(ende, '2027-01-31')).toBe(true);
    expect(istUmsatzAenderbar(ende, '2027-02-01')).toBe(false);
  });

  test('above the limit the task stays open and somebody looks at it', () => {
    const gross = nach({ ...stand, umsatz: 470_000_000 }, '2026-10-03', '2026-11-02', '2026-12-02');
    const schritt = umsatzSchritt(gross, 'TAG', '2027-01-01');
    expect(schritt).toMatchObject({ manuell: true, stand: { umsatz: 470_000_000 } });
    expect(kurz(schritt.stand).at(-1)).toBe('UmsatzAutomatischAnpassen Offen');
  });

  test('days on which the job did not run are made up for in the right order', () => {
    const taeglich = nach(
      stand,
      ...Array.from({ length: 100 }, (_, n) => tagePlus('2026-09-28', n)),
    );
    expect(nach(stand, '2026-10-03', '2027-01-05')).toEqual(taeglich);
  });
});

test('a tenth more is rounded up to full 1.000 EUR (case 50)', () => {
  expect([18_340_000, 10_000_000, 100_000, 0].map(umsatzAngepasst)).toEqual([
    20_200_000, 11_000_000, 200_000, 0,
  ]);
});

describe('the customer answers', () => {
  const offen = nach(stand, '2026-10-03');
  const danach = umsatzSchritt(offen, 'ANGABE', '2026-10-10').stand;

  test('the open task is done that day and nothing can be changed any more', () => {
    expect(danach.aufgaben).toMatchObject([{ status: 'Erledigt', erledigtAm: '2026-10-10' }]);
    expect(istUmsatzAenderbar(offen, '2026-10-10')).toBe(true);
    expect(istUmsatzAenderbar(danach, '2026-10-10')).toBe(false);
  });

  test('nobody asks again before the next insurance year', () => {
    expect(kurz(nach(danach, '2026-10-11', '2027-01-01', '2027-10-02'))).toHaveLength(1);
    expect(kurz(nach(danach, '2027-10-03'))).toEqual([
      'UmsatzErinnern1 Erledigt',
      'UmsatzErinnern1 Offen',
    ]);
  });
});

describe('the contract is cancelled', () => {
  const gekuendigt = umsatzSchritt(nach(stand, '2026-10-03'), 'VERTRAG_ENDET', '2026-10-05').stand;

  test('the open task is dropped', () => {
    expect(kurz(gekuendigt)).toEqual(['UmsatzErinnern1 Storniert']);
    expect(kurz(nach(gekuendigt, '2026-12-31'))).toEqual(['UmsatzErinnern1 Storniert']);
  });

  test.each([
    ['2026-10-10', '2026-11-02'],
    ['2026-10-25', '2026-11-08'],
  ])('taken back on %s it is asked again until %s', (heute, faelligAm) => {
    const { stand: wieder } = umsatzSchritt(gekuendigt, 'KUENDIGUNG_ZURUECKGENOMMEN', heute);
    expect(wieder.aufgaben.at(-1)).toMatchObject({
      typ: 'UmsatzErinnern1',
      status: 'Offen',
      faelligAm,
    });
  });

  test('taken back in the last 60 days nothing is asked any more', () => {
    const schritt = umsatzSchritt(gekuendigt, 'KUENDIGUNG_ZURUECKGENOMMEN', '2026-11-02');
    expect(schritt.stand).toEqual(gekuendigt);
  });

  test('taken back after an answer nothing is asked either', () => {
    const beantwortet = umsatzSchritt(nach(stand, '2026-10-03'), 'ANGABE', '2026-10-04').stand;
    expect(umsatzSchritt(beantwortet, 'KUENDIGUNG_ZURUECKGENOMMEN', '2026-10-10').stand).toEqual(
      beantwortet,
    );
  });
});

test('whatever happens in whatever order, at most one task is open and none is lost', () => {
  const ereignisse = fc.array(
    fc.record({
      ereignis: fc.constantFrom<Umsatzereignis[]>(
        'TAG',
        'TAG',
        'TAG',
        'ANGABE',
        'VERTRAG_ENDET',
        'KUENDIGUNG_ZURUECKGENOMMEN',
      ),
      tage: fc.nat({ max: 60 }),
    }),
    { maxLength: 30 },
  );
  const stichtage = fc.record({
    tag: fc.integer({ min: 1, max: 31 }),
    monat: fc.integer({ min: 1, max: 12 }),
  });
  fc.assert(
    fc.property(ereignisse, stichtage, (folge, stichtag) => {
      let jetzt: Umsatzstand = { ...stand, stichtag };
      let heute = '2027-06-15';
      for (const { ereignis, tage } of folge) {
        heute = tagePlus(heute, tage);
        const vorher = jetzt.aufgaben.length;
        jetzt = umsatzSchritt(jetzt, ereignis, heute).stand;
        expect(jetzt.aufgaben.length).toBeGreaterThanOrEqual(vorher);
        const offen = jetzt.aufgaben.filter(({ status }) => status === 'Offen');
        expect(offen.length).toBeLessThanOrEqual(1);
        for (const { status, erledigtAm } of jetzt.aufgaben) {
          expect(erledigtAm === null).toBe(status !== 'Erledigt');
        }
      }
      const ruhig = umsatzSchritt(jetzt, 'TAG', heute).stand;
      expect(umsatzSchritt(ruhig, 'TAG', heute).stand).toEqual(ruhig);
      expect(ruhig.aufgaben.filter((a) => a.status === 'Offen' && a.faelligAm <= heute)).toEqual(
        [],
      );
    }),
  );
});
