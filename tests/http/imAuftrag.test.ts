// Again on PostgreSQL: statements no other of these tests makes.
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Recht } from '#contract/entities/recht.ts';
import * as tables from '#server/database/schema.ts';
import { berechneSb, insertTarifierte } from '#tests/support/aenderungsaufrufe.ts';
import { openTestApi, type Person, type TestApi } from '#tests/support/api.ts';
import { beendigungen } from '#tests/support/beendigung.ts';
import { grundvertrag, nummern, people } from '#tests/support/rows.ts';
import { eventually } from '#tests/support/eventually.ts';

const nr = nummern.eigener;
const auftrag = { imAuftragDesKunden: true };

let api: TestApi;
const enden = beendigungen(() => api);
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  await insertTarifierte(api);
  await api.database.update(tables.vertrag).set({ risiken }).where(istVertrag);
});
afterEach(async () => {
  await enden.leeren();
  api.mails.length = 0;
});
afterAll(() => api.close());

const istVertrag = eq(tables.vertrag.versicherungsNummer, nr);
const risiken = {
  ...grundvertrag.risiken,
  selbstBeteiligung: { wert: 25_000, unit: 'ABSOLUT' as const },
  jahresumsatz: { value: 20_000_000, isAdjustable: true },
  fahrrad: {
    hersteller: 'Cube',
    rahmennummer: null,
    typ: 'PEDELEC',
    versicherteRisiken: {
      diebstahl: true,
      reparatur: false,
      reparaturOhneVerschleiss: false,
      schutzbrief: false,
    },
  },
};

interface Handlung {
  method: 'PATCH' | 'POST' | 'DELETE';
  path: string;
  /** What has to be there first; answers what is sent besides the declaration. */
  vorbereiten: () => Promise<object>;
  aktion: string;
  /** Answers to the sub-agent in charge, and to one in charge who may only look. */
  betreuerin: number;
  leser: number;
}

const handlungen: Record<string, Handlung> = {
  'change the deductible': {
    method: 'PATCH',
    path: 'selbstbeteiligung',
    vorbereiten: () => berechneSb(api, people.makler),
    aktion: 'selbstBeteiligung.vorgemerkt',
    betreuerin: 200,
    leser: 403,
  },
  'take a pending change back': {
    method: 'DELETE',
    path: 'vormerkung/zahlweise',
    vorbereiten: () => vorgemerkt('zahlweise', 'MONATLICH'),
    aktion: 'zahlweise.vormerkungGeloescht',
    betreuerin: 200,
    leser: 403,
  },
  'take a pending revenue back': {
    method: 'DELETE',
    path: 'vormerkung/jahresumsatz',
    vorbereiten: () => vorgemerkt('jahresumsatz', 26_000_000),
    aktion: 'jahresumsatz.vormerkungGeloescht',
    betreuerin: 200,
    leser: 200,
  },
  'confirm the revenue': {
    method: 'POST',
    path: 'umsatz/bestaetigung',
    vorbereiten: () => Promise.resolve({}),
    aktion: 'jahresumsatz.bestaetigt',
    betreuerin: 200,
    leser: 200,
  },
  'hand in a frame number': {
    method: 'PATCH',
    path: '',
    vorbereiten: () => Promise.resolve({ rahmennummer: 'WTU-123456', hersteller: null }),
    aktion: 'rahmennummer.geaendert',
    betreuerin: 200,
    leser: 403,
  },
  cancel: {
    method: 'DELETE',
    path: 'kuendigung/ZU_TEUER',
    vorbereiten: async () => ({
      kuendigungsdatum: '2026-12-31',
      nachweise: [await enden.hochgeladen(people.makler)],
    }),
    aktion: 'vertrag.gekuendigt',
    betreuerin: 403,
    leser: 403,
  },
  'take a cancellation back': {
    method: 'POST',
    path: 'kuendigung/ruecknahme',
    vorbereiten: async () => {
      await enden.kuendige(people.kundin, 'ZU_TEUER', '2026-12-31');
      await eventually(() => expect(api.mails).toHaveLength(1));
      return {};
    },
    aktion: 'kuendigung.zurueckgenommen',
    betreuerin: 403,
    leser: 403,
  },
};

describe.each(Object.entries(handlungen))('To %s', (_, handlung) => {
  test('a broker says that the customer asked for it, and the customer reads who it was', async () => {
    const body = await handlung.vorbereiten();
    const briefe = api.mails.length;
    expect(await tue(handlung, people.makler, body)).toMatchObject({
      status: 422,
      body: { fehler: [{ feld: 'imAuftragDesKunden' }] },
    });
    const schluessel = crypto.randomUUID();
    const antwort = await tue(handlung, people.makler, { ...body, ...auftrag }, schluessel);
    expect(antwort.status).toBe(200);
    expect(await tue(handlung, people.makler, { ...body, ...auftrag }, schluessel)).toEqual({
      ...antwort,
      headers: expect.anything() as unknown,
    });
    await eventually(() => expect(api.mails).toHaveLength(briefe + 1));
    expect(api.mails.at(-1)).toMatchObject({ an: 'p000001@example.org' });
    expect(api.mails.at(-1)?.text).toMatch(/Name makler hat .*in Ihrem Auftrag/);
    const seine = (await eintraege()).filter(({ sub }) => sub === 'makler');
    expect(seine).toMatchObject([
      { portal: 'vermittler', rolle: 'inhaber', aktion: handlung.aktion, neu: auftrag },
    ]);
  });

  test('a sub-agent needs the right, and to others the contract is not there', async () => {
    const body = { ...(await handlung.vorbereiten()), ...auftrag };
    for (const fremd of [people.andererMakler, people.fremderUntervermittler, people.leser]) {
      expect((await tue(handlung, fremd, body)).status).toBe(404);
    }
    await api.database.update(tables.vertrag).set({ betreuer: 'leser' }).where(istVertrag);
    const vorher = await eintraege();
    expect((await tue(handlung, people.leser, body)).status).toBe(handlung.leser);
    if (handlung.leser === 200) return;
    expect(await eintraege()).toEqual(vorher);
    await api.database.update(tables.vertrag).set({ betreuer: 'betreuerin' }).where(istVertrag);
    expect((await tue(handlung, people.betreuerin, body)).status).toBe(handlung.betreuerin);
  });
});

