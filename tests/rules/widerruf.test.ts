import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tagePlus, tageZwischen, wochentag } from '#contract/tag.ts';
import { statusAm } from '#server/rules/status.ts';
import { naechsterWerktag, ostersonntag } from '#contract/werktage.ts';
import { istWiderrufbar, widerrufsfristEnde } from '#server/rules/widerruf.ts';

test.each([
  ['74', '2026-11-06', '2026-11-06', '2026-11-20'],
  ['76', '2026-11-02', '2026-11-05', '2026-11-19'],
  ['77', '2026-12-11', '2026-12-11', '2026-12-28'],
])('the revocation period of case %s ends as the example says', (_, schluss, unterlagen, ende) => {
  const lage = { antragsdatum: schluss, unterlagenErhaltenAm: unterlagen };
  expect(widerrufsfristEnde(lage)).toBe(ende);
});

const hausrat = {
  produkt: 'HAUSRAT',
  zahlweise: 'JAEHRLICH',
  antragsdatum: '2026-11-06',
  unterlagenErhaltenAm: '2026-11-06',
  ablaufdatum: null,
} as const;

test('a contract can be revoked on the last day and no longer on the next', () => {
  expect(istWiderrufbar(hausrat, 'LAUFEND', '2026-11-20')).toBe(true);
  expect(istWiderrufbar(hausrat, 'LAUFEND', '2026-11-21')).toBe(false);
});

test('only an active contract can be revoked, and never a motor contract', () => {
  expect(istWiderrufbar(hausrat, 'AUSLAUFEND', '2026-11-10')).toBe(true);
  expect(istWiderrufbar(hausrat, 'STORNIERT', '2026-11-10')).toBe(false);
  expect(istWiderrufbar({ ...hausrat, produkt: 'KFZ' }, 'LAUFEND', '2026-11-10')).toBe(false);
});

test('a trip insured for less than a month cannot be revoked', () => {
  const reise = {
    produkt: 'REISE',
    zahlweise: 'EINMALIG',
    antragsdatum: '2026-11-20',
    unterlagenErhaltenAm: '2026-11-20',
  } as const;
  const am = (ablaufdatum: string) =>
    istWiderrufbar({ ...reise, ablaufdatum }, 'LAUFEND', '2026-11-20');
  expect(am('2026-12-19')).toBe(false);
  expect(am('2026-12-20')).toBe(true);
});

test('Easter moves as the calendar says', () => {
  const jahre = [2024, 2025, 2026, 2027, 2028, 2038, 2285];
  expect(jahre.map(ostersonntag)).toEqual([
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2028-04-16',
    '2038-04-25',
    '2285-03-22',
  ]);
});

test('the days around Easter wait for the Tuesday', () => {
  expect(naechsterWerktag('2027-03-26')).toBe('2027-03-30');
});

test('a working day is never a weekend and at most five days away', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (n) => {
      const tag = tagePlus('2000-01-01', n);
      const werktag = naechsterWerktag(tag);
      expect([1, 2, 3, 4, 5]).toContain(wochentag(werktag));
      expect(tageZwischen(tag, werktag)).toBeLessThanOrEqual(5);
      expect(naechsterWerktag(werktag)).toBe(werktag);
    }),
  );
});

test('a contract is over the day after its end, and a trip after its last day', () => {
  const hr = { zahlweise: 'JAEHRLICH', ablaufdatum: '2026-11-19', beendigungsdatum: null } as const;
  const ende = { ...hr, status: 'AUSLAUFEND', beendigungsdatum: '2026-11-20' } as const;
  expect(statusAm(ende, '2026-11-20')).toBe('AUSLAUFEND');
  expect(statusAm(ende, '2026-11-21')).toBe('BEENDET');
  expect(statusAm({ ...hr, status: 'LAUFEND' }, '2026-11-20')).toBe('LAUFEND');
  expect(statusAm({ ...hr, status: 'LAUFEND', zahlweise: 'EINMALIG' }, '2026-11-20')).toBe(
    'BEENDET',
  );
  expect(statusAm({ ...ende, status: 'STORNIERT' }, '2026-12-01')).toBe('STORNIERT');
});
