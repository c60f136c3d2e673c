import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as tables from '#server/database/schema.ts';
import { mitteilung } from '#server/database/vorgangsschema.ts';
import { anna, openKontoApi, type KontoApi } from '#tests/support/kontoApi.ts';
import { nummern } from '#tests/support/rows.ts';
import { schalterMit } from '#tests/support/schalter.ts';

const nummer = nummern.zweiter;
const wunsch = { rahmennummer: 'WTU-123456', hersteller: null };
const fahrrad = {
  hersteller: 'Cube',
  rahmennummer: null,
  typ: 'PEDELEC',
  versicherteRisiken: {
    diebstahl: true,
    reparatur: false,
    reparaturOhneVerschleiss: false,
    schutzbrief: false,
  },
};
const istRad = eq(tables.vertrag.versicherungsNummer, nummer);

let api: KontoApi;
let token: string;
let schalter: Record<string, boolean>;
beforeEach(async () => {
  schalter = {};
  api = await openKontoApi({ features: schalterMit(schalter) });
  const [zeile] = await api.database.select().from(tables.vertrag).where(istRad);
  if (!zeile) throw new Error('The contract is missing.');
  const risiken = { ...zeile.risiken, fahrrad };
  await api.database.update(tables.vertrag).set({ produkt: 'FAHRRAD_2', risiken }).where(istRad);
  await api.database.insert(tables.aufgabe).values({
    id: crypto.randomUUID(),
    versicherungsNummer: nummer,
    typ: 'RahmennummerNachreichen',
    status: 'Offen',
    faelligAm: '2026-12-01',
    erledigtAm: null,
    erstelltAm: '2026-11-01',
  });
  ({ AccessToken: token } = await api.client.signIn(anna.email));
});
afterEach(() => api.close());

async function speichern(changes: object = {}, an: string = nummer, key = crypto.randomUUID()) {
  const antwort = await api.app.inject({
    method: 'PATCH',
    url: `/api/vertrag/${an}`,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    payload: { ...wunsch, ...changes },
  });
  return { status: antwort.statusCode, body: antwort.json<unknown>() };
}

test('a frame number that was still to come closes its task and is confirmed, also where the contract ends soon', async () => {
  expect(await speichern()).toMatchObject({
    status: 200,
    body: {
      vertragsstatus: 'AUSLAUFEND',
      fahrrad: { ...fahrrad, rahmennummer: 'WTU-123456' },
      aufgaben: [{ typ: 'RahmennummerNachreichen', status: 'Erledigt' }],
    },
  });
  await api.post();
  expect(api.mails).toMatchObject([{ betreff: 'Ihre Rahmennummer ist gespeichert' }]);
  expect(await api.database.select().from(mitteilung)).toMatchObject([
    { versicherungsNummer: nummer, text: expect.stringContaining('WTU-123456') as string },
  ]);
  expect(await api.database.select().from(tables.journal)).toMatchObject([
    {
      aktion: 'rahmennummer.geaendert',
      alt: { rahmennummer: null, hersteller: 'Cube' },
      neu: { rahmennummer: 'WTU-123456', hersteller: 'Cube' },
    },
  ]);
});

test('another manufacturer is stored with it', async () => {
  expect(await speichern({ hersteller: 'Riese & Müller' })).toMatchObject({
    body: { fahrrad: { hersteller: 'Riese & Müller', rahmennummer: 'WTU-123456' } },
  });
});

test('who sends it twice stores it once', async () => {
  const key = crypto.randomUUID();
  const erste = await speichern({}, nummer, key);
  expect(await speichern({}, nummer, key)).toEqual(erste);
  expect(await api.database.select().from(mitteilung)).toHaveLength(1);
});

describe('a bicycle stays as it is', () => {
  test('where the number has a wrong form', async () => {
    for (const rahmennummer of ['WTU1', 'WTU 123456', 'ä12345', 'A'.repeat(26), '']) {
      expect((await speichern({ rahmennummer })).status).toBe(422);
    }
  });

  test.each(['rahmennummer-nachreichen', 'edit-fahrrad-bikeFrameNumber'])(
    'where %s is switched off',
    async (aus) => {
      schalter[aus] = false;
      expect((await speichern()).body).toMatchObject({ code: 'NICHT_AENDERBAR' });
    },
  );

  test('where only the manufacturer may not be changed, and somebody names another', async () => {
    schalter['edit-fahrrad-bikeManufacturer'] = false;
    const anderer = await speichern({ hersteller: 'Riese & Müller' });
    expect(anderer.body).toMatchObject({ code: 'NICHT_AENDERBAR' });
    expect((await speichern()).status).toBe(200);
  });

  test('where nothing is different, the contract has none, has ended or is of somebody else', async () => {
    await speichern();
    expect((await speichern()).body).toMatchObject({ code: 'UNVERAENDERT' });
    expect((await speichern({}, nummern.eigener)).body).toMatchObject({ code: 'NICHT_AENDERBAR' });
    expect((await speichern({}, nummern.fremder)).status).toBe(404);
    await api.database.update(tables.vertrag).set({ status: 'STORNIERT' }).where(istRad);
    expect((await speichern({ rahmennummer: 'NEU-12345' })).body).toMatchObject({ code: 'STATUS' });
    expect(await api.database.select().from(mitteilung)).toHaveLength(1);
  });
});
