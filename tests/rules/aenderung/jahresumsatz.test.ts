import { describe, expect, test } from 'vitest';
import { angebotVon } from '#server/rules/aenderung/angebot.ts';
import { jahresumsatz, jahresumsatzVon } from '#server/rules/aenderung/arten/jahresumsatz.ts';
import { berechne } from '#server/rules/aenderung/berechnung.ts';
import type { Aenderungslage } from '#server/rules/aenderung/lage.ts';
import { betrieb, vermoegensschaden } from '#tests/support/aenderungslage.ts';

const morgen = '2026-11-21';
const jahreswechsel = '2027-01-01';
const euro = 100;

const bhv = betrieb({
  risiken: { ...betrieb().risiken, jahresumsatz: { value: 200_000 * euro, isAdjustable: true } },
});
const vh = vermoegensschaden({
  risiken: {
    ...vermoegensschaden().risiken,
    jahresumsatz: { value: 150_000 * euro, isAdjustable: true },
  },
});

function mit(umsatz: number, wirksamkeitsdatum = jahreswechsel, lage = bhv) {
  return berechne(lage, jahresumsatz, {
    wirksamkeitsdatum,
    wunsch: { jahresumsatz: umsatz * euro },
  });
}

describe('an annual revenue', () => {
  test('that grows counts from the next Hauptfälligkeit on', () => {
    // domain/beispiele.md 49
    expect(mit(260_000)).toMatchObject({
      ok: {
        berechnung: {
          beitragAlt: { versicherungsPraemie: 57_120 },
          beitragNeu: { versicherungsPraemie: 73_399 },
          differenzProZahlung: 16_279,
          anteilBisHauptfaelligkeit: 0,
        },
        neu: {
          stand: {
            risiken: { jahresumsatz: { value: 260_000 * euro, isAdjustable: false } },
            tarifAngaben: { jahresumsatz: 260_000 * euro },
          },
        },
      },
    });
    expect(mit(260_000, morgen)).toMatchObject({
      abgelehnt: { code: 'DATUM', text: 'Die Änderung ist nur zum 01.01.2027 möglich.' },
    });
  });

  test('that grows by more than half counts from tomorrow on, and the offer says where that begins', () => {
    expect(mit(300_000)).toHaveProperty('ok');
    expect(mit(300_001)).toMatchObject({
      abgelehnt: { text: 'Die Änderung ist nur zum 21.11.2026 möglich.' },
    });
    expect(mit(300_001, morgen)).toHaveProperty('ok');
    expect(angebotVon(bhv, jahresumsatz)).toMatchObject({
      hinderung: null,
      mehr: { von: jahreswechsel, bis: jahreswechsel },
      betrag: {
        aktuell: 200_000 * euro,
        von: 1_000 * euro,
        bis: 5_000_000 * euro,
        sprung: { ueber: 300_000 * euro, zeitraum: { von: morgen, bis: morgen } },
      },
    });
  });

  test('that falls by more than half is proved by the books, or looked at by people', () => {
    const halb = { jahresumsatz: 10_000_000 };
    expect(mit(100_000)).toMatchObject({
      ok: { berechnung: { differenzProZahlung: -28_560, hinweise: [] } },
    });
    expect(jahresumsatz.ohneNachweis?.(bhv, halb)).toBeNull();
    const text = 'Laden Sie einen Nachweis hoch, zum Beispiel die BWA oder den Steuerbescheid.';
    expect(mit(99_999)).toMatchObject({
      ok: { berechnung: { hinweise: [{ code: 'NACHWEIS', text }] } },
    });
    const weniger = { jahresumsatz: 9_999_900 };
    expect(jahresumsatz.ohneNachweis?.(bhv, weniger)).toEqual({
      code: 'MANUELL',
      text: 'Diese Änderung prüfen wir persönlich. Bitte senden Sie uns eine Nachricht.',
    });
    const belegt = { ...weniger, nachweise: ['a'] };
    expect(jahresumsatz.ohneNachweis?.(bhv, belegt)).toBeNull();
  });

  test.each([
    [bhv, 5_000_000, '5'],
    [vh, 2_000_000, '2'],
  ])('above the limit of its product is looked at by people', (lage, grenze, millionen) => {
    expect(mit(grenze, morgen, lage)).toHaveProperty('ok');
    expect(mit(grenze + 1, morgen, lage)).toEqual({
      abgelehnt: {
        code: 'MANUELL',
        text: `Bei einem Jahresumsatz von mehr als ${millionen}\u00A0Mio.\u00A0EUR prüfen wir Ihren Vertrag persönlich. Bitte senden Sie uns eine Nachricht.`,
      },
    });
  });

  test('that grew is to be told of also while a premium is overdue: it widens no cover', () => {
    expect(mit(260_000, jahreswechsel, { ...bhv, mahnung: true })).toHaveProperty('ok');
  });

  test('below 1.000 EUR is a slip', () => {
    expect(mit(999)).toMatchObject({ ungueltig: [{ feld: 'jahresumsatz' }] });
  });

  test('can be changed only while somebody asks for it, and only by the calls of its product', () => {
    const nein = { hinderung: { code: 'NICHT_AENDERBAR' } };
    const beantwortet = betrieb({
      risiken: {
        ...betrieb().risiken,
        jahresumsatz: { value: 200_000 * euro, isAdjustable: false },
      },
    });
    expect(angebotVon(beantwortet, jahresumsatz)).toMatchObject(nein);
    expect(angebotVon(betrieb(), jahresumsatz)).toMatchObject(nein);
    expect(angebotVon(bhv, jahresumsatzVon('VH'))).toMatchObject(nein);
    expect(angebotVon(vh, jahresumsatzVon('VH'))).toMatchObject({ hinderung: null });
  });
});

