import { describe, expect, test } from 'vitest';
import { angebotVon } from '#server/rules/aenderung/angebot.ts';
import { inWorten } from '#server/rules/aenderung/anwendung.ts';
import { versicherungssumme } from '#server/rules/aenderung/arten/versicherungssumme.ts';
import { wohnflaeche as regel } from '#server/rules/aenderung/arten/wohnflaeche.ts';
import { berechne } from '#server/rules/aenderung/berechnung.ts';
import { kacheln } from '#server/rules/aenderung/kacheln.ts';
import { demovertrag } from '#tests/support/aenderungslage.ts';

const morgen = '2026-11-21';
/** 65 m² in Münster, 42.250 EUR: exactly what we suggest for it. */
const wohnung = demovertrag('HR250000102');

function mit(wohnflaeche: number, lage = wohnung, wirksamkeitsdatum = morgen) {
  return berechne(lage, regel, { wirksamkeitsdatum, wunsch: { wohnflaeche } });
}

describe('another living space', () => {
  test('is a tile of home contents and of nothing else, as long as its field is on', () => {
    expect(kacheln(wohnung).map(({ art }) => art)).toContain('wohnflaeche');
    expect(kacheln(demovertrag('PH250000101')).map(({ art }) => art)).not.toContain('wohnflaeche');
    const ohneFeld = { ...wohnung, freigaben: { 'edit-hausrat-livingSpace': false } };
    expect(kacheln(ohneFeld).map(({ art }) => art)).not.toContain('wohnflaeche');
  });

  test('may be told for tomorrow or for any day of the year after it', () => {
    expect(angebotVon(wohnung, regel)).toMatchObject({
      hinderung: null,
      mehr: { von: morgen, bis: '2027-11-20', standard: morgen },
      optionen: [],
    });
    expect(mit(70, wohnung, '2026-11-20')).toMatchObject({ abgelehnt: { code: 'DATUM' } });
  });

  test('that is larger keeps sum and premium, and a claim can be cut', () => {
    expect(mit(70)).toMatchObject({
      ok: {
        berechnung: {
          differenzProZahlung: 0,
          hinweise: [
            {
              code: 'UNTERVERSICHERUNG',
              text: 'Bei dieser Summe besteht kein Unterversicherungsverzicht.',
            },
          ],
        },
        neu: {
          stand: {
            versicherungsSumme: 4_225_000,
            tarifAngaben: { wohnflaeche: 70, versicherungssumme: 4_225_000 },
            risiken: { hausrat: { wohnflaeche: 70 } },
          },
        },
      },
    });
  });

  test('that is smaller keeps sum and premium, and no claim is cut', () => {
    expect(mit(60)).toMatchObject({
      ok: { berechnung: { differenzProZahlung: 0, hinweise: [] } },
    });
  });

  test('brings along the sum we suggest for it', () => {
    const danach = mit(70);
    const stand = 'ok' in danach ? danach.ok.neu.stand : {};
    expect(angebotVon({ ...wohnung, ...stand }, versicherungssumme).betrag).toMatchObject({
      aktuell: 4_225_000,
      auch: 4_550_000,
    });
  });

  test('above 300 square metres is looked at by a person', () => {
    expect(mit(300)).toMatchObject({ ok: {} });
    expect(mit(301)).toMatchObject({ abgelehnt: { code: 'MANUELL' } });
  });

  test('that is the one of the contract changes nothing', () => {
    expect(mit(65)).toMatchObject({ abgelehnt: { code: 'UNVERAENDERT' } });
  });

  test('does not wait for an overdue premium: it is no more cover', () => {
    expect(mit(70, { ...wohnung, mahnung: true })).toMatchObject({ ok: {} });
  });

  test('says itself in words while it waits', () => {
    const wert = { wohnflaeche: 70 };
    expect(inWorten(wohnung, { art: 'wohnflaeche', wert })).toBe('Wohnfläche: 70\u00A0m²');
  });
});
