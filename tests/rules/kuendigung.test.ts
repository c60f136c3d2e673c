import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { produkt } from '#contract/entities/produkt.ts';
import { vertragsstatus } from '#contract/entities/vertrag.ts';
import {
  ersterOffenerTermin,
  kuendbarkeit,
  kuendigungstermine,
  naechsteKuendigung,
} from '#server/rules/fristen/kuendigung.ts';
import { sonderkuendigung, type Sonderlage } from '#server/rules/fristen/sonderkuendigung.ts';
import { monatePlus, tagePlus, tageZwischen } from '#contract/tag.ts';
import { bestaende } from '#server/seeds/bestand/bestaende.ts';

const heute = '2026-11-20';
const vertragsBeginn = '2020-01-01';

describe('a cancellation at the end of the insurance year', () => {
  test.each([
    ['67', { tag: 1, monat: 1 }, 1, heute, '2026-12-31', '2026-11-30'],
    ['68', { tag: 1, monat: 1 }, 1, '2026-11-30', '2026-12-31', '2026-11-30'],
    ['the day after case 68', { tag: 1, monat: 1 }, 1, '2026-12-01', '2027-12-31', '2027-11-30'],
    ['70', { tag: 1, monat: 3 }, 3, heute, '2027-02-28', '2026-11-30'],
    ['the last day of case 70', { tag: 1, monat: 3 }, 3, '2026-11-30', '2027-02-28', '2026-11-30'],
    ['the day after case 70', { tag: 1, monat: 3 }, 3, '2026-12-01', '2028-02-29', '2027-11-30'],
    ['one month to a short one', { tag: 1, monat: 5 }, 1, '2027-03-31', '2027-04-30', '2027-03-31'],
    ['71', { tag: 1, monat: 2 }, 3, heute, '2028-01-31', '2027-10-31'],
    ['in a leap year', { tag: 1, monat: 3 }, 3, '2027-11-29', '2028-02-29', '2027-11-30'],
    ['from 29 February', { tag: 29, monat: 2 }, 1, heute, '2027-02-27', '2027-01-27'],
  ] as const)('case %s', (_, stichtag, fristMonate, tag, letzterTag, eingangBis) => {
    const lage = { heute: tag, vertragsBeginn, stichtag, fristMonate };
    expect(ersterOffenerTermin(lage).termin).toEqual({ letzterTag, eingangBis });
  });

  test('whoever is too late is told the end that was missed and the next one', () => {
    const termine = kuendigungstermine({
      heute,
      vertragsBeginn,
      stichtag: { tag: 1, monat: 2 },
      kuendbarkeit: { kuendbar: 'VERTRAGSENDE', fristMonate: 3 },
    });
    expect(termine?.hinweis).toBe(
      'Eine Kündigung zum 31.01.2027 ist nicht mehr möglich. Nächster Termin: 31.01.2028.',
    );
  });
});

test('a deadline runs where notice counts from the end of a year, and none where there is no notice', () => {
  const lage = { heute, vertragsBeginn, stichtag: { tag: 1, monat: 3 } };
  const zumEnde = { kuendbar: 'VERTRAGSENDE', fristMonate: 3 } as const;
  expect(naechsteKuendigung({ ...lage, kuendbarkeit: zumEnde })).toEqual({
    eingangBis: '2026-11-30',
    zum: '2027-02-28',
  });
  for (const kuendbar of ['TAEGLICH', 'NEIN'] as const) {
    const kuendbarkeit = { kuendbar, fristMonate: 0 };
    expect(naechsteKuendigung({ ...lage, kuendbarkeit })).toBeNull();
  }
});

test('a contract that can be cancelled daily ends today at the earliest (case 73)', () => {
  const taeglich = { kuendbar: 'TAEGLICH', fristMonate: 0 } as const;
  const lage = { heute, vertragsBeginn, stichtag: null, kuendbarkeit: taeglich };
  expect(kuendigungstermine(lage)).toEqual({
    von: '2026-11-20',
    bis: '2027-11-20',
    standard: '2026-11-21',
    eingangBis: null,
    hinweis: null,
  });
});

