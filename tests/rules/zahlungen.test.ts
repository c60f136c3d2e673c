import { describe, expect, test } from 'vitest';
import { zahlungenBis } from '#server/rules/zahlungen.ts';
import { jaehrlichSeitMaerz } from '#tests/support/beitragslage.ts';

const laufend: Parameters<typeof zahlungenBis>[0] = {
  heute: '2026-11-20',
  ...jaehrlichSeitMaerz,
  offeneForderungen: [],
};
const mit = (anders: Partial<typeof laufend>) => zahlungenBis({ ...laufend, ...anders });

describe('whoever looks what she has paid', () => {
  test('finds the instalments of this year and the year before, the latest first', () => {
    expect(mit({})).toEqual({
      zahlungen: [
        { tag: '2026-03-01', betrag: 14_280, offen: 0 },
        { tag: '2025-03-01', betrag: 14_280, offen: 0 },
      ],
      bekanntAb: null,
    });
  });

  test('finds each quarter by itself, and none that is still to come', () => {
    const tage = mit({ zahlweise: 'VIERTELJAEHRLICH' }).zahlungen.map(({ tag }) => tag);
    expect(tage).toEqual([
      '2026-09-01',
      '2026-06-01',
      '2026-03-01',
      '2025-12-01',
      '2025-09-01',
      '2025-06-01',
      '2025-03-01',
    ]);
  });

  test('reads what is not paid yet at the instalment it was asked for', () => {
    const offeneForderungen = [{ betrag: 14_280, faelligAm: '2026-03-01' }];
    expect(mit({ offeneForderungen }).zahlungen.map(({ offen }) => offen)).toEqual([14_280, 0]);
  });

  test('finds what fell due before the first debit on the day of that debit', () => {
    const neu = {
      zahlweise: 'MONATLICH',
      vertragsBeginn: '2026-09-01',
      unterlagenErhaltenAm: '2026-09-20',
      hauptfaelligkeitMonat: 9,
    } as const;
    const { zahlungen } = mit(neu);
    // Fourteen days after her papers: September and October together.
    expect(zahlungen.at(-1)).toMatchObject({ tag: '2026-10-04' });
    expect(zahlungen.at(-1)?.betrag).toBe(2 * (zahlungen[0]?.betrag ?? 0));
  });

  test('reads from when on it is known where a change that nobody recorded lies before it', () => {
    const { zahlungen, bekanntAb } = mit({ wirksamkeitsdatum: '2025-03-02' });
    expect(zahlungen).toEqual([]);
    expect(bekanntAb).toBe('2027-01-01');
    expect(mit({ wirksamkeitsdatum: '2025-03-01' })).toMatchObject({
      zahlungen: [{ tag: '2026-03-01' }],
      bekanntAb: '2026-01-01',
    });
  });

  test('finds nothing of a contract that has not begun', () => {
    expect(mit({ vertragsBeginn: '2027-01-01' }).zahlungen).toEqual([]);
  });

  test('finds no instalment after the end', () => {
    const tage = mit({ beendigungsdatum: '2025-08-31' }).zahlungen.map(({ tag }) => tag);
    expect(tage).toEqual(['2025-03-01']);
  });
});
