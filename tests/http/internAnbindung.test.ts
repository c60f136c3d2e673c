// Again on PostgreSQL: statements no other of these tests makes.
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anbindung } from '#server/database/kontoschema.ts';
import { journal, zugang } from '#server/database/schema.ts';
import { internaufrufe } from '#server/intern/aufrufe.ts';
import { pultRoutes } from '#server/intern/pult/routen.ts';
import { anbindungsantrag } from '#tests/support/anbindung.ts';
import { openKontoApi, type KontoApi } from '#tests/support/kontoApi.ts';

const internToken = randomBytes(32).toString('base64url');
const nummer = 'V26-0000123';
const { email } = anbindungsantrag.ansprechpartner;

let api: KontoApi;
beforeEach(async () => {
  api = await openKontoApi({ internToken });
  await api.app.register(pultRoutes({ clock: api.now, token: internToken }));
  const { marke, nachweis: _nachweis, wahr: _wahr, ...angaben } = anbindungsantrag;
  const { ihkNummer } = angaben.registrierung;
  const eingegangenAm = new Date('2026-11-19T10:00:00Z');
  await api.database.insert(anbindung).values({
    anbindungsNummer: nummer,
    ihkNummer,
    marke,
    angaben,
    bedingungen: '',
    eingegangenAm,
  });
});
afterEach(() => api.close());

const authorization = `Bearer ${internToken}`;
const liste = async () => {
  const antwort = await api.send({
    method: 'GET',
    path: '/anbindungen',
    unter: '/intern/v1',
    authorization,
  });
  return internaufrufe.anbindungenLesen.responses[200].parse(antwort.body);
};
const entscheide = (body: object, wen = nummer) =>
  api.send({
    method: 'POST',
    path: `/anbindungen/${wen}/entscheidung`,
    unter: '/intern/v1',
    authorization,
    body,
  });
const gespeichert = async () => (await api.database.select().from(anbindung))[0];

const seite = `/dev/service/anbindungen/${nummer}`;
const verstecktes = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';
async function sendet(felder: Record<string, string>) {
  const { body } = await api.app.inject({ url: seite });
  return api.app.inject({
    method: 'POST',
    url: `${seite}/entscheidung`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ siegel: verstecktes(body, 'siegel'), ...felder }).toString(),
  });
}

test('the desk reads who wants to become a partner, and no account whole', async () => {
  expect(await liste()).toMatchObject({
    gesamt: 1,
    anbindungen: [{ anbindungsNummer: nummer, firmenname: 'Hafenmakler GmbH', unfertig: false }],
  });
  const { body } = await api.app.inject({ url: seite });
  expect(body).toContain('<dt>Registernummer</dt><dd>D-4KLM-6NPQR-21</dd>');
  expect(body).not.toContain(anbindungsantrag.bank.iban);
});

test('the desk accepts, once: the owner is invited, and the application waits no more', async () => {
  const antwort = await sendet({ art: 'ANNEHMEN', grund: '' });
  expect(antwort).toMatchObject({ statusCode: 303 });
  const angenommen = await gespeichert();
  expect(angenommen?.status).toBe('ANGENOMMEN');
  expect(angenommen?.vermittlerNummer).toMatch(/^\d{10}$/);
  const [inhaberin] = await api.database.select().from(zugang).where(eq(zugang.email, email));
  expect(inhaberin).toMatchObject({ portal: 'vermittler', rolle: 'inhaber' });
  expect(await liste()).toEqual({ anbindungen: [], gesamt: 0 });
  expect(await entscheide({ art: 'ANNEHMEN' })).toMatchObject({
    status: 409,
    body: { code: 'SCHON_ENTSCHIEDEN' },
  });
  const [eintrag, ...weitere] = await api.database
    .select()
    .from(journal)
    .where(eq(journal.aktion, 'anbindung.entschieden'));
  expect(weitere).toEqual([]);
  expect(eintrag).toMatchObject({ rolle: 'sachbearbeitung', neu: { anbindungsNummer: nummer } });
});

test('the desk refuses with a reason that the mail says, and without one not at all', async () => {
  const ohne = await sendet({ art: 'ABLEHNEN', grund: ' ' });
  expect(ohne.statusCode).toBe(422);
  expect(ohne.body).toContain('Geben Sie den Grund ein.');
  expect(ohne.body).toMatch(/value="ABLEHNEN" checked/);
  const leer = await sendet({ grund: 'Der Auszug fehlt.' });
  expect(leer.body).toContain('Wählen Sie, wie Sie entscheiden.');
  expect(leer.body).toContain('Der Auszug fehlt.</textarea>');
  expect((await sendet({ art: 'ABLEHNEN', grund: 'Der Auszug fehlt.' })).statusCode).toBe(303);
  expect(await gespeichert()).toMatchObject({ status: 'ABGELEHNT', grund: 'Der Auszug fehlt.' });
  await expect
    .poll(() => api.mails.filter((mail) => mail.an === email).map(({ text }) => text))
    .toMatchObject([expect.stringContaining('Der Auszug fehlt.')]);
});

test('a number that nobody has is decided nowhere', async () => {
  expect((await entscheide({ art: 'ANNEHMEN' }, 'V26-9999999')).status).toBe(404);
});
