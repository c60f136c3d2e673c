import { expect, test } from 'vitest';
import { vertragsstatus } from '#contract/entities/vertrag.ts';
import { statusNach } from '#server/rules/status.ts';
import { endeNachWiderruf, widerrufHinderung } from '#server/rules/widerruf.ts';

const heute = '2026-11-20';
const laufend = {
  status: 'LAUFEND',
  zahlweise: 'JAEHRLICH',
  beendigungsdatum: null,
  ablaufdatum: null,
} as const;
const auslaufend = { ...laufend, status: 'AUSLAUFEND', beendigungsdatum: '2026-12-31' } as const;

test.each([
  ['KUENDIGUNG', 'AUSLAUFEND', null],
  ['RUECKNAHME', null, 'LAUFEND'],
  ['WIDERRUF', 'STORNIERT', 'STORNIERT'],
  ['RUECKTRITT', 'STORNIERT', 'STORNIERT'],
  ['AUFHEBUNG', 'AUFGEHOBEN', 'AUFGEHOBEN'],
] as const)('%s makes a running contract %s and an ending one %s', (ereignis, a, b) => {
  expect(statusNach(laufend, ereignis, heute)).toBe(a);
  expect(statusNach(auslaufend, ereignis, heute)).toBe(b);
});

test('whatever has ended, or is not known, stays as it is', () => {
  const enden = vertragsstatus.options.filter((s) => s !== 'LAUFEND' && s !== 'AUSLAUFEND');
  for (const status of enden) {
    for (const ereignis of ['KUENDIGUNG', 'RUECKNAHME', 'WIDERRUF', 'AUFHEBUNG'] as const) {
      expect(statusNach({ ...laufend, status }, ereignis, heute)).toBeNull();
    }
  }
});

test('a cancellation cannot be taken back after the last day of cover', () => {
  expect(statusNach(auslaufend, 'RUECKNAHME', '2026-12-31')).toBe('LAUFEND');
  expect(statusNach(auslaufend, 'RUECKNAHME', '2027-01-01')).toBeNull();
});

const hausrat = {
  produkt: 'HAUSRAT',
  zahlweise: 'JAEHRLICH',
  antragsdatum: '2026-11-06',
  unterlagenErhaltenAm: '2026-11-06',
  ablaufdatum: null,
} as const;
const reise = {
  produkt: 'REISE',
  zahlweise: 'EINMALIG',
  antragsdatum: heute,
  unterlagenErhaltenAm: heute,
  ablaufdatum: '2026-12-19',
} as const;

test('who revokes too late, or has no right to, is told so in one sentence', () => {
  expect(widerrufHinderung(hausrat, 'LAUFEND', heute)).toBeNull();
  expect(widerrufHinderung(hausrat, 'LAUFEND', '2026-11-21')).toBe(
    'Die Widerrufsfrist ist am 20.11.2026 abgelaufen. Sie können Ihren Vertrag kündigen.',
  );
  const keinRecht = 'Für diesen Vertrag besteht kein Widerrufsrecht.';
  expect(widerrufHinderung(reise, 'LAUFEND', heute)).toBe(
    `${keinRecht} Er endet am 19.12.2026 von selbst.`,
  );
  expect(widerrufHinderung(reise, 'BEENDET', '2026-12-20')).toBe(keinRecht);
  // Who has cancelled already is not told to.
  expect(widerrufHinderung(hausrat, 'AUSLAUFEND', '2026-11-21')).toBe(
    'Die Widerrufsfrist ist am 20.11.2026 abgelaufen.',
  );
  expect(widerrufHinderung(hausrat, 'STORNIERT', heute)).toBe(keinRecht);
});

test('a revoked contract ends today, or on its first day when that is still to come', () => {
  expect(endeNachWiderruf('2026-11-07', heute)).toBe(heute);
  expect(endeNachWiderruf('2026-12-01', heute)).toBe('2026-12-01');
});
