import { describe, expect, test } from 'vitest';
import type { Produkt } from '#contract/entities/produkt.ts';
import { beitragImJahr } from '#server/rules/beitragsjahr.ts';
import type { Beitragsschritt } from '#server/rules/beitragsverlauf.ts';
import {
  bestaetigungHinderung,
  bestaetigungsangebot,
  type Bestaetigungslage,
} from '#server/rules/bestaetigung.ts';
import { jaehrlichSeitMaerz } from '#tests/support/beitragslage.ts';

const laufend: Bestaetigungslage = {
  heute: '2026-11-20',
  produkt: 'PRIVATHAFTPFLICHT',
  status: 'LAUFEND',
  ...jaehrlichSeitMaerz,
  mahnung: false,
  heuteErstellt: 0,
};

test('a motor contract is a name only: nothing of it is confirmed here, and a message is asked for', () => {
  const auto = { ...laufend, produkt: 'KFZ' } as const;
  expect(bestaetigungsangebot(auto)).toMatchObject({ hinderung: { code: 'MANUELL' }, arten: [] });
  expect(bestaetigungHinderung(auto, { art: 'VERSICHERUNGSBESTAETIGUNG' })).not.toBeNull();
});

describe('A contract offers', () => {
  test.each([
    ['PRIVATHAFTPFLICHT', []],
    ['TIERHALTERHAFTPFLICHT', ['HUNDEHALTERBESTAETIGUNG']],
    ['BHV_1', ['HAFTPFLICHTBESTAETIGUNG']],
    ['BHV_2', ['HAFTPFLICHTBESTAETIGUNG']],
    ['VH', ['HAFTPFLICHTBESTAETIGUNG']],
    ['VH_2', ['HAFTPFLICHTBESTAETIGUNG']],
  ] as const)('of %s the confirmations of its product', (produkt, eigene) => {
    expect(arten({ produkt }).map(({ art }) => art)).toEqual([
      'VERSICHERUNGSBESTAETIGUNG',
      ...eigene,
      'BEITRAGSBESTAETIGUNG',
      'SCHADENFREIHEITSBESTAETIGUNG',
    ]);
  });

  test('the last three full years of its premiums, the latest first', () => {
    expect(jahre({})).toEqual([2025, 2024, 2023]);
    expect(jahre({ vertragsBeginn: '2024-03-01' })).toEqual([2025, 2024]);
  });

  test('no year before a change that nobody recorded, nor the one in which its share was collected', () => {
    expect(jahre({ wirksamkeitsdatum: '2024-03-01' })).toEqual([2025]);
    expect(jahre({ wirksamkeitsdatum: '2024-03-02' })).toEqual([]);
    expect(jahre({ wirksamkeitsdatum: '2025-03-01' })).toEqual([]);
    expect(code('BEITRAGSBESTAETIGUNG', { wirksamkeitsdatum: '2026-02-01' })).toBe('MANUELL');
    // A change on its first day leaves nothing behind it.
    expect(jahre({ vertragsBeginn: '2025-03-01', wirksamkeitsdatum: '2025-03-01' })).toEqual([
      2025,
    ]);
  });

  test('nothing more after the fifth of a day', () => {
    expect(bestaetigungsangebot({ ...laufend, heuteErstellt: 4 }).hinderung).toBeNull();
    expect(bestaetigungsangebot({ ...laufend, heuteErstellt: 5 }).hinderung).toEqual({
      code: 'TAGESGRENZE',
      errorMessage: 'Sie haben heute bereits 5\u00A0Bestätigungen angefordert.',
    });
    expect(code('VERSICHERUNGSBESTAETIGUNG', { heuteErstellt: 5 })).toBe('TAGESGRENZE');
  });
});

