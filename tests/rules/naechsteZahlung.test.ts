import { expect, test } from 'vitest';
import { naechsteZahlung, type Zahlungslage } from '#server/rules/naechsteZahlung.ts';
import { beitragBei } from '#server/rules/zahlweise.ts';
import { betrieb } from '#tests/support/aenderungslage.ts';

/** Business liability, 49,98 EUR a month, due on the 15th. */
const lage: Zahlungslage = {
  ...betrieb({
    zahlweise: 'MONATLICH',
    vertragsBeginn: '2025-03-15',
    hauptfaelligkeitTag: 15,
    hauptfaelligkeitMonat: 3,
  }),
  unterlagenErhaltenAm: '2025-03-01',
  letzteSchritte: [],
};
const { beitragsKomponenten } = lage;
const monatlich = beitragBei(beitragsKomponenten, 'MONATLICH').versicherungsPraemie;
const jaehrlich = beitragBei(beitragsKomponenten, 'JAEHRLICH').versicherungsPraemie;
const teurer = (wirksamkeitsdatum: string) => ({
  vormerkungen: [{ art: 'selbstBeteiligung', wert: 'SB_KEINE', wirksamkeitsdatum }],
});
/** Without a deductible. */
const mehr = 5_498;
const billiger = [{ name: 'bhv', nettoJahr: 40_000, steuersatz: 1900 }];

test.each([
  ['pays monthly', {}, '2026-12-15', monatlich],
  ['is debited today', { heute: '2026-12-15' }, '2026-12-15', monatlich],
  ['pays once a year', { zahlweise: 'JAEHRLICH' }, '2027-03-15', jaehrlich],
  ['has a contract that is still to begin', { heute: '2025-03-01' }, '2025-03-15', monatlich],
  [
    'got the policy on the first day of cover',
    { heute: '2025-03-16', unterlagenErhaltenAm: '2025-03-15' },
    '2025-03-29',
    monatlich,
  ],
  ['pays more from that day on', teurer('2026-12-15'), '2026-12-15', mehr],
  [
    'pays more from a day before it on',
    teurer('2026-12-05'),
    '2026-12-15',
    // The difference of 10 of 30 days comes with it.
    mehr + Math.round(((mehr - monatlich) * 10) / 30),
  ],
  ['pays more only later', teurer('2026-12-16'), '2026-12-15', monatlich],
  [
    'has paid more since last week',
    {
      letzteSchritte: [
        {
          ab: '2026-11-18',
          am: '2026-11-18',
          zahlweise: 'MONATLICH',
          beitragsKomponenten: billiger,
        },
      ],
    },
    '2026-12-15',
    // 27 of 30 days.
    monatlich +
      Math.round(((monatlich - beitragBei(billiger, 'MONATLICH').versicherungsPraemie) * 27) / 30),
  ],
  [
    'pays once a year from that day on',
    { vormerkungen: [{ art: 'zahlweise', wert: 'JAEHRLICH', wirksamkeitsdatum: '2026-12-15' }] },
    '2026-12-15',
    // Until 15 March.
    Math.round((jaehrlich * 90) / 365),
  ],
  [
    'has cancelled for a day within the next period',
    { status: 'AUSLAUFEND', beendigungsdatum: '2026-12-24' },
    '2026-12-15',
    // 10 of 31 days.
    Math.round((monatlich * 10) / 31),
  ],
] satisfies [string, Partial<Zahlungslage>, string, number][])(
  'a customer who %s reads what is debited next, and when',
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
