import { expect, test } from 'vitest';
import { endesatz } from '#portal/pages/vertrag/endesatz.ts';
import { vertragsendeVon, type Endelage } from '#server/rules/beendigung/ende.ts';

const lage: Endelage = {
  vertragsstatus: 'BEENDET',
  zahlweise: 'JAEHRLICH',
  vertragsBeginn: '2024-03-15',
  beendigungsdatum: '2026-11-10',
  ablaufdatum: '2027-03-14',
  erklaerung: null,
};
const heute = '2026-11-20';
const erklaert = (art: 'KUENDIGUNG' | 'WIDERRUF' | 'AUFHEBUNG', erstattung: number | null) => ({
  art,
  grund: 'SONSTIGES',
  am: '2026-11-10',
  erstattung,
});

test.each([
  [
    'was cancelled, with money to come',
    { erklaerung: erklaert('KUENDIGUNG', 1_250) },
    'Dieser Vertrag endete am 10.11.2026, weil er gekündigt wurde, und wir erstatten 12,50 EUR bis zum 10.12.2026.',
  ],
  [
    'was cancelled, with nothing to come',
    { erklaerung: erklaert('KUENDIGUNG', 0) },
    'Dieser Vertrag endete am 10.11.2026, weil er gekündigt wurde.',
  ],
  [
    'was cancelled, with money that has come long ago',
    { beendigungsdatum: '2026-10-01', erklaerung: erklaert('KUENDIGUNG', 1_250) },
    'Dieser Vertrag endete am 01.10.2026, weil er gekündigt wurde.',
  ],
  [
    'was revoked',
    { vertragsstatus: 'STORNIERT', erklaerung: erklaert('WIDERRUF', 4_000) },
    'Dieser Vertrag endete am 10.11.2026, weil er widerrufen wurde, und wir erstatten 40,00 EUR bis zum 10.12.2026.',
  ],
  [
    'was revoked before it began',
    {
      vertragsstatus: 'STORNIERT',
      vertragsBeginn: '2026-12-01',
      beendigungsdatum: '2026-12-01',
      erklaerung: erklaert('WIDERRUF', null),
    },
    'Dieser Vertrag hat nicht begonnen, weil er widerrufen wurde.',
  ],
  [
    'was never paid for',
    { vertragsstatus: 'STORNIERT' },
    'Dieser Vertrag endete am 10.11.2026, weil der erste Beitrag nicht gezahlt wurde.',
  ],
  [
    'was not paid for later',
    { vertragsstatus: 'AUFGEHOBEN', erklaerung: erklaert('AUFHEBUNG', null) },
    'Dieser Vertrag endete am 10.11.2026, weil ein Beitrag nicht gezahlt wurde.',
  ],
  [
    'was for a trip',
    { zahlweise: 'EINMALIG', beendigungsdatum: null, ablaufdatum: '2026-11-01' },
    'Dieser Vertrag endete am 01.11.2026, weil die Reise vorbei war.',
  ],
  [
    'was ended by us for a reason nobody wrote down',
    { vertragsstatus: 'AUFGEHOBEN' },
    'Dieser Vertrag endete am 10.11.2026.',
  ],
  ['runs', { vertragsstatus: 'LAUFEND' }, null],
] satisfies [string, Partial<Endelage>, string | null][])(
  'of a contract that %s the customer reads in one sentence when and why it ended',
  (_, anders, satz) => {
    const ende = vertragsendeVon({ ...lage, ...anders }, heute);
    expect(endesatz({ ende })?.replaceAll('\u00A0', ' ') ?? null).toBe(satz);
  },
);