describe('A confirmation is refused', () => {
  test('with an overdue premium, unless it only looks back', () => {
    const thv = { produkt: 'TIERHALTERHAFTPFLICHT', mahnung: true } as const;
    for (const art of ['VERSICHERUNGSBESTAETIGUNG', 'HUNDEHALTERBESTAETIGUNG'] as const) {
      expect(bestaetigungHinderung({ ...laufend, ...thv }, { art })).toEqual({
        code: 'MAHNUNG',
        errorMessage: 'Bitte gleichen Sie zuerst den offenen Beitrag aus.',
      });
    }
    expect(code('HAFTPFLICHTBESTAETIGUNG', { produkt: 'BHV_2', mahnung: true })).toBe('MAHNUNG');
    expect(code('BEITRAGSBESTAETIGUNG', thv)).toBeNull();
    expect(code('SCHADENFREIHEITSBESTAETIGUNG', thv)).toBeNull();
  });

  test('after the end, unless it looks back no more than three years', () => {
    const zuletzt = { status: 'BEENDET', beendigungsdatum: '2023-11-20' } as const;
    expect(code('VERSICHERUNGSBESTAETIGUNG', zuletzt)).toBe('STATUS');
    expect(code('BEITRAGSBESTAETIGUNG', zuletzt)).toBeNull();
    expect(code('SCHADENFREIHEITSBESTAETIGUNG', zuletzt)).toBeNull();
    const frueher = { ...zuletzt, beendigungsdatum: '2023-11-19' };
    expect(code('BEITRAGSBESTAETIGUNG', frueher)).toBe('STATUS');
    expect(code('SCHADENFREIHEITSBESTAETIGUNG', frueher)).toBe('STATUS');
    expect(code('SCHADENFREIHEITSBESTAETIGUNG', { status: 'BEENDET' })).toBe('STATUS');
  });

  test.each(['AUFGEHOBEN', 'STORNIERT', 'UNBEKANNT'] as const)(
    'where the contract is %s',
    (status) => {
      for (const { hinderung } of arten({ status, beendigungsdatum: '2026-10-01' })) {
        expect(hinderung?.code).toBe('STATUS');
      }
    },
  );

  test('not yet where the contract ends later', () => {
    const endet = { status: 'AUSLAUFEND', beendigungsdatum: '2026-12-31' } as const;
    expect(arten(endet).map(({ hinderung }) => hinderung)).toEqual([null, null, null]);
  });

  test('of claims before the contract has begun, of premiums before a year is over', () => {
    const kuenftig = { vertragsBeginn: '2026-11-21' };
    expect(code('VERSICHERUNGSBESTAETIGUNG', kuenftig)).toBeNull();
    expect(code('SCHADENFREIHEITSBESTAETIGUNG', kuenftig)).toBe('NICHT_BEGONNEN');
    expect(code('SCHADENFREIHEITSBESTAETIGUNG', { vertragsBeginn: '2026-11-20' })).toBeNull();
    expect(code('BEITRAGSBESTAETIGUNG', { vertragsBeginn: '2026-01-01' })).toBe('JAHR');
    expect(
      code('BEITRAGSBESTAETIGUNG', { vertragsBeginn: '2025-12-31', beitragsKomponenten: [] }),
    ).toBe('MANUELL');
  });

  test('of a kind the product does not have, and for a year that is not offered', () => {
    expect(code('HUNDEHALTERBESTAETIGUNG', {})).toBe('ART');
    const beitrag = (jahr?: number) =>
      bestaetigungHinderung(laufend, { art: 'BEITRAGSBESTAETIGUNG', jahr });
    expect(beitrag(2024)).toBeNull();
    const welches = {
      code: 'JAHR',
      errorMessage: 'Bitte wählen Sie eines dieser Jahre: 2025, 2024, 2023.',
    };
    expect(beitrag()).toEqual(welches);
    expect(beitrag(2026)).toEqual(welches);
    expect(
      bestaetigungHinderung(laufend, { art: 'VERSICHERUNGSBESTAETIGUNG', jahr: 2025 }),
    ).toEqual({
      code: 'JAHR',
      errorMessage: 'Diese Bestätigung gilt nicht für ein einzelnes Jahr.',
    });
  });
});