describe('A contract that is shown', () => {
  test('says to a broker what he may do with it, and nothing of it to the customer', async () => {
    expect((await lesen(people.kundin)).body).not.toHaveProperty('vertretung');
    expect(await lesen(people.makler)).toMatchObject({
      body: { vertretung: { aendern: true, kuendigen: true } },
    });
    expect(await lesen(people.betreuerin)).toMatchObject({
      body: { vertretung: { aendern: true, kuendigen: false } },
    });
    await api.database.update(tables.vertrag).set({ betreuer: 'leser' }).where(istVertrag);
    expect(await lesen(people.leser)).toMatchObject({
      body: { vertretung: { aendern: false, kuendigen: false } },
    });
  });

  test('says to whoever acts for its customer whose it is, and nothing of it to herself', async () => {
    const kunde = { partnerNummer: 'P000001', name: 'Lena Krüger' };
    const bestaetigen = {
      method: 'POST',
      path: `/vertrag/${nr}/bestaetigung`,
      body: { partnerNummer: 'P000001', art: 'VERSICHERUNGSBESTAETIGUNG' },
    } as const;
    for (const als of [people.makler, people.betreuerin]) {
      expect((await lesen(als)).body).toMatchObject({ kunde });
    }
    expect((await lesen(people.kundin)).body).not.toHaveProperty('kunde');
    const headers = mitSchluessel();
    const eigene = await api.send({ ...bestaetigen, als: people.kundin, headers });
    expect(eigene.status).toBe(200);
    expect(eigene.body).not.toHaveProperty('kunde');
    const seine = { ...bestaetigen, als: people.makler, headers: mitSchluessel() };
    expect(await api.send(seine)).toMatchObject({
      status: 200,
      body: { kunde, vertretung: { aendern: true, kuendigen: true } },
    });
  });

  test('names a firm by its name, and a person with her title', async () => {
    const wer = eq(tables.partner.partnerNummer, 'P000001');
    const nenne = (anders: Partial<typeof tables.partner.$inferInsert>) =>
      api.database.update(tables.partner).set(anders).where(wer);
    await nenne({ titel: 'Dr.' });
    expect((await lesen(people.makler)).body).toMatchObject({ kunde: { name: 'Dr. Lena Krüger' } });
    await nenne({ firma: 'Krüger Software GmbH' });
    expect((await lesen(people.makler)).body).toMatchObject({
      kunde: { name: 'Krüger Software GmbH' },
    });
  });

  test('is open whole to a sub-agent who administers the agency, whoever looks after it', async () => {
    const leser = and(eq(tables.zugang.portal, 'vermittler'), eq(tables.zugang.sub, 'leser'));
    const erlaube = (rechte: Recht[]) =>
      api.database.update(tables.zugang).set({ rechte }).where(leser);
    expect((await lesen(people.leser)).status).toBe(404);
    await erlaube(['agenturVerwalten']);
    expect(await lesen(people.leser)).toMatchObject({
      body: { vertretung: { aendern: true, kuendigen: true } },
    });
    const fremder = {
      method: 'GET',
      path: `/vertrag/${nummern.fremder}`,
      als: people.leser,
    } as const;
    expect((await api.send(fremder)).status).toBe(404);
    await erlaube(['kundenSehen']);
  });

  test('says both in the answer of a save as well', async () => {
    const sb = handlungen['change the deductible'];
    if (!sb) throw new Error('There is nothing to save.');
    const gespeichert = await tue(sb, people.betreuerin, {
      ...(await sb.vorbereiten()),
      ...auftrag,
    });
    expect(gespeichert).toMatchObject({
      body: { kunde: { name: 'Lena Krüger' }, vertretung: { aendern: true } },
    });
  });
});

/** For one act. */
function mitSchluessel() {
  return { 'idempotency-key': crypto.randomUUID() };
}

function lesen(als: Person) {
  return api.send({ method: 'GET', path: `/vertrag/${nr}`, als });
}

function tue(
  { method, path }: Handlung,
  als: Person,
  body: object,
  schluessel: string = crypto.randomUUID(),
) {
  return api.send({
    method,
    path: path === '' ? `/vertrag/${nr}` : `/vertrag/${nr}/${path}`,
    als,
    body,
    headers: { 'idempotency-key': schluessel },
  });
}

async function vorgemerkt(art: 'zahlweise' | 'jahresumsatz', wert: unknown): Promise<object> {
  await api.database.insert(tables.vormerkung).values({
    versicherungsNummer: nr,
    art,
    wert,
    wirksamkeitsdatum: '2027-01-01',
    angelegtAm: new Date('2026-11-01T10:00:00Z'),
  });
  return {};
}

function eintraege() {
  return api.database.select().from(tables.journal);
}