test.each([
  ['FAHRRAD_2', 'ANDSAFE', 'TAEGLICH', 0],
  ['PRIVATHAFTPFLICHT', 'ANDSAFE', 'TAEGLICH', 0],
  ['PRIVATHAFTPFLICHT', 'HFK', 'VERTRAGSENDE', 3],
  ['HAUSRAT', 'ANDSAFE', 'TAEGLICH', 0],
  ['HAUSRAT', 'HFK', 'VERTRAGSENDE', 3],
  ['TIERHALTERHAFTPFLICHT', 'ANDSAFE', 'TAEGLICH', 0],
  ['FAHRRAD', 'ANDSAFE', 'VERTRAGSENDE', 1],
  ['BHV_2', 'ANDSAFE', 'VERTRAGSENDE', 1],
  ['BHV_1', 'ANDSAFE', 'VERTRAGSENDE', 3],
  ['VH_2', 'ANDSAFE', 'VERTRAGSENDE', 1],
  ['VH', 'ANDSAFE', 'VERTRAGSENDE', 3],
  ['SI_ALLGEFAHREN', 'ANDSAFE', 'VERTRAGSENDE', 1],
  ['SI_MEHRGEFAHREN', 'ANDSAFE', 'VERTRAGSENDE', 1],
  ['REISE', 'ANDSAFE', 'VERTRAGSENDE', 1],
  ['KFZ', 'ANDSAFE', 'NEIN', 0],
] as const)('%s of %s is cancelled %s with %i months', (produkt, marke, kuendbar, fristMonate) => {
  const vertrag = { produkt, marke, zahlweise: 'JAEHRLICH', status: 'LAUFEND' } as const;
  expect(kuendbarkeit(vertrag)).toEqual({ kuendbar, fristMonate });
});

test('a single trip, and whatever does not run, cannot be cancelled', () => {
  const trip = {
    produkt: 'REISE',
    marke: 'ANDSAFE',
    zahlweise: 'EINMALIG',
    status: 'LAUFEND',
  } as const;
  expect(kuendbarkeit(trip).kuendbar).toBe('NEIN');
  for (const status of vertragsstatus.options.filter((s) => s !== 'LAUFEND')) {
    for (const p of produkt.options) {
      const vertrag = { produkt: p, marke: 'ANDSAFE', zahlweise: 'JAEHRLICH', status } as const;
      expect(kuendbarkeit(vertrag).kuendbar).toBe('NEIN');
    }
  }
});

const tage = fc.integer({ min: 0, max: 40_000 }).map((n) => tagePlus('2000-01-01', n));
const stichtage = fc.record({
  tag: fc.integer({ min: 1, max: 31 }),
  monat: fc.integer({ min: 1, max: 12 }),
});

test('the end offered is the first one whose notice is kept', () => {
  fc.assert(
    fc.property(tage, stichtage, fc.constantFrom(1, 3), (tag, stichtag, fristMonate) => {
      const lage = { heute: tag, vertragsBeginn: '1999-01-01', stichtag, fristMonate };
      const { termin, verpasst } = ersterOffenerTermin(lage);
      expect(termin.eingangBis >= tag).toBe(true);
      // The notice runs from the day of receipt on: kept on that day, missed on the next.
      expect(monatePlus(termin.eingangBis, fristMonate) <= termin.letzterTag).toBe(true);
      expect(monatePlus(tagePlus(termin.eingangBis, 1), fristMonate) > termin.letzterTag).toBe(
        true,
      );
      expect(tageZwischen(tag, termin.letzterTag)).toBeLessThanOrEqual(366 + 92);
      // The year in between is skipped only when its notice has really passed.
      const uebersprungen = tageZwischen(tag, termin.letzterTag) > 366;
      expect(verpasst === null ? uebersprungen : verpasst.eingangBis >= tag).toBe(false);
      const spaeter = ersterOffenerTermin({ ...lage, heute: tagePlus(tag, 1) }).termin;
      expect(spaeter.letzterTag >= termin.letzterTag).toBe(true);
      expect(ersterOffenerTermin({ ...lage, heute: termin.eingangBis }).termin).toEqual(termin);
    }),
  );
});

