import { describe, expect, test } from 'vitest';
import { angebotVon } from '#server/rules/aenderung/angebot.ts';
import { anwendenAuf } from '#server/rules/aenderung/anwendung.ts';
import { deckung } from '#server/rules/aenderung/arten/deckung.ts';
import { berechne } from '#server/rules/aenderung/berechnung.ts';
import { kacheln } from '#server/rules/aenderung/kacheln.ts';
import type { Aenderungslage } from '#server/rules/aenderung/lage.ts';
import { betrieb } from '#tests/support/aenderungslage.ts';

describe('a module of business liability', () => {
  const ohne = betrieb({ versicherungsNummer: 'BH250000601' });

  test('that is taken in costs what the tariff says, from tomorrow', () => {
    expect(mit(ohne, 'INTERNETSCHAEDEN', true)).toMatchObject({
      ok: {
        neu: {
          stand: {
            beitragsKomponenten: [
              { name: 'bhv', nettoJahr: 480_00 },
              { name: 'INTERNETSCHAEDEN', nettoJahr: 24_00, steuersatz: 1900 },
            ],
            risiken: { bhv: { bausteine: ['INTERNETSCHAEDEN'] } },
            tarifAngaben: { bausteine: ['INTERNETSCHAEDEN'] },
          },
        },
      },
    });
  });

  test('that is taken out again leaves the price of before, at the end of the year', () => {
    const drin = nach(ohne, 'SCHLUESSEL_ERWEITERT');
    expect(mit(drin, 'SCHLUESSEL_ERWEITERT', false)).toMatchObject({
      abgelehnt: { code: 'DATUM' },
    });
    expect(mit(drin, 'SCHLUESSEL_ERWEITERT', false, '2027-01-01')).toMatchObject({
      ok: {
        neu: {
          stand: {
            beitragsKomponenten: [{ name: 'bhv', nettoJahr: 480_00 }],
            risiken: { bhv: { bausteine: [] } },
          },
        },
      },
    });
  });

  test('is offered with what it means, and is not one of the old tariff', () => {
    expect(
      angebotVon(ohne, deckung).optionen.map(({ wert, richtung }) => [wert, richtung]),
    ).toEqual([
      ['INTERNETSCHAEDEN=true', 'MEHR'],
      ['SCHLUESSEL_ERWEITERT=true', 'MEHR'],
    ]);
    const alt = betrieb({ produkt: 'BHV_1' });
    expect(deckung.gilt(alt)).toBe(false);
    expect(mit(alt, 'INTERNETSCHAEDEN', true)).not.toHaveProperty('ok');
  });

  test('cannot be changed while that is switched off', () => {
    const aus = betrieb({ freigaben: { 'edit-bhv-coverages': false } });
    expect(mit(aus, 'INTERNETSCHAEDEN', true)).not.toHaveProperty('ok');
    expect(kacheln(aus).map(({ art }) => art)).not.toContain('deckung');
    expect(kacheln(ohne).map(({ art }) => art)).toContain('deckung');
  });
});

function mit(
  lage: Aenderungslage,
  coverageType: string,
  wert: boolean,
  wirksamkeitsdatum = '2026-11-21',
) {
  return berechne(lage, deckung, { wirksamkeitsdatum, wunsch: { coverageType, wert } });
}

function nach(lage: Aenderungslage, coverageType: string): Aenderungslage {
  const wert = { coverageType, wert: true };
  const art = `deckung.${coverageType}`;
  const danach = anwendenAuf(lage, { art, wert, wirksamkeitsdatum: lage.heute });
  if (!('ok' in danach)) throw new Error('No such module');
  return { ...lage, ...danach.ok.stand };
}
