// Again on PostgreSQL: who waits at the desk, and what it answers.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { nachrichtSchreiben } from '#contract/endpoints/nachrichtSchreiben.ts';
import { journal, partner } from '#server/database/schema.ts';
import { mitteilung } from '#server/database/vorgangsschema.ts';
import { internaufrufe } from '#server/intern/aufrufe.ts';
import { openTestApi, type Reply, type TestApi } from '#tests/support/api.ts';
import { dateien } from '#tests/support/dateien.ts';
import { hochgeladen } from '#tests/support/hochladen.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';
import { schadenNummer } from '#tests/support/schadenrechte.ts';

const internToken = 'T'.repeat(40);
const unter = '/intern/v1';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi({ internToken });
  await insertRows(api.database);
});
afterEach(() => api.close());

/** A call of the desk. */
function pult(
  method: 'GET' | 'POST',
  path: string,
  { body, key = randomUUID() }: { body?: object; key?: string } = {},
): Promise<Reply> {
  const authorization = `Bearer ${internToken}`;
  const schluessel = method === 'POST' ? { 'idempotency-key': key } : {};
  return api.send({ method, path, unter, authorization, body, headers: schluessel });
}

const schreiben = async (
  anders: object = {},
  als: { portal: 'benutzer'; sub: string } = people.kundin,
) => {
  const { method, path } = nachrichtSchreiben;
  const body = {
    anliegen: 'BEITRAG',
    versicherungsNummer: null,
    text: 'Warum ist mein Beitrag gestiegen?',
    ...anders,
  };
  const headers = { 'idempotency-key': randomUUID() };
  const antwort = await api.send({ method, path, als, body, headers });
  return nachrichtSchreiben.responses[200].parse(antwort.body).id;
};

const liste = async (abfrage = '') =>
  internaufrufe.gespraecheLesen.responses[200].parse(
    (await pult('GET', `/nachrichten${abfrage}`)).body,
  );

const antworten = (id: string, text = 'Weil die Preise steigen.', key: string = randomUUID()) =>
  pult('POST', `/nachrichten/${id}/antwort`, { body: { text }, key });

const betreffe = () => api.mails.map(({ betreff }) => betreff);
const gemeldet = () => betreffe().filter((eine) => eine === 'Sie haben eine neue Nachricht');
const geschrieben = z.object({
  nachrichten: z.array(z.object({ id: z.uuid(), betreff: z.string(), gelesen: z.boolean() })),
});
const eingang = async (als: { portal: 'benutzer' | 'vermittler'; sub: string } = people.kundin) => {
  const antwort = await api.send({ method: 'GET', path: `/${als.portal}/nachricht/eingang`, als });
  return z.parse(geschrieben, antwort.body).nachrichten;
};

describe('who is the insurer', () => {
  const jeder = Object.values(internaufrufe).map(({ method, path }) => ({
    method,
    path: path
      .replace('{id}', '6b1f0a52-7c1d-4a1e-9a53-1d4f8f0c1a01')
      .replace('{claimId}', schadenNummer)
      .replace('{anbindungsNummer}', 'V26-0000123'),
    schreibt: method === 'POST',
  }));

  const alsAnfrage = ({ schreibt, ...wohin }: (typeof jeder)[number]) => {
    const body = schreibt ? {} : undefined;
    return { ...wohin, unter, body, headers: { 'idempotency-key': 'schluessel-1' } };
  };

  test.each(jeder)('$method $path is for whoever has the service token alone', async (einer) => {
    const aufruf = alsAnfrage(einer);
    for (const authorization of ['', 'Bearer ', `Bearer ${internToken}x`, internToken]) {
      const antwort = await api.send({ ...aufruf, authorization });
      expect(antwort).toMatchObject({ status: 401, body: { code: 'NICHT_ANGEMELDET' } });
    }
    for (const als of [people.kundin, people.makler]) {
      expect((await api.send({ ...aufruf, als })).status).toBe(401);
    }
  });

  test('the token opens nothing of the portal', async () => {
    const authorization = `Bearer ${internToken}`;
    const path = '/benutzer/nachricht/eingang';
    expect((await api.send({ method: 'GET', path, authorization })).status).toBe(401);
  });

  test('without a token that side does not exist', async () => {
    const ohne = await openTestApi();
    for (const einer of jeder) {
      const authorization = `Bearer ${internToken}`;
      const antwort = await ohne.send({ ...alsAnfrage(einer), authorization });
      expect(antwort.status).toBe(404);
    }
    await ohne.close();
  });

  test('its document names each of its calls, and the portal’s names none', async () => {
    const { body } = await pult('GET', '/openapi.json');
    const paths = z.object({ paths: z.record(z.string(), z.unknown()) });
    expect(Object.keys(z.parse(paths, body).paths).toSorted((a, b) => a.localeCompare(b))).toEqual(
      [...new Set(Object.values(internaufrufe).map(({ path }) => `${unter}${path}`))].toSorted(
        (a, b) => a.localeCompare(b),
      ),
    );
    const { body: portal } = await api.send({ method: 'GET', path: '/openapi.json' });
    expect(JSON.stringify(portal)).not.toContain('/intern/');
  });
});