describe('a cancellation for a special reason', () => {
  const keinSchaden = {
    abgelehnt: 'Zu diesem Vertrag liegt kein Schaden vor, nach dem Sie jetzt kündigen können.',
  };
  const lage: Sonderlage = {
    heute,
    periodenEnde: '2026-12-31',
    nachSchaden: 'AB_SCHADEN',
    schaeden: [{ status: 'REGULIERT', abgeschlossenAm: '2026-10-31' }],
    beitragserhoehung: { mitgeteiltAm: '2026-11-01', wirksamAm: '2027-01-01' },
  };

  test.each(['AB_SCHADEN', 'NACH_ENTSCHEIDUNG'] as const)(
    '%s: after a decided claim it is possible for a calendar month, until the year ends',
    (nachSchaden) => {
      const entschieden = { ...lage, nachSchaden };
      const amTag = (tag: string) => sonderkuendigung.SCHADENFALL({ ...entschieden, heute: tag });
      expect(amTag(heute)).toMatchObject({ von: heute, bis: '2026-12-31' });
      expect(amTag('2026-11-30')).toHaveProperty('von');
      expect(amTag('2026-12-01')).toEqual(keinSchaden);
      expect(sonderkuendigung.SCHADENFALL({ ...entschieden, schaeden: [] })).toEqual(keinSchaden);
    },
  );

  test('after a loss of property it is possible while the claim is open', () => {
    const schaeden = [{ status: 'GEMELDET', abgeschlossenAm: null }] as const;
    expect(sonderkuendigung.SCHADENFALL({ ...lage, schaeden })).toMatchObject({ von: heute });
    const haftpflicht = { ...lage, nachSchaden: 'NACH_ENTSCHEIDUNG', schaeden } as const;
    expect(sonderkuendigung.SCHADENFALL(haftpflicht)).toEqual(keinSchaden);
  });

  test.each([
    ['TEILREGULIERT', true],
    ['ABGELEHNT', true],
    ['GESCHLOSSEN', false],
  ] as const)('after a liability claim that ended %s it is possible: %s', (status, geht) => {
    const schaeden = [{ status, abgeschlossenAm: '2026-11-01' }];
    const haftpflicht = { ...lage, nachSchaden: 'NACH_ENTSCHEIDUNG', schaeden } as const;
    expect('von' in sonderkuendigung.SCHADENFALL(haftpflicht)).toBe(geht);
  });

  test('after an increase the contract ends when it would take effect', () => {
    expect(sonderkuendigung.BEITRAGSERHOEHUNG(lage)).toMatchObject({ von: '2026-12-31' });
    const schonWirksam = { mitgeteiltAm: '2026-11-01', wirksamAm: '2026-11-05' };
    expect(
      sonderkuendigung.BEITRAGSERHOEHUNG({ ...lage, beitragserhoehung: schonWirksam }),
    ).toMatchObject({ von: heute, bis: heute });
    expect(sonderkuendigung.BEITRAGSERHOEHUNG({ ...lage, heute: '2026-12-02' })).toHaveProperty(
      'abgelehnt',
    );
  });

  test('a risk that lapsed counts from its day, 90 days back at most', () => {
    expect(sonderkuendigung.RISIKOFORTFALL(lage)).toMatchObject({ von: '2026-08-22', bis: heute });
    expect(sonderkuendigung.VERKAUF(lage)).toMatchObject({ bis: heute });
  });

  test('with a second insurance the contract ends tomorrow', () => {
    expect(sonderkuendigung.DOPPELVERSICHERUNG(lage)).toMatchObject({
      von: '2026-11-21',
      bis: '2026-11-21',
    });
  });
});

test('every contract of the demo data can be cancelled as its product says', () => {
  const abweichend = bestaende(heute)
    .flatMap(({ vertraege }) => vertraege)
    .filter((vertrag) => kuendbarkeit(vertrag).kuendbar !== vertrag.kuendbar)
    .map(({ versicherungsNummer, kuendbar }) => `${versicherungsNummer} ${kuendbar}`);
  expect(abweichend).toEqual([]);
});
