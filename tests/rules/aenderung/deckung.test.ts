import { describe, expect, test } from 'vitest';
import type { Wunsch } from '#contract/aenderungen/arten.ts';
import { angebotVon } from '#server/rules/aenderung/angebot.ts';
import { anwendenAuf } from '#server/rules/aenderung/anwendung.ts';
import { deckung } from '#server/rules/aenderung/arten/deckung.ts';
import { berechne } from '#server/rules/aenderung/berechnung.ts';
import type { Aenderungslage } from '#server/rules/aenderung/lage.ts';
import { monatePlus, tagePlus } from '#contract/tag.ts';
import { demovertrag, heute } from '#tests/support/aenderungslage.ts';

const morgen = '2026-11-21';
const wohnung = demovertrag('HR250000102');
const single = demovertrag('PH250000101');
const rad = demovertrag('FA260000103');

function mit(
  lage: Aenderungslage,
  coverageType: string,
  wert: Wunsch<'deckung'>['wert'],
  wirksamkeitsdatum = morgen,
) {
  return berechne(lage, deckung, { wirksamkeitsdatum, wunsch: { coverageType, wert } });
}

describe('a cover of home contents', () => {
  test('that is added costs what the tariff says, and contract and request name it', () => {
    const danach = ['GRUNDDECKUNG', 'GLASBRUCH', 'WOHNSCHUTZBRIEF'];
    expect(mit(wohnung, 'WOHNSCHUTZBRIEF', true)).toMatchObject({
      ok: {
        neu: {
          stand: {
            beitragsKomponenten: [
              { name: 'GRUNDDECKUNG' },
              { name: 'GLASBRUCH' },
              { name: 'WOHNSCHUTZBRIEF', nettoJahr: 1500 },
            ],
            risiken: { hausrat: { hausratDeckungen: danach } },
            tarifAngaben: { hausratDeckungen: danach },
          },
        },
      },
    });
  });

  test('that is taken out lowers the premium by its price', () => {
    expect(mit(wohnung, 'GLASBRUCH', false)).toMatchObject({
      ok: {
        neu: {
          stand: {
            beitragsKomponenten: [{ name: 'GRUNDDECKUNG' }],
            risiken: { hausrat: { hausratDeckungen: ['GRUNDDECKUNG'] } },
          },
        },
      },
    });
  });

  test('is what the contract is about where it is the Grunddeckung', () => {
    expect(mit(wohnung, 'GRUNDDECKUNG', false)).toEqual({
      abgelehnt: {
        code: 'OPTION_NICHT_MOEGLICH',
        text: 'Die Grunddeckung kann nicht abgewählt werden.',
      },
    });
    expect(mit(wohnung, 'GRUNDDECKUNG', true)).toMatchObject({
      abgelehnt: { code: 'UNVERAENDERT' },
    });
  });

  test('of bicycles comes in steps', () => {
    expect(mit(wohnung, 'FAHRRAD', '5')).toMatchObject({
      ok: { neu: { stand: { tarifAngaben: { fahrradProzent: 5 } } } },
    });
    const mitFuenf = anwendenAuf(wohnung, {
      art: 'deckung.FAHRRAD',
      wert: { coverageType: 'FAHRRAD', wert: '5' },
      wirksamkeitsdatum: wohnung.heute,
    });
    if (!('ok' in mitFuenf)) throw new Error('No cover of bicycles');
    const danach = { ...wohnung, ...mitFuenf.ok.stand };
    const fahrradOptionen = angebotVon(danach, deckung).optionen.filter(({ wert }) =>
      wert.startsWith('FAHRRAD='),
    );
    expect(fahrradOptionen.map(({ wert, richtung }) => [wert, richtung])).toEqual([
      ['FAHRRAD=false', 'WENIGER'],
      ['FAHRRAD=1', 'WENIGER'],
      ['FAHRRAD=2', 'WENIGER'],
      ['FAHRRAD=3', 'WENIGER'],
      ['FAHRRAD=10', 'MEHR'],
    ]);
    expect(mit(danach, 'FAHRRAD', '5')).toMatchObject({ abgelehnt: { code: 'UNVERAENDERT' } });
    expect(mit(danach, 'FAHRRAD', false)).not.toHaveProperty(
      'ok.neu.stand.tarifAngaben.fahrradProzent',
    );
  });

  test('against the elements waits 30 days and asks about floods here too', () => {
    expect(mit(wohnung, 'ELEMENTAR', true)).toMatchObject({
      ungueltig: [{ feld: 'elementarVorschaden' }],
    });
    const wunsch = { coverageType: 'ELEMENTAR', wert: true, elementarVorschaden: false };
    expect(berechne(wohnung, deckung, { wirksamkeitsdatum: morgen, wunsch })).toMatchObject({
      abgelehnt: { code: 'DATUM' },
    });
    expect(berechne(wohnung, deckung, { wirksamkeitsdatum: '2026-12-20', wunsch })).toMatchObject({
      ok: { neu: { stand: { risiken: { elementar: true } } } },
    });
    const vorgemerkt = [{ art: 'elementar', wirksamkeitsdatum: '2026-12-24' }];
    const wartend = demovertrag('HR250000102', { vormerkungen: vorgemerkt });
    expect(berechne(wartend, deckung, { wirksamkeitsdatum: '2026-12-20', wunsch })).toMatchObject({
      abgelehnt: { code: 'VORGEMERKT' },
    });
  });

  test.each([
    ['HUBRAUM', true, 'coverageType'],
    ['GLASBRUCH', '5', 'wert'],
    ['FAHRRAD', '4', 'wert'],
    ['ELEMENTAR', 'ja', 'wert'],
  ])('that nobody offers is no cover: %s %s', (coverageType, wert, feld) => {
    expect(mit(wohnung, coverageType, wert)).toMatchObject({ ungueltig: [{ feld }] });
  });
});