describe('the desk', () => {
  test('reads who waits, the longest first, and until when a complaint is answered', async () => {
    await schreiben({ versicherungsNummer: nummern.eigener });
    api.setNow('2026-11-20T10:05:00Z');
    const beschwerde = await schreiben({ anliegen: 'BESCHWERDE' }, people.andererKunde);
    expect(await liste()).toMatchObject({
      gesamt: 2,
      gespraeche: [
        {
          betreff: 'Beitrag',
          von: { portal: 'benutzer', nummer: 'P000001' },
          versicherungsNummer: nummern.eigener,
          wartetSeit: '2026-11-20T10:00:00.000Z',
          antwortBis: '2026-11-24',
          beschwerdeBis: null,
        },
        {
          id: beschwerde,
          von: { nummer: 'P000002' },
          anliegen: 'BESCHWERDE',
          beschwerdeBis: '2026-12-04',
        },
      ],
    });
    // What we say at once is no answer.
    expect((await pult('GET', `/nachrichten/${beschwerde}`)).body).toMatchObject({
      beitraege: [
        { vonAussen: true, offen: true },
        { vonAussen: false, offen: false },
      ],
    });
  });

  test('answers, and the customer finds it unread in the same conversation, told by a mail that says nothing of it', async () => {
    const id = await schreiben({ versicherungsNummer: nummern.eigener });
    api.setNow('2026-11-20T10:30:00Z');
    const key = randomUUID();
    const antwort = await antworten(id, 'Weil die Preise steigen.\n\nIhr Kundenservice', key);
    expect(antwort.status).toBe(200);
    expect(
      (await antworten(id, 'Weil die Preise steigen.\n\nIhr Kundenservice', key)).body,
    ).toEqual(antwort.body);
    expect((await antworten(id, 'Etwas anderes.', key)).status).toBe(422);
    const [neue, ...weitere] = await eingang();
    expect(weitere).toEqual([]);
    expect(neue).toMatchObject({ betreff: 'Re: Beitrag', gelesen: false });
    const gelesen = await api.send({
      method: 'GET',
      path: `/benutzer/nachricht/${neue?.id}`,
      als: people.kundin,
    });
    expect(gelesen.body).toMatchObject({
      vertragsId: nummern.eigener,
      kategorie: 'BEITRAG',
      text: '<p>Weil die Preise steigen.</p><p>Ihr Kundenservice</p>',
      gespraech: [
        { id, gesendet: true },
        { gesendet: false, von: 'Kundenservice' },
      ],
    });
    await expect.poll(betreffe).toContain('Sie haben eine neue Nachricht');
    const mail = api.mails.find(({ betreff }) => betreff === 'Sie haben eine neue Nachricht');
    expect(mail?.text).toContain('https://portal.example.org/kunden/postfach/eingang');
    expect(mail?.text).not.toMatch(/Beitrag|Preise|BH25/);
    const eintraege = await api.database
      .select()
      .from(journal)
      .where(eq(journal.aktion, 'nachricht.beantwortet'));
    expect(eintraege).toMatchObject([
      { rolle: 'sachbearbeitung', versicherungsNummer: nummern.eigener, neu: { antwortAuf: id } },
    ]);
    expect(JSON.stringify(eintraege)).not.toContain('Preise');
    expect(await liste()).toEqual({ gespraeche: [], gesamt: 0 });
    expect(await liste('?offen=nein')).toMatchObject({
      gesamt: 1,
      gespraeche: [{ id, wartetSeit: null, antwortBis: null }],
    });
  });

  test('an answer leaves open what she wrote while it was written', async () => {
    const id = await schreiben();
    api.setNow('2026-11-20T10:10:00Z');
    const nachtrag = await schreiben({ bezug: id, text: 'Noch etwas.' });
    api.setNow('2026-11-20T10:11:00Z');
    await antworten(id);
    expect(await liste()).toMatchObject({
      gespraeche: [{ id, wartetSeit: '2026-11-20T10:10:00.000Z' }],
    });
    await antworten(nachtrag);
    expect(await liste()).toMatchObject({ gesamt: 0 });
  });

  test('tells a mailbox of new messages once an hour', async () => {
    const id = await schreiben();
    await antworten(id, 'Eins.');
    await antworten(id, 'Zwei.');
    api.setNow('2026-11-20T10:59:00Z');
    await antworten(id, 'Drei.');
    await expect.poll(gemeldet).toHaveLength(1);
    api.setNow('2026-11-20T11:01:00Z');
    await antworten(id, 'Vier.');
    await expect.poll(gemeldet).toHaveLength(2);
    expect(await eingang()).toHaveLength(4);
  });

  test('tells two customers of one address each of her own mailbox', async () => {
    const adresse = { email: 'familie@example.org' };
    for (const nummer of ['P000001', 'P000002']) {
      await api.database.update(partner).set(adresse).where(eq(partner.partnerNummer, nummer));
    }
    await antworten(await schreiben());
    await antworten(await schreiben({}, people.andererKunde));
    await expect.poll(gemeldet).toHaveLength(2);
  });

  test('opens what was sent along, and sees which message brought it', async () => {
    const datei = await hochgeladen(api, people.kundin, { zweck: 'NACHRICHT', name: 'Police.pdf' });
    const id = await schreiben({ dateien: [datei] });
    await antworten(id);
    const { beitraege } = internaufrufe.gespraechLesen.responses[200].parse(
      (await pult('GET', `/nachrichten/${id}`)).body,
    );
    expect(beitraege.map(({ dateien: mit }) => mit.map(({ name }) => name))).toEqual([
      ['Police.pdf'],
      [],
    ]);
    const url = beitraege[0]?.dateien[0]?.url ?? '';
    expect((await api.app.inject({ method: 'GET', url })).rawPayload).toEqual(dateien.pdf);
  });

  test('answers an agency in its mailbox, and its mail goes to the agency', async () => {
    const id = randomUUID();
    await api.database.insert(mitteilung).values({
      id,
      portal: 'vermittler',
      vermittlerNummer: '4711000001',
      versicherungsNummer: nummern.eigener,
      richtung: 'AUSGANG',
      betreff: 'Rückfrage',
      text: 'Welche Unterlagen fehlen?',
      zeit: new Date('2026-11-20T09:00:00Z'),
    });
    expect(await liste()).toMatchObject({
      gespraeche: [{ von: { portal: 'vermittler', nummer: '4711000001' } }],
    });
    await antworten(id, 'Keine.');
    expect(await eingang(people.makler)).toMatchObject([{ betreff: 'Re: Rückfrage' }]);
    expect(await eingang(people.betreuerin)).toHaveLength(1);
    expect(await eingang(people.leser)).toEqual([]);
    await expect.poll(betreffe).toContain('Sie haben eine neue Nachricht');
    expect(api.mails.at(-1)?.text).toContain('/vermittler/postfach/eingang');
  });

  test('answers nothing that nobody wrote, and nothing without words', async () => {
    expect((await antworten(randomUUID())).status).toBe(404);
    const id = randomUUID();
    await api.database.insert(mitteilung).values({
      id,
      portal: 'benutzer',
      partnerNummer: 'P000001',
      betreff: 'Ihr Beitrag',
      text: 'Guten Tag',
      zeit: new Date('2026-11-20T09:00:00Z'),
    });
    expect((await antworten(id)).status).toBe(404);
    const leer = await antworten(await schreiben(), '  ');
    expect(leer).toMatchObject({
      status: 422,
      body: { fehler: [{ feld: 'text', text: 'Geben Sie Ihre Antwort ein.' }] },
    });
  });
});
