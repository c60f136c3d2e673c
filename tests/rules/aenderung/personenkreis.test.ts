import { describe, expect, test } from 'vitest';
import type { Wunsch } from '#contract/aenderungen/arten.ts';
import { angebotVon } from '#server/rules/aenderung/angebot.ts';
import { personenkreis } from '#server/rules/aenderung/arten/personenkreis.ts';
import { berechne } from '#server/rules/aenderung/berechnung.ts';
import { kacheln } from '#server/rules/aenderung/kacheln.ts';
import { demonummern, demovertrag } from '#tests/support/aenderungslage.ts';

const morgen = '2026-11-21';
const pia = { vorname: 'Pia', nachname: 'Sommer', geburtsdatum: '1991-01-29' };
const mia = { vorname: 'Mia', nachname: 'Sommer', geburtsdatum: '2018-05-04' };
/** From 60 days on, for 15 days, of two people. */
const vorher = demovertrag('RR260001001');

function mit(wunsch: Wunsch<'personenkreis'>, wirksamkeitsdatum = morgen, lage = vorher) {
  return berechne(lage, personenkreis, { wirksamkeitsdatum, wunsch });
}

describe('who travels', () => {
  test('is offered as groups whose people can be named here, the present one marked', () => {
    const { optionen, mehr } = angebotVon(vorher, personenkreis);
    expect(optionen.map(({ wert }) => wert)).toEqual([
      'SINGLE=0',
      'SINGLE_PLUS_KIND=1',
      'SINGLE_PLUS_KIND=2',
      'SINGLE_PLUS_KIND=3',
      'PAAR=1',
      'FAMILIE=2',
      'FAMILIE=3',
    ]);
    expect(optionen.filter(({ aktuell }) => aktuell)).toHaveLength(1);
    expect(mehr).toMatchObject({ von: morgen, bis: vorher.risiken.reise?.beginn });
  });

  test('grows before the trip begins, and everybody is named', () => {
    const familie = { personenkreis: 'FAMILIE', reisende: [pia, mia] } as const;
    expect(mit({ ...familie, reisende: [...familie.reisende] })).toMatchObject({
      ok: {
        neu: {
          stand: {
            tarifAngaben: {
              personenkreis: 'FAMILIE',
              reisende: [{}, { geburtsdatum: '1991-01-29' }, { geburtsdatum: '2018-05-04' }],
            },
            risiken: { mitversicherte: [pia, mia], reise: { personenkreis: 'FAMILIE' } },
          },
        },
      },
    });
    expect(mit({ personenkreis: 'FAMILIE', reisende: [pia] })).toMatchObject({
      ungueltig: [{ feld: 'reisende', text: 'Geben Sie 3 bis 7 reisende Personen an.' }],
    });
    const morgenGeboren = { ...mia, geburtsdatum: morgen };
    expect(mit({ personenkreis: 'FAMILIE', reisende: [pia, morgenGeboren] })).toMatchObject({
      ungueltig: [{ feld: 'reisende.1.geburtsdatum' }],
    });
  });

  test('is insured as it is once the trip has begun', () => {
    const unterwegs = demovertrag('RR260000203');
    const kachel = kacheln(unterwegs).find(({ art }) => art === 'personenkreis');
    expect(kachel?.hinderung).toMatchObject({ code: 'NICHT_AENDERBAR' });
    const danach = vorher.risiken.reise?.ende ?? '';
    expect(mit({ personenkreis: 'FAMILIE', reisende: [pia, mia] }, danach)).toMatchObject({
      abgelehnt: { code: 'DATUM' },
    });
  });

  test('of one trip does not shrink, for that contract runs to its end', () => {
    expect(mit({ personenkreis: 'SINGLE', reisende: [] })).toMatchObject({
      abgelehnt: { code: 'DATUM' },
    });
  });

  test('is said with the names that are known', () => {
    const familie: Wunsch<'personenkreis'> = { personenkreis: 'FAMILIE', reisende: [pia, mia] };
    expect(personenkreis.unterschiede(vorher, familie)).toEqual([
      { name: 'Wer reist', bisher: 'ein Paar', neu: 'eine Familie (mit Pia Sommer, Mia Sommer)' },
    ]);
    const gerechnet = mit(familie);
    if (!('ok' in gerechnet)) throw new Error('No family');
    const danach = { ...vorher, ...gerechnet.ok.neu.stand };
    expect(personenkreis.unveraendert(danach, familie)).toBe(true);
    const andere = { ...familie, reisende: [pia, { ...mia, vorname: 'Eva' }] };
    expect(personenkreis.unveraendert(danach, andere)).toBe(false);
  });

  test('belongs to travel alone', () => {
    const reisen = demonummern.filter((nummer) => personenkreis.gilt(demovertrag(nummer)));
    expect(new Set(reisen.map((nummer) => demovertrag(nummer).produkt))).toEqual(
      new Set(['REISE']),
    );
  });
});
