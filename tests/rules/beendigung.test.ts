import { describe, expect, test } from 'vitest';
import { bezahlteRate } from '#server/rules/beendigung/bezahlt.ts';
import { eingangDeutsch } from '#server/rules/beendigung/eingang.ts';
import {
  angeboteneGruende,
  kuendigungHinderung,
  kuendigungPruefen,
  type Kuendigungslage,
} from '#server/rules/beendigung/kuendigung.ts';
import { istDerName } from '#server/rules/beendigung/name.ts';
import { widerrufsfolge } from '#server/rules/beendigung/widerruf.ts';

/** A household contract cancelled from day to day: 120,00 EUR a year from 1 March, taxes aside. */
const hausrat: Kuendigungslage = {
  heute: '2026-11-20',
  produkt: 'HAUSRAT',
  marke: 'ANDSAFE',
  status: 'LAUFEND',
  kuendbar: 'TAEGLICH',
  zahlweise: 'JAEHRLICH',
  beitragsKomponenten: [{ name: 'hausrat', nettoJahr: 12_000, steuersatz: 0 }],
  unterlagenErhaltenAm: '2025-02-10',
  vertragsBeginn: '2025-03-01',
  beginnverlegung: null,
  ablaufdatum: null,
  beendigungsdatum: null,
  hauptfaelligkeitTag: 1,
  hauptfaelligkeitMonat: 3,
  bankverbindung: null,
  offen: 0,
  schaeden: [],
  beitragserhoehung: null,
  inPruefung: [],
};

describe('what was paid for a day', () => {
  test.each([
    ['JAEHRLICH', '2026-11-20', { rate: 12_000, von: '2026-03-01', bis: '2027-03-01' }],
    ['HALBJAEHRLICH', '2026-11-20', { rate: 6120, von: '2026-09-01', bis: '2027-03-01' }],
    ['MONATLICH', '2026-11-20', { rate: 1050, von: '2026-11-01', bis: '2026-12-01' }],
    ['MONATLICH', '2026-12-01', { rate: 1050, von: '2026-12-01', bis: '2027-01-01' }],
    ['MONATLICH', '2027-01-31', { rate: 1050, von: '2027-01-01', bis: '2027-02-01' }],
  ] as const)('paid %s, the %s lies in this instalment', (zahlweise, tag, erwartet) => {
    expect(bezahlteRate({ ...hausrat, zahlweise }, tag)).toEqual(erwartet);
  });

  test('a contract that began within an insurance year was paid for its part of it', () => {
    const lage = { ...hausrat, vertragsBeginn: '2026-10-15' };
    // 137 of 365 days.
    expect(bezahlteRate(lage, '2026-11-20')).toEqual({
      rate: 4504,
      von: '2026-10-15',
      bis: '2027-03-01',
    });
    expect(bezahlteRate(lage, '2027-03-01')).toMatchObject({ rate: 12_000, von: '2027-03-01' });
  });

  test('nothing is due before the day to which the start was moved', () => {
    const lage = {
      ...hausrat,
      vertragsBeginn: '2026-11-10',
      beginnverlegung: '2027-03-01',
    };
    expect(bezahlteRate(lage, '2027-02-28')).toBeNull();
    expect(bezahlteRate(lage, '2027-03-01')).toMatchObject({ rate: 12_000 });
  });

  test('nothing is paid before the contract begins, and nothing is known without a premium', () => {
    expect(bezahlteRate(hausrat, '2025-02-28')).toBeNull();
    expect(bezahlteRate({ ...hausrat, beitragsKomponenten: [] }, '2026-11-20')).toBeNull();
  });

  test('a single trip is paid as a whole', () => {
    const reise = {
      ...hausrat,
      zahlweise: 'EINMALIG',
      vertragsBeginn: '2026-11-01',
      ablaufdatum: '2026-11-30',
    } as const;
    expect(bezahlteRate(reise, '2026-11-20')).toMatchObject({
      von: '2026-11-01',
      bis: '2026-12-01',
    });
  });
});

function zum(lage: Kuendigungslage, kuendigungsdatum: string) {
  return kuendigungPruefen(lage, { grund: 'ZU_TEUER', kuendigungsdatum });
}

