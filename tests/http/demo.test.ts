import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bestaetigungsart } from '#contract/entities/bestaetigung.ts';
import {
  istUeberfaellig,
  vertrag,
  type Vertrag,
  vertragskachel,
} from '#contract/entities/vertrag.ts';
import { bestaetigung } from '#server/documents/inhalt/bestaetigung.ts';
import { absenderVon, markeVon } from '#server/documents/marke.ts';
import { demoAccounts, type DemoAccount } from '#server/seeds/accounts.ts';
import { seedDemo } from '#server/seeds/seed.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { marken } from '#tests/support/marken.ts';

let api: TestApi;
const gesehen = new Map<string, Vertrag>();
const besitzer = new Map<Vertrag, DemoAccount>();
beforeAll(async () => {
  api = await openTestApi();
  await seedDemo(api.database, '2026-11-20');
});
afterAll(() => api.close());

const kunden = demoAccounts.filter(({ portal }) => portal === 'benutzer');

test.each(kunden.map((konto) => [konto.name, konto] as const))(
  'the demo customer %s sees contracts in the shape of the contract',
  async (_, konto) => {
    const path = `/vertrag/findByPartnerNummer/${konto.attribute['custom:partnernummer']}`;
    const antwort = await api.send({ method: 'GET', path, als: konto });
    expect(antwort.status).toBe(200);
    for (const { versicherungsNummer } of z.parse(z.array(vertragskachel), antwort.body)) {
      const detail = {
        method: 'GET',
        path: `/vertrag/${versicherungsNummer}`,
        als: konto,
      } as const;
      const v = z.parse(vertrag, (await api.send(detail)).body);
      gesehen.set(v.versicherungsNummer, v);
      besitzer.set(v, konto);
    }
  },
);

test('the demo contracts show what they are there for', () => {
  const zahlweise = (nummer: string) => gesehen.get(nummer)?.aenderungen.zahlweise;
  expect(zahlweise('HR250001005')?.hinderung?.code).toBe('VORGEMERKT');
  expect(gesehen.get('HR250001005')?.vorgemerkteZahlweise?.wert).toBe('MONATLICH');
  expect(zahlweise('PH250000903')?.optionen[0]?.hinderung?.code).toBe('RATE_ZU_NIEDRIG');
  expect(zahlweise('RR260001001')?.hinderung?.code).toBe('NICHT_AENDERBAR');
  expect(zahlweise('202312399')?.hinderung?.code).toBe('NICHT_AENDERBAR');
  expect(zahlweise('BH250000801')?.hinderung?.code).toBe('STATUS');
  expect(zahlweise('PH250000101')?.hinderung).toBeNull();
});

test('every document of every demo contract opens and says all it says in words', async () => {
  const links = [...gesehen.values()].flatMap(({ dokumente }) => dokumente);
  expect(links.length).toBeGreaterThan(gesehen.size);
  for (const { url } of links) {
    const { statusCode, body } = await api.app.inject({ url });
    expect([url, statusCode]).toEqual([url, 200]);
    const gelesen = body.replaceAll(/<[^>]*>/g, ' ');
    expect(gelesen.match(/undefined|\bnull\b|NaN|\[object|\b[A-Z]{2,}_[A-Z]/)).toBeNull();
  }
});

test('every demo contract can be confirmed in words, in each of the five ways', () => {
  for (const v of gesehen.values()) {
    for (const art of bestaetigungsart.options) {
      const inhalt = bestaetigung(art, {
        absender: absenderVon(marken[markeVon(v.marke)]),
        nehmer: { name: 'Lena Krüger', anschrift: ['Königsstraße 40', '48143 Münster'] },
        vertrag: v,
        tarifAngaben: null,
        ende: v.beendigungsdatum,
        heute: '2026-11-20',
        schaeden: [],
        beitragsjahr: { jahr: 2025, betrag: 142_80, steuer: 22_80, raten: 1, offen: 0 },
      });
      const text = JSON.stringify([inhalt.titel, inhalt.kopf, inhalt.abschnitte]);
      expect(text.match(/undefined|:null|NaN|\[object|"[^"]*\b[A-Z]{2,}_[A-Z]/)).toBeNull();
      expect(inhalt.abschnitte.filter(({ bloecke }) => bloecke.length === 0)).toEqual([]);
    }
  }
});

test.each([
  ['PH260000301', true],
  ['HR260000302', true],
  ['FA260000303', false],
  ['RR260001001', true],
  ['RR260001002', false],
  ['IA260000803', true],
])('contract %s can be revoked: %s', (nummer, erwartet) => {
  expect(gesehen.get(nummer)?.widerrufbar).toBe(erwartet);
});

test('only the contract without bank details is overdue', () => {
  const ueberfaellig = [...gesehen.values()].filter(istUeberfaellig);
  expect(ueberfaellig.map((v) => v.versicherungsNummer)).toEqual(['PH230000401']);
});

test('every demo contract keeps its offer when it is calculated', async () => {
  const offen = [...besitzer].flatMap(([v, konto]) =>
    v.aenderungen.zahlweise.optionen.map((option) => ({ v, konto, option })),
  );
  expect(offen.length).toBeGreaterThan(40);
  for (const { v, konto, option } of offen) {
    const { wirksamkeitsdatum } = v.aenderungen.zahlweise;
    const antwort = await api.send({
      method: 'POST',
      path: `/vertrag/${v.versicherungsNummer}/beitrag/zahlweise`,
      als: konto,
      body: { wirksamkeitsdatum, zahlweise: option.zahlweise },
    });
    expect(antwort.status).toBe(option.hinderung ? 409 : 200);
  }
});
