import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as tables from '#server/database/schema.ts';
import { vmrVon } from '#server/rules/vmr.ts';
import { agenturen } from '#server/seeds/agenturen.ts';
import { openTestApi, vmrSchluessel, type TestApi } from '#tests/support/api.ts';

let api: TestApi;
const zeilen: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (zeile: string) => void zeilen.push(zeile) });
  api = await openTestApi({ log });
  await api.database.insert(tables.vermittler).values(agenturen);
});
afterAll(() => api.close());

const lesen = (path: string) => api.send({ method: 'GET', path: `/vermittler/${path}` });
const entschluesseln = (vmr: string) =>
  api.send({ method: 'POST', path: '/vermittler/identifier', body: { vmr } });

const unbekannt = {
  status: 404,
  body: { code: 'NICHT_GEFUNDEN', errorMessage: 'Diesen Vermittler kennen wir nicht.' },
};

test('the link of a savings bank leads to its number and channel', async () => {
  expect((await lesen('blz/99900001/nummerUndWeg')).body).toEqual({
    vermittlerNummer: '4711000002',
    vertriebsweg: 'SPARKASSE',
  });
});

test('the link of a broker leads to his channel and to what the page shows of him', async () => {
  expect((await lesen('4711000003/nummerUndWeg')).body).toEqual({
    vermittlerNummer: '4711000003',
    vertriebsweg: 'AUSSCHLIESSLICHKEIT',
  });
  expect((await lesen('4711000003/vermittlerinfo')).body).toEqual({
    vermittlerNummer: '4711000003',
    name: 'Agentur Petra Nolte',
    ort: 'Köln',
    ihkNummer: 'D-9XYZ-8WVUT-77',
    telefon: '0221 4710 403',
    vertriebsweg: 'AUSSCHLIESSLICHKEIT',
  });
});

test('a link with a secret id leads to its broker, and no log has it', async () => {
  const vmr = vmrVon('4711000001', vmrSchluessel);
  expect(vmr).toMatch(/^[\w-]+$/);
  expect(await entschluesseln(vmr)).toMatchObject({ status: 200, body: { id: '4711000001' } });
  expect((await lesen('4711000001/vermittlerinfoByIdentifier')).body).toMatchObject({
    name: 'Maklerbüro Westfalen GmbH',
  });
  expect(zeilen.length).toBeGreaterThan(0);
  expect(zeilen.join('')).not.toContain(vmr);
});

test('two links of one broker look different', () => {
  expect(vmrVon('4711000001', vmrSchluessel)).not.toBe(vmrVon('4711000001', vmrSchluessel));
});

test.each([
  ['of an unknown broker', vmrVon('4711999999', vmrSchluessel)],
  ['made with another key', vmrVon('4711000001', Buffer.alloc(32, 8))],
  ['that lost its end', vmrVon('4711000001', vmrSchluessel).slice(0, -1)],
  ['with one letter changed', geaendert(vmrVon('4711000001', vmrSchluessel))],
  ['that is a plain number', '4711000001'],
  ['with letters that do not belong there', 'a+b/c=='],
])('a secret id %s leads to nobody', async (_, vmr) => {
  expect(await entschluesseln(vmr)).toMatchObject(unbekannt);
});

test.each([
  'blz/11111111/nummerUndWeg',
  '4711999999/nummerUndWeg',
  '4711999999/vermittlerinfo',
  '4711999999/vermittlerinfoByIdentifier',
])('%s is nobody', async (path) => {
  expect(await lesen(path)).toMatchObject(unbekannt);
});

test.each(['blz/1234567/nummerUndWeg', '471100000/vermittlerinfo', 'x/nummerUndWeg'])(
  '%s is no number at all',
  async (path) => {
    expect((await lesen(path)).status).toBe(422);
  },
);

test('without a key no secret id leads to anybody', async () => {
  const ohne = await openTestApi({ vmrSchluessel: null });
  await ohne.database.insert(tables.vermittler).values(agenturen);
  const antwort = await ohne.send({
    method: 'POST',
    path: '/vermittler/identifier',
    body: { vmr: vmrVon('4711000001', vmrSchluessel) },
  });
  await ohne.close();
  expect(antwort).toMatchObject(unbekannt);
});

function geaendert(vmr: string): string {
  const mitte = 20;
  return `${vmr.slice(0, mitte)}${vmr[mitte] === 'A' ? 'B' : 'A'}${vmr.slice(mitte + 1)}`;
}
