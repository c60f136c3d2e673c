import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { abrechnungZum } from '#server/rules/beendigung/abrechnung.ts';
import { naechsteZahlung } from '#server/rules/naechsteZahlung.ts';
import { betrieb } from '#tests/support/aenderungslage.ts';
import {
  geschichte,
  tageBis,
  tagNach,
  termin,
  unterwegs,
  type Vertragsweg,
} from '#tests/support/vertragsweg.ts';

/** A premium without tax, whole euros a year. */
const zu = (euro: number) => [{ name: 'bhv', nettoJahr: euro * 100, steuersatz: 0 }];
const jaehrlich = {
  ...betrieb({ heute: '2026-08-01', vertragsBeginn: '2025-01-01', beitragsKomponenten: zu(200) }),
  unterlagenErhaltenAm: '2024-12-20',
  offen: 0,
};
const seit = (ab: string, euro: number, am = ab) => ({
  letzteSchritte: [{ ab, am, zahlweise: 'JAEHRLICH' as const, beitragsKomponenten: zu(euro) }],
});

describe('a customer who pays once a year, has changed the contract and cancels before it is settled', () => {
  test('pays the dearer days she had: 100 EUR debited, 200 EUR a year from July, end on 1 August', () => {
    const ende = abrechnungZum({ ...jaehrlich, ...seit('2026-07-01', 100) }, '2026-08-01');
    // 152 of 365 days of 100 EUR, less the difference of 32 days.
    expect(ende).toEqual({ erstattung: 41_64 - 8_77, nochFaellig: null });
  });

  test('gets back what the cheaper days cost her: 200 EUR debited, 100 EUR a year from July', () => {
    const lage = { ...jaehrlich, beitragsKomponenten: zu(100), ...seit('2026-07-01', 200) };
    expect(abrechnungZum(lage, '2026-08-01')).toEqual({
      erstattung: 83_29 + 8_77,
      nochFaellig: null,
    });
  });

  test('still pays what was never debited where little of the year is left', () => {
    const lage = { ...jaehrlich, heute: '2026-12-20', ...seit('2026-02-01', 100) };
    expect(abrechnungZum(lage, '2026-12-20')).toEqual({
      erstattung: 0,
      nochFaellig: {
        betrag: Math.round((100_00 * 323) / 365) - Math.round((100_00 * 11) / 365),
        am: '2026-12-20',
      },
    });
  });
});

describe('a customer who changes her contract before the first debit', () => {
  const monatlich = {
    ...betrieb({ heute: '2026-01-06', vertragsBeginn: '2026-01-01', zahlweise: 'MONATLICH' }),
    // 10,00 and 20,00 EUR a month: the factor is 1,05.
    beitragsKomponenten: [{ name: 'bhv', nettoJahr: 228_57, steuersatz: 0 }],
    unterlagenErhaltenAm: '2026-01-01',
    offen: 0,
    letzteSchritte: [
      {
        ab: '2026-01-05',
        am: '2026-01-05',
        zahlweise: 'MONATLICH' as const,
        beitragsKomponenten: [{ name: 'bhv', nettoJahr: 114_29, steuersatz: 0 }],
      },
    ],
  };

  test('pays the first instalment as it was and the difference with the second', () => {
    expect(naechsteZahlung(monatlich)).toEqual({ tag: '2026-01-15', betrag: 10_00 });
    const danach = { ...monatlich, heute: '2026-01-16' };
    expect(naechsteZahlung(danach)).toEqual({ tag: '2026-02-01', betrag: 20_00 + 8_71 });
  });

  test('and cancels for the 10th pays ten days, six of them dearer', () => {
    const { nochFaellig } = abrechnungZum({ ...monatlich, heute: '2026-01-10' }, '2026-01-10');
    expect(nochFaellig).toEqual({ betrag: 3_23 + 1_94, am: '2026-01-15' });
  });
});