describe('a cancellation', () => {
  test.each([
    // 90 of 365 days are left after the 30th of November, 8 after the 20th of February.
    ['2026-11-30', 2959],
    ['2027-02-20', 263],
    ['2027-02-28', 0],
    ['2027-06-30', 0],
  ])('to the %s pays back %i cents', (kuendigungsdatum, erstattung) => {
    const ergebnis = kuendigungPruefen(hausrat, { grund: 'ZU_TEUER', kuendigungsdatum });
    expect(ergebnis).toMatchObject({ ok: { status: 'WIRKSAM', erstattung } });
  });

  test.each([
    ['2026-11-19', 'Bitte wählen Sie ein Datum zwischen 20.11.2026 und 20.11.2027.'],
    ['2027-11-21', 'Bitte wählen Sie ein Datum zwischen 20.11.2026 und 20.11.2027.'],
  ])('to the %s is outside what may be chosen', (kuendigungsdatum, errorMessage) => {
    expect(kuendigungPruefen(hausrat, { grund: 'WECHSEL', kuendigungsdatum })).toEqual({
      abgelehnt: { code: 'DATUM', errorMessage },
    });
  });

  test('in the first, shorter year pays back each day at the price of any other day', () => {
    const lage = { ...hausrat, vertragsBeginn: '2026-10-15' };
    const wunsch = { grund: 'ZU_TEUER', kuendigungsdatum: '2026-11-30' } as const;
    expect(kuendigungPruefen(lage, wunsch)).toMatchObject({ ok: { erstattung: 2959 } });
  });

  describe('before the first premium was debited, 14 days after the policy came,', () => {
    const neu = {
      ...hausrat,
      unterlagenErhaltenAm: '2026-11-12',
      vertragsBeginn: '2026-11-15',
      hauptfaelligkeitTag: 15,
      hauptfaelligkeitMonat: 11,
    };
    test('pays nothing back and names the share still due and its day', () => {
      // 16 of 365 days.
      expect(zum(neu, '2026-11-30')).toMatchObject({
        ok: { erstattung: 0, nochFaellig: { betrag: 526, am: '2026-11-26' } },
      });
      const einTagVorher = { ...neu, heute: '2026-11-25' };
      expect(zum(einTagVorher, '2026-11-30')).toMatchObject({ ok: { erstattung: 0 } });
    });

    test('and from that day on pays back what was debited for the days after the end', () => {
      expect(zum({ ...neu, heute: '2026-11-26' }, '2026-11-30')).toMatchObject({
        ok: { erstattung: 11_474, nochFaellig: null },
      });
    });

    test('asks for every instalment that the first debit takes together', () => {
      const monatlich = { ...neu, zahlweise: 'MONATLICH', heute: '2026-12-16' } as const;
      const spaet = { ...monatlich, unterlagenErhaltenAm: '2026-12-10' };
      // The month from 15 November whole, 6 of the 31 days from 15 December.
      expect(zum(spaet, '2026-12-20')).toMatchObject({
        ok: { erstattung: 0, nochFaellig: { betrag: 1050 + 203, am: '2026-12-24' } },
      });
    });

    test('asks for nothing where the contract ends before it has to be paid for', () => {
      const verlegt = { ...neu, beginnverlegung: '2027-11-15' };
      expect(zum(verlegt, '2026-11-30')).toMatchObject({ ok: { nochFaellig: null } });
    });
  });

  test('of a contract that has not begun ends on its first day at the earliest', () => {
    const lage = { ...hausrat, vertragsBeginn: '2026-12-01' };
    expect(angeboteneGruende(lage)[0]?.termine).toMatchObject({
      von: '2026-12-01',
      standard: '2026-12-01',
    });
  });

  test.each([
    { status: 'AUSLAUFEND', beendigungsdatum: '2027-02-28' },
    { status: 'STORNIERT' },
    { kuendbar: 'NEIN' },
    { produkt: 'KFZ' },
    { zahlweise: 'EINMALIG' },
  ] as const)('of a contract with %j cannot be made here', (anders) => {
    expect(kuendigungHinderung({ ...hausrat, ...anders })).toBe(
      'Dieser Vertrag kann derzeit nicht online gekündigt werden.',
    );
  });

  test('for a rise of the premium ends no earlier than the rise begins', () => {
    const beitragserhoehung = { mitgeteiltAm: '2026-11-01', wirksamAm: '2027-03-01' };
    const lage = { ...hausrat, beitragserhoehung };
    const grund = angeboteneGruende(lage).find(({ key }) => key === 'BEITRAGSERHOEHUNG');
    expect(grund?.termine).toEqual({
      von: '2027-02-28',
      bis: '2027-02-28',
      standard: '2027-02-28',
    });
  });

  test('for a lapsed risk can be dated back 90 days and is looked at', () => {
    const wunsch = { grund: 'RISIKOFORTFALL', kuendigungsdatum: '2026-08-22' } as const;
    expect(kuendigungPruefen(hausrat, wunsch)).toMatchObject({
      ok: { status: 'IN_PRUEFUNG', erstattung: null },
    });
    expect(kuendigungPruefen(hausrat, { ...wunsch, kuendigungsdatum: '2026-08-21' })).toMatchObject(
      { abgelehnt: { code: 'DATUM' } },
    );
  });

  test('after a loss is open to home contents at once, to liability once it is decided', () => {
    const schaeden = [{ status: 'IN_PRUEFUNG', abgeschlossenAm: null }] as const;
    const nachSchaden = (produkt: Kuendigungslage['produkt']) =>
      kuendigungPruefen(
        { ...hausrat, produkt, schaeden },
        { grund: 'SCHADENFALL', kuendigungsdatum: '2026-11-20' },
      );
    expect(nachSchaden('HAUSRAT')).toHaveProperty('ok');
    expect(nachSchaden('SI_ALLGEFAHREN')).toHaveProperty('ok');
    expect(nachSchaden('FAHRRAD_2')).toHaveProperty('ok');
    expect(nachSchaden('PRIVATHAFTPFLICHT')).toHaveProperty('abgelehnt');
  });

  test('because the business was sold tells of the sale and ends nothing', () => {
    const si = { ...hausrat, produkt: 'SI_ALLGEFAHREN' } as const;
    const verkauf = angeboteneGruende(si).find(({ key }) => key === 'VERKAUF');
    expect(verkauf?.hinweis).toContain('geht der Vertrag auf den Käufer über');
    const wunsch = { grund: 'VERKAUF', kuendigungsdatum: '2026-11-10' } as const;
    expect(kuendigungPruefen(si, wunsch)).toMatchObject({ ok: { status: 'ANZEIGE' } });
    expect(kuendigungPruefen({ ...hausrat, produkt: 'FAHRRAD_2' }, wunsch)).toMatchObject({
      ok: { status: 'IN_PRUEFUNG' },
    });
  });

  test('of a dog owner reminds of the law', () => {
    const hund = { ...hausrat, produkt: 'TIERHALTERHAFTPFLICHT' } as const;
    expect(
      kuendigungPruefen(hund, { grund: 'WECHSEL', kuendigungsdatum: '2026-12-31' }),
    ).toMatchObject({ ok: { hinweise: [{ code: 'PFLICHTVERSICHERUNG' }] } });
  });
});