describe('a revenue that we raised because nobody answered', () => {
  const angehoben: Aenderungslage = {
    ...bhv,
    heute: '2027-01-20',
    beitragsKomponenten: [{ name: 'bhv', nettoJahr: 52_800, steuersatz: 1900 }],
    tarifAngaben: { ...bhv.tarifAngaben, jahresumsatz: 220_000 * euro },
    risiken: { ...bhv.risiken, jahresumsatz: { value: 220_000 * euro, isAdjustable: true } },
    aufgaben: [
      { typ: 'UmsatzErinnern2', status: 'Storniert', erledigtAm: null },
      { typ: 'UmsatzAutomatischAnpassen', status: 'Erledigt', erledigtAm: jahreswechsel },
    ],
  };

  test.each(['2027-01-02', '2027-01-20', '2027-01-31'])(
    'is corrected on the %s from the day on that we raised it, and a yearly premium comes back by the whole difference',
    (heute) => {
      expect(mit(200_000, jahreswechsel, { ...angehoben, heute })).toMatchObject({
        ok: {
          berechnung: {
            wirksamkeitsdatum: jahreswechsel,
            beitragAlt: { versicherungsPraemie: 62_832 },
            beitragNeu: { versicherungsPraemie: 57_120 },
            anteilBisHauptfaelligkeit: -5_712,
            naechsteFaelligkeit: '2028-01-01',
          },
        },
      });
    },
  );

  test('is corrected for the instalments that were due since, where they are paid monthly', () => {
    const monatlich = { ...angehoben, zahlweise: 'MONATLICH', heute: '2027-01-31' } as const;
    expect(mit(200_000, jahreswechsel, monatlich)).toMatchObject({
      ok: {
        berechnung: {
          differenzProZahlung: 4_998 - 5_498,
          anteilBisHauptfaelligkeit: 4_998 - 5_498,
          naechsteFaelligkeit: '2027-02-01',
        },
      },
    });
  });

  test('counts from tomorrow on where it leaps, and from the next Hauptfälligkeit on after 30 days', () => {
    expect(mit(331_000, '2027-01-21', angehoben)).toHaveProperty('ok');
    const spaet = { ...angehoben, heute: '2027-02-01' };
    expect(mit(200_000, jahreswechsel, spaet)).toMatchObject({
      abgelehnt: { text: 'Die Änderung ist nur zum 01.01.2028 möglich.' },
    });
  });

  test('is not one that was answered in time and taken back', () => {
    const beantwortet = {
      ...angehoben,
      aufgaben: [
        { typ: 'UmsatzAutomatischAnpassen', status: 'Erledigt', erledigtAm: '2026-12-20' },
      ],
      heute: '2026-12-21',
    } satisfies Aenderungslage;
    expect(mit(200_000, jahreswechsel, beantwortet)).toHaveProperty('ok');
  });
});