describe('a variant', () => {
  test('of private liability is changed for another, and the contract carries its name', () => {
    const { optionen } = angebotVon(single, deckung);
    expect(optionen.map(({ wert }) => wert)).toEqual([
      'BASIS=true',
      'KOMFORT=true',
      'PREMIUM=true',
    ]);
    const aktuell = optionen.findIndex((eine) => eine.aktuell);
    expect(optionen.map(({ richtung }) => richtung)).toEqual(
      ['BASIS', 'KOMFORT', 'PREMIUM'].map((_, i) =>
        i === aktuell ? 'GLEICH' : i > aktuell ? 'MEHR' : 'WENIGER',
      ),
    );
    const wunsch = aktuell === 2 ? 'KOMFORT' : 'PREMIUM';
    expect(mit(single, wunsch, true)).toMatchObject({
      ok: {
        neu: { stand: { deckungsIdentifier: wunsch, tarifAngaben: { deckung: wunsch } } },
      },
    });
    expect(mit(single, wunsch, false)).toMatchObject({ ungueltig: [{ feld: 'wert' }] });
  });

  test('of HFK home contents is BASIS or PLUS beside the covers', () => {
    const hfk = demovertrag('HR240000502');
    const bisher = hfk.risiken.hausrat?.hfkVariante;
    const andere = bisher === 'PLUS' ? 'BASIS' : 'PLUS';
    const ergebnis = anwendenAuf(hfk, {
      art: 'deckung.VARIANTE',
      wert: { coverageType: andere, wert: true },
      wirksamkeitsdatum: hfk.heute,
    });
    expect(ergebnis).toMatchObject({
      ok: {
        stand: {
          tarifAngaben: { hfkVariante: andere },
          risiken: { hausrat: { hfkVariante: andere } },
        },
      },
    });
    const { weniger } = angebotVon(hfk, deckung);
    expect(weniger).toMatchObject({ von: '2028-01-19' });
  });

  test('waits only once, whichever it is', () => {
    const vormerkungen = [{ art: 'deckung.VARIANTE', wirksamkeitsdatum: '2026-12-24' }];
    const { optionen } = angebotVon(demovertrag('PH250000101', { vormerkungen }), deckung);
    const andere = optionen.filter(({ aktuell }) => !aktuell);
    expect(andere.map(({ hinderung }) => hinderung?.code)).toEqual(['VORGEMERKT', 'VORGEMERKT']);
  });
});

