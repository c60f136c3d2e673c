import { describe, expect, test } from 'vitest';
import type { Wunsch } from '#contract/aenderungen/arten.ts';
import { angebotVon } from '#server/rules/aenderung/angebot.ts';
import { anwendenAuf } from '#server/rules/aenderung/anwendung.ts';
import { risikoort } from '#server/rules/aenderung/arten/risikoort.ts';
import { berechne } from '#server/rules/aenderung/berechnung.ts';
import type { Aenderungslage } from '#server/rules/aenderung/lage.ts';
import { demovertrag, heute } from '#tests/support/aenderungslage.ts';

const berlin = { plz: '10115', ort: 'Berlin', strasse: 'Chausseestraße', hausnummer: '7' };
const ufer = { plz: '18055', ort: 'Rostock', strasse: 'Warnowufer', hausnummer: '18' };
const wohnung = demovertrag('HR250000102');

function mit(lage: Aenderungslage, wunsch: Wunsch<'risikoort'>, wirksamkeitsdatum = heute) {
  return berechne(lage, risikoort, { wirksamkeitsdatum, wunsch });
}

const nach = (plz: string) => ({ risikoOrt: { ...berlin, plz }, wohnflaeche: 60 });

describe('a move', () => {
  test('takes place from today on within half a year, also of a contract that will end', () => {
    expect(angebotVon(wohnung, risikoort)).toMatchObject({
      hinderung: null,
      mehr: { von: heute, bis: '2027-05-22', standard: heute },
      optionen: [],
    });
    const endet = demovertrag('HR250000102', {
      status: 'AUSLAUFEND',
      beendigungsdatum: '2027-03-31',
    });
    expect(angebotVon(endet, risikoort)).toMatchObject({
      hinderung: null,
      mehr: { bis: '2027-03-31' },
    });
    const wunsch = { risikoOrt: berlin, wohnflaeche: 60 };
    expect(mit(wohnung, wunsch, '2027-05-23')).toMatchObject({ abgelehnt: { code: 'DATUM' } });
  });

  test('to a postcode nobody has is refused at its field, one abroad is looked at by a person', () => {
    const text = 'Diese Postleitzahl kennen wir nicht. Bitte prüfen Sie sie.';
    expect(mit(wohnung, nach('00000'))).toEqual({ ungueltig: [{ feld: 'risikoOrt.plz', text }] });
    expect(mit(wohnung, nach('8001'))).toMatchObject({ abgelehnt: { code: 'MANUELL' } });
  });

  test('of home contents is priced by zone and keeps its sum, and both flats are covered', () => {
    const wohnflaeche = wohnung.risiken.hausrat?.wohnflaeche ?? 0;
    expect(mit(wohnung, { risikoOrt: berlin, wohnflaeche })).toMatchObject({
      ok: {
        berechnung: {
          hinweise: [
            { code: 'BEIDE_WOHNUNGEN' },
            {
              code: 'SONDERKUENDIGUNG_UMZUG',
              text: 'Der Beitrag steigt durch die neue Adresse. Deshalb lässt sich der Vertrag innerhalb eines Monats kündigen.',
            },
          ],
        },
        neu: {
          stand: {
            versicherungsSumme: wohnung.versicherungsSumme,
            tarifAngaben: {
              risikoOrt: { plz: '10115', strasse: 'Chausseestraße' },
              versicherungssumme: wohnung.versicherungsSumme,
            },
            risiken: { risikoOrt: berlin, hausrat: { plz: '10115', wohnflaeche } },
          },
        },
      },
    });
  });

  test.each([
    ['HR250000102', 100_01, true],
    ['HR250000102', 100_00, false],
    ['IA250000603', 110_00, false],
    ['IA250000603', 110_01, true],
    ['FA260000103', 110_00, false],
    ['FA260000103', 110_01, true],
  ])(
    'that raises 100,00 EUR of %s to %i cents opens the right to cancel: %s',
    (nr, jahrNeu, da) => {
      const lage = demovertrag(nr);
      const wohnflaeche = lage.risiken.hausrat?.wohnflaeche;
      const wunsch = { risikoOrt: berlin, ...(wohnflaeche === undefined ? {} : { wohnflaeche }) };
      const hinweise =
        risikoort.hinweise?.(lage, wunsch, {
          jahrAlt: 100_00,
          jahrNeu,
          wirksamkeitsdatum: heute,
        }) ?? [];
      expect(hinweise.some(({ code }) => code === 'SONDERKUENDIGUNG_UMZUG')).toBe(da);
    },
  );

  test('to a larger flat is told when the sum is too small for it', () => {
    const risikoOrt = wohnung.risiken.risikoOrt;
    if (!risikoOrt) throw new Error('No address');
    const groesser = (wohnung.risiken.hausrat?.wohnflaeche ?? 0) + 40;
    expect(mit(wohnung, { risikoOrt, wohnflaeche: groesser })).toMatchObject({
      ok: {
        berechnung: { hinweise: [{ code: 'UNTERVERSICHERUNG' }, { code: 'BEIDE_WOHNUNGEN' }] },
      },
    });
    expect(mit(wohnung, { risikoOrt, wohnflaeche: groesser - 40 })).toMatchObject({
      abgelehnt: { code: 'UNVERAENDERT' },
    });
    expect(mit(wohnung, { risikoOrt, wohnflaeche: 301 })).toMatchObject({
      abgelehnt: { code: 'MANUELL' },
    });
  });

  test('to where floods come often ends the cover against the elements, which has to be agreed to', () => {
    const mitElementar = anwendenAuf(wohnung, {
      art: 'elementar',
      wert: true,
      wirksamkeitsdatum: wohnung.heute,
    });
    expect(mitElementar).toMatchObject({ ok: { stand: { risiken: { elementar: true } } } });
    if (!('ok' in mitElementar)) throw new Error('No cover against the elements');
    const lage = { ...wohnung, ...mitElementar.ok.stand };
    const wunsch = { risikoOrt: ufer, wohnflaeche: 60 };
    const ohne = mit(lage, wunsch);
    expect(ohne).toMatchObject({
      ok: {
        berechnung: {
          hinweise: [
            {
              code: 'ELEMENTAR_ENTFAELLT',
              text: 'An der neuen Adresse entfällt der Elementarschutz.',
            },
            { code: 'BEIDE_WOHNUNGEN' },
          ],
        },
        neu: {
          stand: {
            beitragsKomponenten: [{ name: 'GRUNDDECKUNG' }, { name: 'GLASBRUCH' }],
            risiken: {
              elementar: false,
              hausrat: {
                hausratDeckungen: ['GRUNDDECKUNG', 'GLASBRUCH'],
                elementarEinschliessbar: false,
              },
            },
          },
        },
      },
    });
    expect(risikoort.zustimmungFehlt?.(lage, wunsch)).toMatchObject([{ feld: 'ohneElementar' }]);
    const zugestimmt = { ...wunsch, ohneElementar: true };
    expect(risikoort.zustimmungFehlt?.(lage, zugestimmt)).toEqual([]);
    // The calculation that was shown is the one that is saved.
    expect(mit(lage, zugestimmt)).toEqual(ohne);
    expect(risikoort.zustimmungFehlt?.(wohnung, wunsch)).toEqual([]);
  });

  test.each(['IA250000603', 'FA260000103'])('belongs to other property too: %s', (nummer) => {
    const lage = demovertrag(nummer);
    expect(mit(lage, { risikoOrt: berlin })).toMatchObject({
      ok: {
        neu: {
          stand: {
            risiken: { risikoOrt: berlin },
            tarifAngaben: { risikoOrt: { plz: '10115' } },
          },
        },
      },
    });
  });

  test('abroad is looked at by people, and an address without its parts is none', () => {
    const wien = { plz: '1010', ort: 'Wien', strasse: 'Ring', hausnummer: '1' };
    expect(mit(wohnung, { risikoOrt: wien, wohnflaeche: 60 })).toMatchObject({
      abgelehnt: { code: 'MANUELL' },
    });
    expect(mit(wohnung, { risikoOrt: { ...berlin, ort: ' ' } })).toMatchObject({
      ungueltig: [{ feld: 'risikoOrt.ort' }, { feld: 'wohnflaeche' }],
    });
  });

  test('does not concern what has no address', () => {
    expect(angebotVon(demovertrag('PH250000101'), risikoort)).toMatchObject({
      hinderung: { code: 'NICHT_AENDERBAR' },
    });
  });
});
