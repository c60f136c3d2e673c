import { describe, expect, test } from 'vitest';
import { entwurfsregel } from '#machines/antrag/entwurf.ts';
import { entwurfAus } from '#machines/entwurf.ts';
import { betriebshaftpflichtSeite } from '#portal/flows/antrag/betriebshaftpflicht/seite.ts';
import type { AntragProduktSeite } from '#portal/flows/antrag/produkt.ts';
import { antworten as alle } from '#tests/models/antrag/betriebshaftpflicht/cases.ts';
import { type FruehereAntworten, geoeffnet } from './gespeicherterEntwurf.ts';

const seite: AntragProduktSeite = betriebshaftpflichtSeite;
const heute = '2026-11-20';

const { einstieg, angebot, taetigkeit, betrieb, vorversicherung, firma, kontaktZahlung } = alle;
const { versicherungssumme, ...wahl } = angebot;
const { wunsch: _spaeter, jahresumsatz, hauptgewerbe } = einstieg;
const { plz, ort, strasse, hausnummer, ...groesse } = betrieb;
const { email, handynummer, telefon } = kontaktZahlung;

/** Her answers as a draft kept them while everything was asked before the price (schema 4). */
const schema4 = {
  gewerbe: { hauptgewerbe, nebengewerbe: taetigkeit.nebengewerbe },
  risikofragen: taetigkeit.risikofragen,
  firmensitz: { plz, ort, strasse, hausnummer },
  umsatz: { ...groesse, jahresumsatz },
  deckung: { versicherungssumme },
  vorversicherung,
  angebot: wahl,
  firma,
  kontaktZahlung: { email, handynummer, telefon },
};
/** The release before called the choice at the price after the tariff. */
const { angebot: tarif, ...davor } = schema4;
const schema3 = { ...davor, tarif };

describe.each([
  ['before the price came first', 4, schema4],
  ['before the choice was called an offer', 3, schema3],
])('A firm that saved its application %s', (_, schema, alt) => {
  test('finds every answer kept and is asked for its wish alone', () => {
    expect(oeffne(alt, schema)).toMatchObject({
      antworten: { angebot, taetigkeit, betrieb, vorversicherung, firma },
      neueFragen: [{ schritt: 'einstieg', felder: ['wunsch'] }],
      vorbelegung: { einstieg: { hauptgewerbe, jahresumsatz } },
      ziel: 'einstieg',
    });
  });
});

test.each([
  ['gewerbe', 'einstieg'],
  ['risikofragen', 'taetigkeit'],
  ['firmensitz', 'betrieb'],
  ['umsatz', 'betrieb'],
  ['deckung', 'angebot'],
])('A firm that was left at „%s“ was left at „%s“, a page that there is', (alt, neu) => {
  const regel = entwurfsregel(seite.flow, seite.regel.formen(heute), seite.regel.frueher);
  const entwurf = { schema: 4, flow: seite.flow, schritt: alt, antworten: schema4 };
  expect(entwurfAus(regel, entwurf)?.schritt).toBe(neu);
  expect(seite.schritte).toContain(neu);
});

test('A firm that had named its trades only finds them filled in, and nothing is made up', () => {
  const { gewerbe } = schema4;
  expect(oeffne({ gewerbe }, 4)).toMatchObject({ vorbelegung: { einstieg: { hauptgewerbe } } });
  expect(oeffne({ gewerbe }, 4).antworten).not.toHaveProperty('angebot');
});

test('A firm that saved its application before there were modules opens it where it was, without one', () => {
  const { bausteine: _neu, ...ohne } = angebot;
  const { antworten, neueFragen } = oeffne({ einstieg, angebot: ohne }, 5);
  expect(antworten).toMatchObject({ einstieg, angebot: { ...ohne, bausteine: [] } });
  expect(neueFragen).toEqual([]);
});

function oeffne(antworten: FruehereAntworten, schema: number) {
  return geoeffnet(seite, { antworten, schema });
}