describe('The premiums of a calendar year with a change', () => {
  const monatlich = { ...laufend, zahlweise: 'MONATLICH' } as const;
  const jaehrlich = { zahlweise: 'JAEHRLICH' } as const;

  test('at the Hauptfälligkeit are the old instalments before it and the new ones from it on', () => {
    const lage = { ...monatlich, ...geaendert('2025-03-01') };
    // Two of 6,25 EUR and ten of 12,50 EUR.
    expect(beitragImJahr(lage, 2025)).toEqual({ betrag: 137_50, steuer: 22_00, raten: 12 });
    expect(beitragImJahr(lage, 2024)).toEqual({ betrag: 75_00, steuer: 12_00, raten: 12 });
    expect(jahre(lage)).toEqual([2025, 2024, 2023]);
  });

  test('of the payment period there are the old instalments, then the one of the year', () => {
    const lage = { ...laufend, ...geaendert('2025-03-01', { zahlweise: 'VIERTELJAEHRLICH' }) };
    expect(beitragImJahr(lage, 2025)).toEqual({ betrag: 142_80, steuer: 22_80, raten: 1 });
    expect(beitragImJahr(lage, 2024)).toEqual({ betrag: 73_56, steuer: 11_76, raten: 4 });
  });

  test('within a year paid at once are joined by its share at the next Hauptfälligkeit', () => {
    // 90 of 365 days until the 1st of March 2025.
    const lage = { ...laufend, ...geaendert('2024-12-01', jaehrlich) };
    expect(beitragImJahr(lage, 2024)).toEqual({ betrag: 71_40, steuer: 11_40, raten: 1 });
    expect(beitragImJahr(lage, 2025)).toEqual({ betrag: 160_41, steuer: 25_61, raten: 1 });
  });

  test('within a month paid for are joined by its share on the next day of payment', () => {
    // 16 of 31 days of December; the instalment of 1 January is the new one.
    const lage = { ...monatlich, ...geaendert('2024-12-16') };
    expect(beitragImJahr(lage, 2024)).toEqual({ betrag: 75_00, steuer: 12_00, raten: 12 });
    expect(beitragImJahr(lage, 2025)?.betrag).toBe(12 * 12_50 + 3_23);
    expect(jahre(lage)).toEqual([2025, 2024, 2023]);
  });

  test('on a day of payment are the new instalments from it on', () => {
    const lage = { ...monatlich, ...geaendert('2024-12-01') };
    expect(beitragImJahr(lage, 2024)?.betrag).toBe(11 * 6_25 + 12_50);
  });

  test('of the payment period within an insurance year begin with a shortened instalment', () => {
    const lage = { ...laufend, ...geaendert('2024-12-01') };
    // Monthly until then; 90 of 365 days until the 1st of March 2025.
    expect(beitragImJahr(lage, 2024)?.betrag).toBe(11 * 6_25 + Math.round((142_80 * 90) / 365));
    expect(beitragImJahr(lage, 2025)).toMatchObject({ betrag: 142_80, raten: 1 });
  });

  test('for days gone by are told by a person until it is settled', () => {
    const lage = { ...laufend, ...geaendert('2024-03-01', jaehrlich, { am: '2024-03-20' }) };
    expect(jahre(lage)).toEqual([2023]);
  });

  test('that follows others of the same day knows what was before all of them', () => {
    const { schritte, wirksamkeitsdatum } = geaendert('2025-03-01');
    const zweiter = { ...schritte[0], davor: '2025-03-01', vorher: stand(9_000) };
    const lage = { ...monatlich, wirksamkeitsdatum, schritte: [...schritte, zweiter] };
    expect(beitragImJahr(lage, 2025)?.betrag).toBe(137_50);
    expect(beitragImJahr({ ...lage, schritte: [zweiter, ...schritte] }, 2025)?.betrag).toBe(137_50);
  });

  test('older than what was recorded are known from the Hauptfälligkeit after it on', () => {
    const { schritte, wirksamkeitsdatum } = geaendert('2025-03-01', {}, { davor: '2023-03-01' });
    expect(jahre({ ...monatlich, wirksamkeitsdatum, schritte })).toEqual([2025, 2024]);
  });

  test('that ends after it get back a part of the instalment they had then', () => {
    // 1 September 2025 to 28 February 2026: 181 of 365 days of the new instalment.
    const lage = {
      ...laufend,
      ...geaendert('2025-03-01', jaehrlich),
      beendigungsdatum: '2025-08-31',
    };
    expect(beitragImJahr(lage, 2025)?.betrag).toBe(71_99);
    expect(beitragImJahr(lage, 2024)?.betrag).toBe(71_40);
  });
});

