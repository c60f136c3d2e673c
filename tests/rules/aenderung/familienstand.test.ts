import { describe, expect, test } from 'vitest';
import type { Wunsch } from '#contract/aenderungen/arten.ts';
import { angebotVon } from '#server/rules/aenderung/angebot.ts';
import { familienstand } from '#server/rules/aenderung/arten/familienstand.ts';
import { berechne } from '#server/rules/aenderung/berechnung.ts';
import { demonummern, demovertrag } from '#tests/support/aenderungslage.ts';

const morgen = '2026-11-21';
const pia = { vorname: 'Pia', nachname: 'Sommer', geburtsdatum: '1991-01-29' };
const single = demovertrag('PH250000101');

function mit(wunsch: Wunsch<'familienstand'>, wirksamkeitsdatum = morgen, lage = single) {
  return berechne(lage, familienstand, { wirksamkeitsdatum, wunsch });
}

describe('a family', () => {
  test('is offered with the groups of the contract, each with its price', () => {
    const { optionen, mehr } = angebotVon(single, familienstand);
    expect(mehr).toMatchObject({ von: morgen, bis: '2027-05-22' });
    expect(optionen.map(({ wert }) => wert)).toEqual([
      'SINGLE',
      'SINGLE_MIT_KIND',
      'PAAR',
      'FAMILIE',
    ]);
    expect(optionen.every(({ beitrag }) => beitrag !== null)).toBe(true);
  });

  test('that grows names whoever is insured from then on', () => {
    const wunsch = {
      familienstand: 'FAMILIE',
      anlass: 'HEIRAT',
      anlassDatum: '2026-10-01',
    } as const;
    expect(mit(wunsch)).toMatchObject({ ungueltig: [{ feld: 'partner' }] });
    const morgenGeboren = { ...pia, geburtsdatum: morgen };
    expect(mit({ ...wunsch, partner: morgenGeboren })).toMatchObject({
      ungueltig: [{ feld: 'partner.geburtsdatum' }],
    });
    expect(mit({ ...wunsch, partner: pia })).toMatchObject({
      ok: {
        neu: {
          stand: {
            tarifAngaben: { familienstand: 'FAMILIE' },
            risiken: {
              mitversicherte: [pia],
              phv: { familienstand: { current: { key: 'FAMILIE', label: 'Familie' } } },
            },
          },
        },
      },
    });
  });

  test('that grows is not more cover for whoever owes a premium', () => {
    const lage = { ...single, mahnung: true };
    const wunsch = { familienstand: 'PAAR', anlass: 'ZUSAMMENZUG', partner: pia } as const;
    expect(mit(wunsch, morgen, lage)).toMatchObject({ abgelehnt: { code: 'MAHNUNG' } });
  });

  test('that falls apart is told from when on the partner is not insured', () => {
    const gewachsen = mit({ familienstand: 'PAAR', anlass: 'ZUSAMMENZUG', partner: pia });
    if (!('ok' in gewachsen)) throw new Error('No couple');
    const paar = { ...single, ...gewachsen.ok.neu.stand };
    const getrennt = { familienstand: 'SINGLE', anlass: 'TRENNUNG' } as const;
    expect(mit(getrennt, '2026-12-01', paar)).toMatchObject({
      ok: {
        berechnung: {
          hinweise: [
            {
              code: 'PARTNER_NICHT_MEHR_VERSICHERT',
              text: 'Ihr Partner ist ab dem 01.12.2026 nicht mehr mitversichert.',
            },
          ],
        },
        neu: { stand: { risiken: { mitversicherte: [] } } },
      },
    });
    expect(familienstand.unterschiede(paar, getrennt)).toEqual([
      { name: 'Versichert', bisher: 'Paar (Pia Sommer)', neu: 'Ich allein' },
    ]);
    expect(mit({ familienstand: 'SINGLE', anlass: 'AUSZUG' }, '2026-12-01', paar)).toMatchObject({
      ok: { berechnung: { hinweise: [] } },
    });
  });

  test('changes within half a year from tomorrow, and to a group there is', () => {
    const wunsch = { familienstand: 'SINGLE_MIT_KIND', anlass: 'GEBURT' } as const;
    expect(mit(wunsch, '2027-05-22')).toHaveProperty('ok');
    expect(mit(wunsch, '2027-05-23')).toMatchObject({ abgelehnt: { code: 'DATUM' } });
    expect(mit({ ...wunsch, familienstand: 'WG' })).toMatchObject({
      ungueltig: [{ feld: 'familienstand' }],
    });
  });

  test('belongs to private liability alone', () => {
    const mitFamilie = demonummern.filter((nummer) => familienstand.gilt(demovertrag(nummer)));
    expect(mitFamilie.map((nummer) => demovertrag(nummer).produkt)).toEqual(
      mitFamilie.map(() => 'PRIVATHAFTPFLICHT'),
    );
    expect(mitFamilie.length).toBeGreaterThan(0);
  });
});
