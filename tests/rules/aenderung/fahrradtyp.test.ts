import { describe, expect, test } from 'vitest';
import { angebotVon } from '#server/rules/aenderung/angebot.ts';
import { fahrradtyp } from '#server/rules/aenderung/arten/fahrradtyp.ts';
import { berechne } from '#server/rules/aenderung/berechnung.ts';
import { demonummern, demovertrag } from '#tests/support/aenderungslage.ts';

const morgen = '2026-11-21';
/** An e-bike with repair and Schutzbrief, to be cancelled any day. */
const ebike = demovertrag('FA260000103');
/** Of the old tariff, to be cancelled for the end of an insurance year. */
const altes = demovertrag('FA220000402');

function mit(fahrradTyp: 'FAHRRAD' | 'E_BIKE' | 'LASTENRAD' | 'S_PEDELEC', lage = ebike) {
  return berechne(lage, fahrradtyp, { wirksamkeitsdatum: morgen, wunsch: { fahrradTyp } });
}

describe('the kind of a bicycle', () => {
  test('is offered with its price, and one with a number plate is refused with its reason', () => {
    const { optionen } = angebotVon(ebike, fahrradtyp);
    expect(optionen).toMatchObject([
      { wert: 'FAHRRAD', richtung: 'WENIGER', hinderung: null },
      { wert: 'E_BIKE', aktuell: true },
      { wert: 'LASTENRAD', richtung: 'MEHR', hinderung: null },
      { wert: 'S_PEDELEC', beitrag: null, hinderung: { code: 'OPTION_NICHT_MOEGLICH' } },
    ]);
    const [ohne, , last] = optionen;
    expect(ohne?.beitrag?.jahresVersicherungsPraemie).toBeLessThan(
      last?.beitrag?.jahresVersicherungsPraemie ?? 0,
    );
  });

  test('changes contract and tariff alike', () => {
    expect(mit('LASTENRAD')).toMatchObject({
      ok: {
        neu: {
          stand: {
            tarifAngaben: { fahrradTyp: 'LASTENRAD' },
            risiken: { fahrrad: { typ: 'LASTENRAD' } },
          },
        },
      },
    });
    expect(fahrradtyp.unterschiede(ebike, { fahrradTyp: 'LASTENRAD' })).toEqual([
      { name: 'Art des Fahrrads', bisher: 'E-Bike', neu: 'Lastenrad' },
    ]);
  });

  test('is refused where it is a motor vehicle, or nothing new', () => {
    expect(mit('S_PEDELEC')).toMatchObject({ abgelehnt: { code: 'OPTION_NICHT_MOEGLICH' } });
    expect(mit('E_BIKE')).toMatchObject({ abgelehnt: { code: 'UNVERAENDERT' } });
  });

  test('becomes less only when the contract may: any day, or at the end of its year', () => {
    expect(mit('FAHRRAD')).toHaveProperty('ok');
    const { weniger, mehr } = angebotVon({ ...altes, mahnung: false }, fahrradtyp);
    expect(weniger?.von).toBe(weniger?.bis);
    expect(mehr?.von).toBe(morgen);
  });

  test('is not changed where its field is switched off, and belongs to bicycles alone', () => {
    const aus = { ...ebike, freigaben: { 'edit-fahrrad-bikeType': false } };
    expect(mit('LASTENRAD', aus)).toMatchObject({ abgelehnt: { code: 'NICHT_AENDERBAR' } });
    const raeder = demonummern.filter((nummer) => fahrradtyp.gilt(demovertrag(nummer)));
    expect(raeder.map((nummer) => nummer.slice(0, 2))).toEqual(raeder.map(() => 'FA'));
    expect(raeder.length).toBeGreaterThan(0);
  });
});
