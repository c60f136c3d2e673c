import { expect, test } from 'vitest';
import { naechsteZahlung, type Zahlungslage } from '#server/rules/naechsteZahlung.ts';
import { beitragBei } from '#server/rules/zahlweise.ts';

const beitragsKomponenten: Zahlungslage['beitragsKomponenten'] = [
  { name: 'GRUND', nettoJahr: 10_000, steuersatz: 1900 },
];
const lage: Zahlungslage = {
  heute: '2026-11-20',
  status: 'LAUFEND',
  zahlweise: 'MONATLICH',
  beitragsKomponenten,
  vertragsBeginn: '2025-03-15',
  beginnverlegung: null,
  ablaufdatum: null,
  beendigungsdatum: null,
  hauptfaelligkeitTag: 15,
  hauptfaelligkeitMonat: 3,
  vormerkungen: [],
};
const monatlich = beitragBei(beitragsKomponenten, 'MONATLICH').versicherungsPraemie;
const jaehrlich = beitragBei(beitragsKomponenten, 'JAEHRLICH').versicherungsPraemie;

test.each([
  ['pays monthly', {}, '2026-12-15', monatlich],
  ['is debited today', { heute: '2026-12-15' }, '2026-12-15', monatlich],
  ['pays once a year', { zahlweise: 'JAEHRLICH' }, '2027-03-15', jaehrlich],
  ['has a contract that is still to begin', { heute: '2025-03-01' }, '2025-03-15', monatlich],
  [
    'pays more from that day on',
    { vormerkungen: [{ wirksamkeitsdatum: '2026-12-01', versicherungsPraemie: 1234 }] },
    '2026-12-15',
    1234,
  ],
  [
    'pays more only later',
    { vormerkungen: [{ wirksamkeitsdatum: '2026-12-16', versicherungsPraemie: 1234 }] },
    '2026-12-15',
    monatlich,
  ],
  [
    'has cancelled for a day within the next period',
    { status: 'AUSLAUFEND', beendigungsdatum: '2026-12-24' },
    '2026-12-15',
    // 10 of 31 days.
    Math.round((monatlich * 10) / 31),
  ],
] satisfies [string, Partial<Zahlungslage>, string, number][])(
  'a customer who %s reads when the next instalment is due and how much it is',
  (_, anders, tag, betrag) => {
    expect(naechsteZahlung({ ...lage, ...anders })).toEqual({ tag, betrag });
  },
);

test.each([
  ['has cancelled for a day before it', { status: 'AUSLAUFEND', beendigungsdatum: '2026-12-14' }],
  ['has a contract that has ended', { status: 'BEENDET', beendigungsdatum: '2026-11-01' }],
  ['has paid for one trip', { zahlweise: 'EINMALIG', ablaufdatum: '2026-12-31' }],
  ['has a contract whose premium nobody knows here', { beitragsKomponenten: [] }],
] satisfies [string, Partial<Zahlungslage>][])(
  'a customer who %s is told of no instalment',
  (_, anders) => {
    expect(naechsteZahlung({ ...lage, ...anders })).toBeNull();
  },
);
