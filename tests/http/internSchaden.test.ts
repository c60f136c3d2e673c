// Again on PostgreSQL: open claims, and documents that are asked for again.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { schadenLesen } from '#contract/endpoints/schaden.ts';
import { gesundheitseinwilligung } from '#server/database/einwilligungsschema.ts';
import { journal } from '#server/database/schema.ts';
import { schaden } from '#server/database/vorgangsschema.ts';
import { internaufrufe } from '#server/intern/aufrufe.ts';
import { openTestApi, type Reply, type TestApi } from '#tests/support/api.ts';
import { insertRows, people } from '#tests/support/rows.ts';
import { insertSchaden, schadenNummer } from '#tests/support/schadenrechte.ts';

const internToken = 'T'.repeat(40);

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi({ internToken });
  await insertRows(api.database);
  await insertSchaden(api.database);
});
afterEach(() => api.close());

/** A call of the desk. */
function pult(
  method: 'GET' | 'POST',
  path: string,
  { body, key = randomUUID() }: { body?: object; key?: string } = {},
): Promise<Reply> {
  const authorization = `Bearer ${internToken}`;
  const headers: Record<string, string> = method === 'POST' ? { 'idempotency-key': key } : {};
  return api.send({ method, path, unter: '/intern/v1', authorization, body, headers });
}

const eingang = () =>
  api.send({ method: 'GET', path: '/benutzer/nachricht/eingang', als: people.kundin });

describe('a claim at the desk', () => {
  const anfrage = {
    person: 'Ida Kern',
    email: 'ida.kern@example.org',
    geburtsdatum: '1990-02-03',
    plz: '48155',
  };
  const fragen = (key: string = randomUUID(), nummer = schadenNummer) =>
    pult('POST', `/schaeden/${nummer}/einwilligung`, { body: anfrage, key });

  test('is listed while it is open, with whoever is insured', async () => {
    const { schaeden } = internaufrufe.schaedenLesen.responses[200].parse(
      (await pult('GET', '/schaeden')).body,
    );
    const eigene = schaeden.filter((zeile) => zeile.schadenNummer === schadenNummer);
    expect(eigene).toMatchObject([{ kunde: { nummer: 'P000001' } }]);
    await api.database.update(schaden).set({ status: 'GESCHLOSSEN' });
    expect((await pult('GET', '/schaeden')).body).toEqual({ schaeden: [], gesamt: 0 });
  });

  test('lets somebody be asked for consent once for each key, by a link that opens it', async () => {
    const key = randomUUID();
    expect((await fragen(key)).status).toBe(200);
    expect((await fragen(key)).status).toBe(200);
    await expect.poll(() => api.mails.length).toBe(1);
    const token = /#ref=(\S+)/.exec(api.mails[0]?.text ?? '')?.[1];
    const geoeffnet = await api.send({
      method: 'GET',
      path: '/einwilligungserklaerung',
      headers: { authorization: `Einwilligung ${token}` },
    });
    expect(geoeffnet).toMatchObject({ status: 200, body: { schadenNummer, person: 'Ida Kern' } });
    expect((await pult('GET', `/schaeden/${schadenNummer}`)).body).toMatchObject({
      abgeschlossen: false,
      einwilligungen: [{ person: 'Ida Kern', stand: 'OFFEN' }],
    });
    const eintraege = await api.database.select().from(journal);
    expect(eintraege).toMatchObject([
      { aktion: 'einwilligung.angefragt', rolle: 'sachbearbeitung', neu: { schadenNummer } },
    ]);
    expect(JSON.stringify(eintraege)).not.toMatch(/Ida|1990/);
  });

  test('lets documents be asked for, which then stand in its list, and she is told', async () => {
    const key = randomUUID();
    const anfordern = (typen: readonly string[], schluessel = key) =>
      pult('POST', `/schaeden/${schadenNummer}/unterlagen`, { body: { typen }, key: schluessel });
    expect((await anfordern([])).body).toMatchObject({
      fehler: [{ feld: 'typen', text: 'Wählen Sie mindestens eine Unterlage.' }],
    });
    // What tells of somebody's health waits for a consent.
    expect((await anfordern(['ARZTBERICHT'])).status).toBe(422);
    for (let mal = 0; mal < 2; mal += 1) {
      expect((await anfordern(['KAUFBELEGE', 'POLIZEIANZEIGE'])).status).toBe(200);
    }
    const seiner = await api.send({
      method: 'GET',
      path: `/schaden/${schadenNummer}`,
      als: people.kundin,
    });
    const akte = schadenLesen.responses[200].parse(seiner.body);
    expect(akte.status).toBe('UNTERLAGEN_ANGEFORDERT');
    const fehlend = akte.unterlagen.filter(({ pflicht, erhalten }) => pflicht && !erhalten);
    expect(fehlend.map(({ typ }) => typ)).toEqual(
      expect.arrayContaining(['KAUFBELEGE', 'POLIZEIANZEIGE']),
    );
    expect(akte.verlauf.at(-1)).toMatchObject({
      ereignis: 'UNTERLAGE_ANGEFORDERT',
      autor: 'Schadenservice',
      notiz: 'Kaufbelege, Anzeige bei der Polizei',
    });
    expect((await eingang()).body).toMatchObject({
      nachrichten: [{ betreff: `Unterlagen zu Ihrem Schaden ${schadenNummer}` }],
    });
    await expect.poll(() => api.mails.length).toBe(1);
    expect(api.mails[0]?.text).not.toContain('Kaufbelege');
    const eintraege = await api.database.select().from(journal);
    expect(eintraege).toMatchObject([
      { aktion: 'schaden.unterlagenAngefordert', rolle: 'sachbearbeitung' },
    ]);
  });

  test('asks nobody about a claim that is decided or that nobody reported', async () => {
    expect((await fragen(randomUUID(), 'S26-0000999')).status).toBe(404);
    await api.database.update(schaden).set({ status: 'REGULIERT' });
    expect(await fragen()).toMatchObject({ status: 409, body: { code: 'GESCHLOSSEN' } });
    expect(await api.database.select().from(gesundheitseinwilligung)).toEqual([]);
    expect(api.mails).toEqual([]);
  });
});
