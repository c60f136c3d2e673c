import { describe, expect, test } from 'vitest';
import { angebotVon } from '#server/rules/aenderung/angebot.ts';
import { jahresumsatz, jahresumsatzVon } from '#server/rules/aenderung/arten/jahresumsatz.ts';
import { berechne } from '#server/rules/aenderung/berechnung.ts';
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

  test('that falls by more than half is looked at by people', () => {
    expect(mit(100_000)).toMatchObject({ ok: { berechnung: { differenzProZahlung: -28_560 } } });
    expect(mit(99_999)).toMatchObject({
      abgelehnt: {
        code: 'MANUELL',
        text: 'Diese Änderung prüfen wir persönlich. Bitte senden Sie uns eine Nachricht.',
      },
    });
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
