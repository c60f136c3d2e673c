// Again on PostgreSQL: statements no other of these tests makes.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Recht } from '#contract/entities/recht.ts';
import { entwurf as entwurfstabelle } from '#server/database/antragsschema.ts';
import { vermittlereinstellung } from '#server/database/kontoschema.ts';
import * as tables from '#server/database/schema.ts';
import {
  antragIdVon,
  bereiteVor,
  einreichung,
  erklaerungen,
  mit,
  stelle,
} from '#tests/support/antrag.ts';
import { hausrat } from '#tests/support/musterantraege.ts';
import { openTestApi, type Person, type TestApi } from '#tests/support/api.ts';
import { zugestellt } from '#tests/support/beendigung.ts';
import { insertRows, people } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await insertRows(api.database);
});
afterAll(() => api.close());

const entwurf = (plz: string) => ({
  antworten: {},
  schritt: 'angebot',
  schema: 1,
  variante: null,
  tarifVersion: null,
  beitrag: null,
  produkt: 'HAUSRAT',
  marke: 'andsafe',
  vermittlerNummer: null,
  plz,
  email: null,
});
const speichern = async (plz: string) => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const body = entwurf(plz);
  const antwort = await api.send({ method: 'POST', path: '/entwurf', body, headers });
  return z.parse(z.looseObject({ id: z.string() }), antwort.body).id;
};
const oeffnen = (id: string, plz: string) =>
  api.send({ method: 'POST', path: `/entwurf/${id}/oeffnen`, body: { plz } });

const loeschen = (id: string, plz: string) =>
  api.send({ method: 'DELETE', path: `/entwurf/${id}`, body: { plz } });

const weiterSpeichern = (id: string, plz: string) => {
  const { produkt: _p, marke: _m, vermittlerNummer: _v, email: _e, ...inhalt } = entwurf(plz);
  return api.send({ method: 'PUT', path: `/entwurf/${id}`, body: { ...inhalt, version: 1 } });
};

test('the draft an application came from is done with; a stranger’s draft is left alone', async () => {
  const eigener = await speichern('50667');
  const fremder = await speichern('01067');
  // She opened hers with another postcode than she lives at by now.
  for (const [vorname, entwurfId, entwurfPlz] of [
    ['Clara', eigener, '50667'],
    ['Dora', fremder, '48143'],
    ['Emma', fremder, undefined],
  ] as const) {
    const antrag = mit(hausrat, 'person', { vorname });
    const antragId = await antragIdVon(bereiteVor(api, antrag));
    const antwort = await stelle(
      api,
      'hausrat',
      einreichung(antrag, antragId, { entwurfId, entwurfPlz }),
    );
    expect(antwort.status).toBe(200);
  }
  expect(await oeffnen(eigener, '50667')).toMatchObject({
    status: 409,
    body: { code: 'ENTWURF_ABGESCHLOSSEN' },
  });
  expect(await oeffnen(eigener, '01067')).toMatchObject({ body: { code: 'PLZ_FALSCH' } });
  // Another tab that still has it open is told the same when it saves.
  expect(await weiterSpeichern(eigener, '50667')).toMatchObject({
    status: 409,
    body: { code: 'ENTWURF_ABGESCHLOSSEN' },
  });
  expect(await weiterSpeichern(eigener, '01067')).toMatchObject({ body: { code: 'PLZ_FALSCH' } });
  expect((await oeffnen(fremder, '01067')).status).toBe(200);
});