describe('The premiums of a calendar year', () => {
  test.each([
    ['JAEHRLICH', { betrag: 142_80, steuer: 22_80, raten: 1 }],
    ['HALBJAEHRLICH', { betrag: 145_66, steuer: 23_26, raten: 2 }],
    ['VIERTELJAEHRLICH', { betrag: 147_08, steuer: 23_48, raten: 4 }],
    ['MONATLICH', { betrag: 150_00, steuer: 24_00, raten: 12 }],
  ] as const)('paid %s are all its instalments', (zahlweise, summe) => {
    expect(beitragImJahr({ ...laufend, zahlweise }, 2025)).toEqual(summe);
  });

  test('begin with the contract and end with it', () => {
    const monatlich = { ...laufend, zahlweise: 'MONATLICH' } as const;
    expect(beitragImJahr(monatlich, 2022)?.raten).toBe(10);
    expect(beitragImJahr(monatlich, 2021)?.raten).toBe(0);
    expect(beitragImJahr({ ...monatlich, beendigungsdatum: '2025-04-30' }, 2025)?.raten).toBe(4);
    expect(beitragImJahr({ ...monatlich, beendigungsdatum: '2024-12-31' }, 2025)?.raten).toBe(0);
  });

  test('the first premium falls due 14 days after the policy came, in the next year if need be', () => {
    const lage = {
      ...laufend,
      zahlweise: 'MONATLICH',
      unterlagenErhaltenAm: '2024-12-20',
      vertragsBeginn: '2024-12-01',
      hauptfaelligkeitMonat: 12,
    } as const;
    expect(beitragImJahr(lage, 2024)).toEqual({ betrag: 0, steuer: 0, raten: 0 });
    expect(beitragImJahr(lage, 2025)?.raten).toBe(13);
    expect(beitragImJahr({ ...lage, unterlagenErhaltenAm: '2024-12-17' }, 2024)?.raten).toBe(1);
  });

  test('are less what came back for the days after the end', () => {
    // 1 March to 31 August: 184 of 365 days.
    const beendet = { ...laufend, beendigungsdatum: '2025-08-31' };
    expect(beitragImJahr(beendet, 2025)).toEqual({ betrag: 71_99, steuer: 11_49, raten: 1 });
  });

  test('of a trip count in the year it begins', () => {
    const reise = {
      ...laufend,
      zahlweise: 'EINMALIG',
      vertragsBeginn: '2024-12-28',
      ablaufdatum: '2025-01-04',
      hauptfaelligkeitTag: null,
      hauptfaelligkeitMonat: null,
    } as const;
    expect(beitragImJahr(reise, 2024)).toMatchObject({ betrag: 142_80, raten: 1 });
    expect(beitragImJahr(reise, 2025)).toEqual({ betrag: 0, steuer: 0, raten: 0 });
  });

  test('that nobody knows are none', () => {
    expect(beitragImJahr({ ...laufend, beitragsKomponenten: [] }, 2025)).toEqual({
      betrag: 0,
      steuer: 0,
      raten: 0,
    });
  });
});

/** Before the change the contract cost half, unless said otherwise. */
function geaendert(
  ab: string,
  vorher: Partial<Beitragsschritt['vorher']> = {},
  { am = ab, davor = null }: { am?: string; davor?: string | null } = {},
) {
  const schritt: Beitragsschritt = {
    ab,
    am,
    davor,
    vorher: { ...stand(6_000), ...vorher },
    rueckwirkend: am > ab,
  };
  return { wirksamkeitsdatum: ab, schritte: [schritt] as const };
}

function stand(nettoJahr: number): Beitragsschritt['vorher'] {
  return {
    zahlweise: 'MONATLICH',
    beitragsKomponenten: [{ name: 'phv', nettoJahr, steuersatz: 1900 }],
  };
}

function arten(anders: Partial<Bestaetigungslage>) {
  return bestaetigungsangebot({ ...laufend, ...anders }).arten;
}

function jahre(anders: Partial<Bestaetigungslage>) {
  return arten(anders).find(({ art }) => art === 'BEITRAGSBESTAETIGUNG')?.jahre;
}

/** Code of the refusal, of the first year offered where it has some. */
function code(
  art: ReturnType<typeof arten>[number]['art'],
  anders: Partial<Bestaetigungslage> & { produkt?: Produkt },
) {
  const lage = { ...laufend, ...anders };
  const jahr = art === 'BEITRAGSBESTAETIGUNG' ? jahre(anders)?.[0] : undefined;
  return bestaetigungHinderung(lage, { art, jahr })?.code ?? null;
}
