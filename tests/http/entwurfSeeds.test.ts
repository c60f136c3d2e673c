import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { entwuerfeLesen } from '#contract/endpoints/entwuerfe.ts';
import { tarifantwort } from '#contract/endpoints/tarifieren/antwort.ts';
import type { Antragsart } from '#contract/produkte/produkte.ts';
import { betriebshaftpflichtStrecke } from '#machines/antrag/betriebshaftpflicht/machine.ts';
import { anfangsstand, type Antragsumfeld, type BasisAntworten } from '#machines/antrag/context.ts';
import { entwurfsregel } from '#machines/antrag/entwurf.ts';
import { fahrradStrecke } from '#machines/antrag/fahrrad/machine.ts';
import { hausratStrecke } from '#machines/antrag/hausrat/machine.ts';
import { eingabeVon, type Produktregel } from '#machines/antrag/regel.ts';
import { reiseStrecke } from '#machines/antrag/reise/machine.ts';
import { entwurfAus } from '#machines/entwurf.ts';
import { zustimmung } from '#server/database/kontoschema.ts';
import { bedingungenVersion } from '#server/rules/konto.ts';
import { subVon } from '#server/seeds/accounts.ts';
import { entwuerfe } from '#server/seeds/entwuerfe.ts';
import { seedDemo } from '#server/seeds/seed.ts';
import { aufraeumen } from '#server/jobs/aufraeumen.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';

const heute = '2026-11-20';
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await seedDemo(api.database, heute);
});
afterAll(() => api.close());

const strecken = {
  HAUSRAT: hausratStrecke,
  BHV: betriebshaftpflichtStrecke,
  FAHRRAD: fahrradStrecke,
  REISE: reiseStrecke,
} as const satisfies Partial<Record<Antragsart, object>>;
const umfeld: Antragsumfeld = {
  heute,
  marke: 'andsafe',
  vermittler: null,
  mitCode: false,
  mitRechnung: false,
};

const offene = entwuerfe(heute).filter(({ status = 'OFFEN' }) => status === 'OFFEN');

test.each(offene.map((entwurf) => [entwurf.id, entwurf] as const))(
  'the demo draft %s opens where it was left, asks nothing anew and costs what it says',
  async (_, { produkt, antworten, schritt, schema, beitrag, tarifVersion }) => {
    const strecke = strecken[produkt as keyof typeof strecken];
    const regel = entwurfsregel('demo', strecke.regel.formen(heute));
    const roh = z.parse(z.record(z.string(), z.unknown()), JSON.parse(antworten));
    const gelesen = entwurfAus(regel, { flow: 'demo', schema, schritt, antworten: roh });
    expect(gelesen).toMatchObject({ schritt, neueFragen: [] });
    // Read by the shapes of its steps just now.
    const gegeben = gelesen?.antworten as BasisAntworten;
    const preisregel: Produktregel<BasisAntworten> = strecke.regel;
    const stand = anfangsstand({ umfeld, antworten: gegeben });
    const body = eingabeVon(preisregel, 'tarifieren', stand);
    const path = `/${strecke.regel.produkt}/tarifieren`;
    const antwort = await api.send({ method: 'POST', path, als: null, body: body ?? {} });
    const preis = z.parse(tarifantwort, antwort.body).beitrag;
    expect(preis?.zahlweise).toBe('JAEHRLICH');
    // One was calculated with an older tariff, and says so.
    const gleich = preis?.versicherungsPraemie === beitrag;
    expect(gleich).toBe(tarifVersion === 'RT-2026');
  },
);

test('on the first day the night finds nothing to end or to delete among the demo drafts', async () => {
  const als = { portal: 'vermittler', sub: subVon('Ralf Kemper') } as const;
  const erteiltAm = new Date('2026-11-02T09:00:00Z');
  await api.database.insert(zustimmung).values({ ...als, version: bedingungenVersion, erteiltAm });
  const gelesen = async () => {
    const { body } = await api.send({ method: 'GET', path: '/entwurf', als });
    return z.parse(entwuerfeLesen.responses[200], body).entwuerfe;
  };
  const davor = await gelesen();
  expect(davor.map(({ status }) => status).toSorted()).toEqual([
    'ABGELAUFEN',
    'ABGESCHLOSSEN',
    'OFFEN',
    'OFFEN',
    'OFFEN',
    'OFFEN',
  ]);
  await aufraeumen(api.database, new Date('2026-11-21T02:00:00Z'));
  expect(await gelesen()).toEqual(davor);
});