test('a draft that is a contract already becomes no second one, and the first is answered again', async () => {
  const entwurfId = await speichern('50667');
  const zweimal = [];
  for (const vorname of ['Frida', 'Greta']) {
    const antrag = mit(hausrat, 'person', { vorname });
    const antragId = await antragIdVon(bereiteVor(api, antrag));
    zweimal.push(einreichung(antrag, antragId, { entwurfId, entwurfPlz: '50667' }));
  }
  const [erster, zweiter] = await Promise.all(
    zweimal.map((body) => stelle(api, 'hausrat', body)),
  ).then((antworten) => antworten.toSorted((a, b) => a.status - b.status));
  expect(erster).toMatchObject({ status: 200, body: { status: 'ANGELEGT' } });
  expect(zweiter).toMatchObject({
    status: 409,
    body: {
      code: 'SCHON_ANGEKOMMEN',
      errorMessage: 'Aus diesem Entwurf ist schon ein Vertrag geworden.',
    },
  });
  const wieder = await Promise.all(zweimal.map((body) => stelle(api, 'hausrat', body)));
  expect(wieder.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('whoever throws away a draft that is a contract already is told so, and a stranger is told nothing', async () => {
  const entwurfId = await speichern('50667');
  const antragId = await antragIdVon(bereiteVor(api, hausrat));
  await stelle(api, 'hausrat', einreichung(hausrat, antragId, { entwurfId, entwurfPlz: '50667' }));
  expect(await loeschen(entwurfId, '50667')).toMatchObject({
    status: 409,
    body: { code: 'ENTWURF_ABGESCHLOSSEN' },
  });
  expect(await loeschen(entwurfId, '01067')).toMatchObject({ body: { code: 'PLZ_FALSCH' } });
});

describe('a draft of a sub-agent', () => {
  const { betreuerin, makler } = people;
  const betreuer = betreuerin.sub;
  const vomVermittler = { ERSTINFORMATION: '2026-11-01', BERATUNGSPROTOKOLL: '2026-11-22' };
  const betreff = 'Ihr Entwurf ist abgeschlossen';
  beforeEach(async () => {
    await api.database.delete(vermittlereinstellung);
    const rechte: Recht[] = ['antragStellen', 'kundenSehen'];
    const sie = eq(tables.zugang.sub, betreuer);
    await api.database.update(tables.zugang).set({ rechte }).where(sie);
    await zugestellt(api);
    api.mails.length = 0;
  });

  test('concluded by her customer is hers to look after, and she hears of it', async () => {
    expect(await schliessen('Frieda')).toMatchObject({ betreuer });
    expect(await anSie()).toEqual([betreff]);
  });

  test('concluded by herself is told to nobody', async () => {
    expect(await schliessen('Gesa', betreuerin)).toMatchObject({ betreuer });
    expect(await anSie()).toEqual([]);
  });

  test('concluded by the owner is the agency’s, and she hears of it', async () => {
    expect(await schliessen('Hanna', makler)).toMatchObject({ betreuer: null });
    expect(await anSie()).toEqual([betreff]);
  });

  test('who is locked goes to the agency', async () => {
    const sie = eq(tables.zugang.sub, betreuer);
    await api.database.update(tables.zugang).set({ gesperrt: true }).where(sie);
    const vertrag = await schliessen('Ida');
    await api.database.update(tables.zugang).set({ gesperrt: false }).where(sie);
    expect(vertrag).toMatchObject({ betreuer: null });
    expect(await anSie()).toEqual([]);
  });

  async function anSie() {
    await zugestellt(api);
    return api.mails
      .filter(({ an }) => an === `${betreuer}@example.org`)
      .map((mail) => mail.betreff);
  }

  async function schliessen(vorname: string, als: Person | null = null) {
    const agentur = '4711000001';
    const entwurfId = await speichern('50667');
    await api.database
      .update(entwurfstabelle)
      .set({ portal: 'vermittler', sub: betreuer, agentur, vermittlerNummer: agentur })
      .where(eq(entwurfstabelle.id, entwurfId));
    const felder = als === null ? { vermittlerNummer: agentur } : {};
    const antrag = mit(hausrat, 'person', { vorname });
    const antragId = await antragIdVon(bereiteVor(api, antrag, { als, felder }));
    const body = einreichung(antrag, antragId, { ...felder, entwurfId, entwurfPlz: '50667' });
    const einwilligungen = als === null ? erklaerungen : { ...erklaerungen, ...vomVermittler };
    const antworten = { ...body.antworten, abschluss: { antragId, einwilligungen } };
    const antwort = await stelle(api, 'hausrat', { ...body, antworten }, { als });
    expect(antwort.body).toMatchObject({ status: 'ANGELEGT' });
    const [zeile] = await api.database
      .select({ betreuer: tables.vertrag.betreuer })
      .from(entwurfstabelle)
      .innerJoin(
        tables.vertrag,
        eq(tables.vertrag.versicherungsNummer, entwurfstabelle.versicherungsNummer),
      )
      .where(eq(entwurfstabelle.id, entwurfId));
    return zeile;
  }
});