describe('a revocation', () => {
  const neu = {
    ...hausrat,
    antragsdatum: '2026-11-10',
    unterlagenErhaltenAm: '2026-11-10',
    vertragsBeginn: '2026-11-15',
    hauptfaelligkeitTag: 15,
    hauptfaelligkeitMonat: 11,
  };

  test('before the first debit pays nothing back, for nothing was collected and nothing will be', () => {
    expect(widerrufsfolge(neu)).toEqual({
      hinderung: null,
      fristEnde: '2026-11-24',
      beendigungsdatum: '2026-11-20',
      abgebucht: false,
      erstattung: 0,
      erstattungBis: '2026-12-20',
    });
  });

  test('on the day of the first debit pays back the part after its receipt', () => {
    expect(widerrufsfolge({ ...neu, heute: '2026-11-24' })).toMatchObject({
      hinderung: null,
      abgebucht: true,
      // 355 of 365 days.
      erstattung: 11_671,
    });
  });

  test('before the begin pays nothing back, for nothing was debited', () => {
    const lage = {
      ...neu,
      vertragsBeginn: '2026-12-01',
      hauptfaelligkeitTag: 1,
      hauptfaelligkeitMonat: 12,
    };
    expect(widerrufsfolge(lage)).toMatchObject({
      beendigungsdatum: '2026-12-01',
      abgebucht: false,
      erstattung: 0,
    });
  });

  test('before the day to which the start was moved pays nothing back either', () => {
    const lage = {
      ...neu,
      vertragsBeginn: '2026-11-15',
      beginnverlegung: '2026-12-01',
      hauptfaelligkeitTag: 1,
      hauptfaelligkeitMonat: 12,
    };
    expect(widerrufsfolge(lage)).toMatchObject({ abgebucht: false, erstattung: 0 });
  });

  test.each([
    [{ heute: '2026-11-25' }, 'FRIST_ABGELAUFEN'],
    [{ status: 'STORNIERT' }, 'KEIN_WIDERRUFSRECHT'],
    [{ produkt: 'KFZ' }, 'KEIN_WIDERRUFSRECHT'],
  ] as const)('with %j is refused as %s', (anders, code) => {
    expect(widerrufsfolge({ ...neu, ...anders }).hinderung?.code).toBe(code);
  });
});

describe('the name on a revocation', () => {
  const krueger = { vorname: 'Lena', nachname: 'Krüger', firma: 'Nordlicht IT GmbH' };

  test.each([
    'Lena Krüger',
    'Krüger, Lena',
    'frau lena krueger',
    'Nordlicht IT GmbH',
    'Lena  KRÜGER',
  ])('„%s“ is hers', (name) => {
    expect(istDerName(name, krueger)).toBe(true);
  });

  test.each(['Lena', 'Krüger', 'Lena Kröger', 'Lena Maria Krüger', 'Nordlicht', ''])(
    '„%s“ is not hers',
    (name) => {
      expect(istDerName(name, krueger)).toBe(false);
    },
  );

  test('nobody without a name is anybody', () => {
    expect(istDerName('', { vorname: '', nachname: '', firma: null })).toBe(false);
  });
});

test.each([
  ['2026-11-21T13:05:00Z', '21.11.2026 um 14:05\u00A0Uhr'],
  ['2026-11-21T23:30:00Z', '22.11.2026 um 00:30\u00A0Uhr'],
  ['2026-06-30T22:30:00Z', '01.07.2026 um 00:30\u00A0Uhr'],
])('a receipt at %s says %s in Berlin', (zeit, text) => {
  expect(eingangDeutsch(new Date(zeit))).toBe(text);
});