test('a correction for a day gone by comes with the next debit, for every instalment paid since', () => {
  const lage = {
    ...betrieb({ heute: '2027-01-31', vertragsBeginn: '2025-01-01', zahlweise: 'MONATLICH' }),
    beitragsKomponenten: [{ name: 'bhv', nettoJahr: 114_29, steuersatz: 0 }],
    unterlagenErhaltenAm: '2024-12-20',
    letzteSchritte: [
      {
        ab: '2027-01-01',
        am: '2027-01-20',
        zahlweise: 'MONATLICH' as const,
        beitragsKomponenten: [{ name: 'bhv', nettoJahr: 125_71, steuersatz: 0 }],
      },
    ],
  };
  expect(naechsteZahlung(lage)).toEqual({ tag: '2027-02-01', betrag: 10_00 - 1_00 });
});

test('whenever a contract ends, what is kept of the last instalment is the premium of its days', () => {
  fc.assert(
    fc.property(geschichte, fc.nat(120), fc.nat(60), (zug, tage, weitere) => {
      const weg = unterwegs(zug, tage);
      const letzterTag = tagNach(weg.lage.heute, weitere);
      const lage = { ...weg.lage, letzteSchritte: letzteVon(weg) };
      const fertig = { ...lage, unterlagenErhaltenAm: lage.vertragsBeginn, offen: 0 };
      const { erstattung, nochFaellig } = abrechnungZum(fertig, letzterTag);
      const erwartet = guthaben(weg, letzterTag);
      const gerechnet = erstattung - (nochFaellig?.betrag ?? 0);
      const naheGenug = Math.abs(gerechnet - erwartet) <= 2 + lage.letzteSchritte.length;
      expect({ gerechnet, naheGenug, erwartet }).toMatchObject({ naheGenug: true });
    }),
    { numRuns: 5_000 },
  );
}, 120_000);

/** As the journal has them, the earliest first. */
function letzteVon({ schritte }: Vertragsweg) {
  return schritte.toReversed().map(({ ab, am, vorher: { zahlweise, beitragsKomponenten } }) => ({
    ab,
    am,
    zahlweise,
    beitragsKomponenten,
  }));
}

/** The running instalment as it was debited, less the premium of each day until the last one; cents with fractions. */
function guthaben({ lage, zustaende }: Vertragsweg, letzterTag: string): number {
  const { heute, hauptfaelligkeitTag: tag, hauptfaelligkeitMonat: monat } = lage;
  if (tag === null || monat === null) throw new Error('No year drawn');
  const heutiger = zustaende.findLast(({ ab }) => ab <= heute);
  if (!heutiger) throw new Error('A day without a premium');
  const monate = {
    MONATLICH: 1,
    VIERTELJAEHRLICH: 3,
    HALBJAEHRLICH: 6,
    JAEHRLICH: 12,
    EINMALIG: 12,
  };
  const schritt = monate[heutiger.zahlweise];
  let nummer = -24;
  const am = (n: number) => termin(2026, monat + n * schritt, tag);
  while (am(nummer + 1) <= heute) nummer += 1;
  const [von, bis] = [am(nummer), am(nummer + 1)];
  if (letzterTag >= bis) return 0;
  const gewechselt = zustaende.findLast(
    ({ ab, zahlweise }, stelle) => ab <= heute && zahlweise !== zustaende[stelle - 1]?.zahlweise,
  );
  const seitdem = gewechselt && gewechselt.ab > von ? gewechselt.ab : von;
  const amAnfang = zustaende.findLast(({ ab }) => ab <= seitdem) ?? heutiger;
  const proTag = (rate: number) => rate / tageBis(von, bis);
  let rest = proTag(amAnfang.rate) * tageBis(seitdem, bis);
  for (let eines = seitdem; eines <= letzterTag; eines = tagNach(eines, 1)) {
    rest -= proTag((zustaende.findLast(({ ab }) => ab <= eines) ?? heutiger).rate);
  }
  return rest;
}
