import { describe, expect, test } from 'vitest';
import { angebotVon } from '#server/rules/aenderung/angebot.ts';
import { sachinhaltsumsatz } from '#server/rules/aenderung/arten/sachinhaltsumsatz.ts';
import { berechne } from '#server/rules/aenderung/berechnung.ts';
import { kacheln } from '#server/rules/aenderung/kacheln.ts';
import { demovertrag } from '#tests/support/aenderungslage.ts';

const morgen = '2026-11-21';
const euro = 100;

/** Contents against all risks, 40.000 EUR, revenue 150.000 EUR; the same by hazard, 60.000 EUR and 210.000 EUR. */
const buero = demovertrag('IA250000603');
const cafe = demovertrag('IM240000802');
/** Its main due date is to come, so that waiting for it is another day than tomorrow. */
const hauptfaellig = { hauptfaelligkeitTag: 1, hauptfaelligkeitMonat: 2 };
const jahrestag = '2027-02-01';

function mit(umsatz: number, wirksamkeitsdatum: string, lage = buero) {
  return berechne({ ...lage, ...hauptfaellig }, sachinhaltsumsatz, {
    wirksamkeitsdatum,
    wunsch: { umsatz: umsatz * euro },
  });
}

describe('the revenue of a firm whose contents are insured', () => {
  test.each([
    ['against all risks', buero, 160_000],
    ['by hazard', cafe, 230_000],
  ])('changes no premium %s', (_, lage, umsatz) => {
    expect(mit(umsatz, jahrestag, lage)).toMatchObject({
      ok: {
        berechnung: { differenzProZahlung: 0, anteilBisHauptfaelligkeit: 0, hinweise: [] },
        neu: { stand: { risiken: { jahresumsatz: { value: umsatz * euro } } } },
      },
    });
  });

  test('counts from the next Hauptfälligkeit on, more than half as much again from tomorrow on', () => {
    expect(mit(225_000, jahrestag)).toHaveProperty('ok');
    expect(mit(225_000, morgen)).toMatchObject({ abgelehnt: { code: 'DATUM' } });
    expect(mit(225_001, morgen)).toHaveProperty('ok');
    expect(mit(225_001, jahrestag)).toMatchObject({ abgelehnt: { code: 'DATUM' } });
    expect(angebotVon({ ...buero, ...hauptfaellig }, sachinhaltsumsatz)).toMatchObject({
      hinderung: null,
      mehr: { von: jahrestag, bis: jahrestag },
      betrag: {
        aktuell: 150_000 * euro,
        von: 1_000 * euro,
        bis: 100_000_000 * euro,
        sprung: { ueber: 225_000 * euro, zeitraum: { von: morgen, bis: morgen } },
      },
    });
  });

  test('above four times the sum says that the sum may be too low, and at four times nothing', () => {
    expect(mit(160_000, jahrestag)).toMatchObject({ ok: { berechnung: { hinweise: [] } } });
    expect(mit(160_001, jahrestag)).toMatchObject({
      ok: {
        berechnung: {
          hinweise: [
            {
              code: 'UMSATZ_HOCH',
              text: 'Ihr Umsatz ist im Verhältnis zur Versicherungssumme hoch. Bitte prüfen Sie die Summe.',
            },
          ],
        },
      },
    });
  });

  test('that is the same is no change', () => {
    expect(mit(150_000, jahrestag)).toMatchObject({ abgelehnt: { code: 'UNVERAENDERT' } });
  });

  test('falls without a proof, as nothing is paid by it', () => {
    expect(mit(20_000, jahrestag)).toMatchObject({ ok: { berechnung: { hinweise: [] } } });
  });

  test('is offered where the contract has it and the flag is on, nowhere else', () => {
    const { jahresumsatz: _keiner, ...ohne } = buero.risiken;
    const hat = (lage: typeof buero) =>
      kacheln(lage).some(({ art }) => art === 'sachinhaltsumsatz');
    expect(hat(buero)).toBe(true);
    expect(hat(cafe)).toBe(true);
    expect(hat({ ...buero, risiken: ohne })).toBe(false);
    expect(hat({ ...buero, freigaben: { 'edit-si-turnover': false } })).toBe(false);
    expect(hat(demovertrag('BH250000601'))).toBe(false);
  });
});