describe('the repair of a bicycle', () => {
  test('can be added to a bicycle of up to 36 months', () => {
    expect(mit(vonAlter(35), 'REPARATUR', true)).toMatchObject({
      ok: {
        neu: {
          stand: {
            tarifAngaben: { reparaturschutz: 'MIT_VERSCHLEISS' },
            risiken: { fahrrad: { versicherteRisiken: { reparatur: true } } },
          },
        },
      },
    });
    // It is 36 months old tomorrow: that is the last day.
    expect(mit(vonAlter(36, 1), 'REPARATUR', true)).toHaveProperty('ok');
    expect(mit(vonAlter(36, 1), 'REPARATUR', true, '2026-11-22')).toMatchObject({
      abgelehnt: { code: 'DATUM' },
    });
    expect(mit(vonAlter(36), 'REPARATUR_OHNE_VERSCHLEISS', true)).toEqual({
      abgelehnt: {
        code: 'OPTION_NICHT_MOEGLICH',
        text: 'Den Reparaturschutz bieten wir nur für Räder an, die nicht älter als 3\u00A0Jahre sind.',
      },
    });
  });

  test('of one kind takes the place of the other, also when the bicycle is old', () => {
    const jung = vonAlter(35);
    const volle = mit(jung, 'REPARATUR', true);
    if (!('ok' in volle)) throw new Error('No repair');
    const spaeter = { ...jung, ...volle.ok.neu.stand, heute: '2028-01-10' };
    const { optionen, weniger } = angebotVon(spaeter, deckung);
    expect(optionen.find(({ wert }) => wert === 'REPARATUR_OHNE_VERSCHLEISS=true')).toMatchObject({
      richtung: 'WENIGER',
      hinderung: null,
    });
    const tag = weniger?.standard ?? '';
    expect(mit(spaeter, 'REPARATUR_OHNE_VERSCHLEISS', true, tag)).toMatchObject({
      ok: {
        neu: {
          stand: {
            risiken: {
              fahrrad: {
                versicherteRisiken: { reparatur: false, reparaturOhneVerschleiss: true },
              },
            },
          },
        },
      },
    });
  });

  test('is not theft, which is what the contract is about', () => {
    expect(mit(rad, 'DIEBSTAHL', false)).toMatchObject({
      abgelehnt: { text: 'Die Grunddeckung kann nicht abgewählt werden.' },
    });
  });
});

test.each(['VH250000602', 'RR260000203'])('other contracts have no such covers: %s', (nummer) => {
  expect(angebotVon(demovertrag(nummer), deckung)).toMatchObject({
    hinderung: { code: 'NICHT_AENDERBAR' },
  });
});

function vonAlter(monate: number, tage = 0): Aenderungslage {
  const fahrrad = rad.risiken.fahrrad;
  if (!fahrrad) throw new Error('No bicycle');
  const kaufdatum = tagePlus(monatePlus(heute, -monate), tage);
  return {
    ...rad,
    antragsdatum: kaufdatum,
    tarifAngaben: { ...rad.tarifAngaben, kaufdatum, reparaturschutz: 'KEINER' },
    risiken: {
      ...rad.risiken,
      fahrrad: {
        ...fahrrad,
        versicherteRisiken: {
          ...fahrrad.versicherteRisiken,
          reparatur: false,
          reparaturOhneVerschleiss: false,
        },
      },
    },
  };
}
