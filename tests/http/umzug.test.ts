// Again on PostgreSQL: statements no other of these tests makes.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { berechnung } from '#contract/entities/aenderung.ts';
import { umziehen as befehl } from '#server/commands/vertrag/umziehen.ts';
import * as tables from '#server/database/schema.ts';
import { mitteilung, neueAnschrift } from '#server/database/vorgangsschema.ts';
import { nachtlauf } from '#server/jobs/nachtlauf.ts';
import { insertTarifierte, leeren } from '#tests/support/aenderungsaufrufe.ts';
import { demovertrag } from '#tests/support/aenderungslage.ts';
import { openTestApi, type Person, type TestApi } from '#tests/support/api.ts';
import { nachtdienste } from '#tests/support/nachts.ts';
import { nummern, people } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  await insertTarifierte(api);
  await wieDemo(rad, 'FA260000103');
  await wieDemo(hausrat, 'HR250000102');
});
afterEach(() => leeren(api));
afterAll(() => api.close());

const rad = nummern.eigener;
const hausrat = nummern.andererAgentur;
const ohneOrt = nummern.zweiter;
const heute = '2026-11-20';
const umzugstag = '2026-12-01';
const anschrift = { plz: '10115', ort: 'Berlin', strasse: 'Invalidenstraße', hausnummer: '7' };
const alte = { plz: '48143', ort: 'Münster', strasse: 'Königsstraße', hausnummer: '40' };

describe('a move of a customer', () => {
  test('saves her new address and the contracts that move along, each for its day', async () => {
    const vertraege = [await gerechnet(rad), await gerechnet(hausrat, { wohnflaeche: 80 })];
    const antwort = await umziehen({ vertraege });
    expect(antwort).toMatchObject({
      status: 200,
      body: {
        anschrift: 'VORGEMERKT',
        vertraege: [
          { versicherungsNummer: rad, hinderung: null },
          { versicherungsNummer: hausrat, hinderung: null },
        ],
      },
    });
    expect(await vorgemerkte()).toEqual([hausrat, rad].toSorted());
    expect((await bekannt()).body).toMatchObject({
      anschrift: alte,
      neueAnschrift: { ...anschrift, ab: umzugstag },
    });
    expect(await aktionen()).toEqual([
      'anschrift.vorgemerkt',
      'risikoort.vorgemerkt',
      'risikoort.vorgemerkt',
    ]);
    expect(await betreffe()).toEqual([
      'Ihre Vertragsänderung zum 01.12.2026',
      'Ihre Vertragsänderung zum 01.12.2026',
      'Ihre neue Anschrift ab dem 01.12.2026',
    ]);
    expect(await api.database.$count(tables.dokument)).toBe(2);
    await expect.poll(() => api.mails.length).toBe(3);
  });

  test('needs no contract: her letters go to the new address from that day on', async () => {
    expect(await umziehen({})).toMatchObject({ status: 200, body: { vertraege: [] } });
    await nacht(umzugstag);
    const { body } = await bekannt();
    expect(body).toMatchObject({ anschrift });
    expect(body).not.toHaveProperty('neueAnschrift');
    expect(await aktionen()).toEqual(['anschrift.angewendet', 'anschrift.vorgemerkt']);
  });

  test('of today counts at once', async () => {
    const vertraege = [await gerechnet(rad, {}, heute)];
    const antwort = await umziehen({ vertraege, wirksamkeitsdatum: heute });
    expect(antwort.body).toMatchObject({ anschrift: 'GEAENDERT' });
    expect((await bekannt()).body).toMatchObject({ anschrift });
    expect(await vorgemerkte()).toEqual([]);
    expect((await lesen(rad)).risiken.risikoOrt).toEqual(anschrift);
  });

  test('to where she is known to live already writes no second letter', async () => {
    await umziehen({});
    expect((await umziehen({})).body).toMatchObject({ anschrift: 'UNVERAENDERT' });
    expect(await betreffe()).toHaveLength(1);
  });

  test('to yet another place replaces the address that waits', async () => {
    await umziehen({});
    const anders = { ...anschrift, hausnummer: '9' };
    await umziehen({ anschrift: anders });
    expect(await api.database.select().from(neueAnschrift)).toEqual([
      { partnerNummer: 'P000001', ...anders, ab: umzugstag },
    ]);
  });
});

describe('a contract that cannot move along', () => {
  test('says why, and holds neither the address nor another contract up', async () => {
    const gut = await gerechnet(rad);
    const veraltet = { ...(await gerechnet(hausrat, { wohnflaeche: 80 })), beitragErwartet: 1 };
    const ohne = { versicherungsNummer: ohneOrt, berechnungId: 'x', beitragErwartet: 1 };
    expect(await umziehen({ vertraege: [veraltet, ohne, gut] })).toMatchObject({
      status: 200,
      body: {
        anschrift: 'VORGEMERKT',
        vertraege: [
          { versicherungsNummer: hausrat, hinderung: { code: 'PREIS_GEAENDERT' } },
          { versicherungsNummer: ohneOrt, hinderung: { code: 'NICHT_AENDERBAR' } },
          { versicherungsNummer: rad, hinderung: null },
        ],
      },
    });
    expect(await vorgemerkte()).toEqual([rad]);
    expect((await lesen(hausrat)).version).toBe(1);
    expect(await api.database.$count(tables.dokument)).toBe(1);
  });

  test('is named with what is missing in it', async () => {
    const ohneFlaeche = { versicherungsNummer: hausrat, berechnungId: 'x', beitragErwartet: 1 };
    expect((await umziehen({ vertraege: [ohneFlaeche] })).body).toMatchObject({
      vertraege: [{ hinderung: { text: 'Geben Sie die Wohnfläche der neuen Wohnung ein.' } }],
    });
    expect(await vorgemerkte()).toEqual([]);
  });
});

describe('nothing is saved twice, and nothing of somebody else', () => {
  test('a repeat is answered as the first time', async () => {
    const vertraege = [await gerechnet(rad)];
    const schluessel = crypto.randomUUID();
    const erste = await umziehen({ vertraege }, people.kundin, schluessel);
    const zweite = await umziehen({ vertraege }, people.kundin, schluessel);
    expect(zweite.body).toEqual(erste.body);
    expect(await vorgemerkte()).toEqual([rad]);
    expect(await betreffe()).toHaveLength(2);
  });

  test('two moves at once leave one change in each contract', async () => {
    const vertraege = [await gerechnet(rad)];
    const antworten = await Promise.all([umziehen({ vertraege }), umziehen({ vertraege })]);
    const codes = antworten.map(
      ({ body }) => z.parse(codeform, body).vertraege[0]?.hinderung?.code ?? 'gespeichert',
    );
    expect(codes.toSorted()).toEqual(['VORGEMERKT', 'gespeichert']);
    expect(await vorgemerkte()).toEqual([rad]);
    expect(await betreffe()).toHaveLength(2);
  });

  test('a contract of somebody else is not there, and then nothing moves', async () => {
    const fremder = {
      versicherungsNummer: nummern.fremder,
      berechnungId: 'x',
      beitragErwartet: 1,
    };
    const vertraege = [await gerechnet(rad), fremder];
    expect((await umziehen({ vertraege })).status).toBe(404);
    expect(await vorgemerkte()).toEqual([]);
    expect(await api.database.$count(neueAnschrift)).toBe(0);
  });

  test('a day that is past or too far away is refused as a whole', async () => {
    for (const wirksamkeitsdatum of ['2026-11-19', '2027-05-23']) {
      expect(await umziehen({ wirksamkeitsdatum })).toMatchObject({
        status: 409,
        body: {
          code: 'DATUM',
          errorMessage: 'Bitte wählen Sie ein Datum zwischen 20.11.2026 und 22.05.2027.',
        },
      });
    }
    expect(await api.database.$count(neueAnschrift)).toBe(0);
  });

  test('nobody moves where the service is switched off', async () => {
    const dienste = {
      ...nachtdienste(api.database, () => new Date(`${heute}T10:00:00Z`)),
      flags: () => Promise.resolve({ umzugsservice: false }),
      wecken: () => {},
    };
    const antwort = befehl(dienste, {
      principal: {
        ...people.kundin,
        rolle: 'kunde',
        name: 'Lena Krüger',
        partnerNummer: 'P000001',
        vermittlerNummer: null,
        rechte: [],
      },
      params: { id: 'P000001' },
      body: { anschrift, wirksamkeitsdatum: umzugstag, vertraege: [] },
      query: undefined,
      authorization: undefined,
      idempotencyKey: crypto.randomUUID(),
      gelesen: undefined,
    });
    await expect(antwort).rejects.toMatchObject({
      status: 409,
      antwort: { code: 'NICHT_AENDERBAR' },
    });
    expect(await api.database.$count(neueAnschrift)).toBe(0);
  });
});

const codeform = z.object({
  vertraege: z.array(z.object({ hinderung: z.nullable(z.object({ code: z.string() })) })),
});

interface Umzug {
  anschrift?: object;
  wirksamkeitsdatum?: string;
  vertraege?: object[];
}

function umziehen(
  umzug: Umzug,
  als: Person = people.kundin,
  schluessel: string = crypto.randomUUID(),
) {
  return api.send({
    method: 'POST',
    path: '/partner/P000001/umzug',
    als,
    body: { anschrift, wirksamkeitsdatum: umzugstag, vertraege: [], ...umzug },
    headers: { 'idempotency-key': schluessel },
  });
}

/** A contract as the move sends it, with the calculation the customer was shown. */
async function gerechnet(nummer: string, mehr: object = {}, wirksamkeitsdatum = umzugstag) {
  const { body } = await api.send({
    method: 'POST',
    path: `/vertrag/${nummer}/beitrag/risikoort`,
    als: people.kundin,
    body: { wirksamkeitsdatum, risikoOrt: anschrift, ...mehr },
  });
  const { berechnungId, beitragNeu } = z.parse(berechnung, body);
  const beitragErwartet = beitragNeu.versicherungsPraemie;
  return { versicherungsNummer: nummer, ...mehr, berechnungId, beitragErwartet };
}

function bekannt() {
  return api.send({ method: 'GET', path: '/partner/P000001', als: people.kundin });
}

async function nacht(tag: string): Promise<void> {
  api.setNow(`${tag}T01:00:00Z`);
  const dienste = nachtdienste(api.database, () => new Date(`${tag}T01:00:00Z`));
  await nachtlauf(dienste);
  expect(dienste.gemeldet).toEqual([]);
}

async function vorgemerkte(): Promise<string[]> {
  const zeilen = await api.database
    .select({ nummer: tables.vormerkung.versicherungsNummer })
    .from(tables.vormerkung)
    .orderBy(tables.vormerkung.versicherungsNummer);
  return zeilen.map(({ nummer }) => nummer);
}

async function aktionen(): Promise<string[]> {
  const zeilen = await api.database
    .select({ aktion: tables.journal.aktion })
    .from(tables.journal)
    .orderBy(tables.journal.aktion);
  return zeilen.map(({ aktion }) => aktion);
}

async function betreffe(): Promise<string[]> {
  const zeilen = await api.database
    .select({ betreff: mitteilung.betreff })
    .from(mitteilung)
    .orderBy(mitteilung.betreff);
  return zeilen.map(({ betreff }) => betreff);
}

async function lesen(nummer: string) {
  const [zeile] = await api.database
    .select()
    .from(tables.vertrag)
    .where(eq(tables.vertrag.versicherungsNummer, nummer));
  if (!zeile) throw new Error(`No contract ${nummer}`);
  return zeile;
}

/** A contract of hers becomes what that demo contract is. */
async function wieDemo(nummer: string, vorbild: string): Promise<void> {
  const { produkt, risiken, tarifAngaben, beitragsKomponenten, versicherungsSumme } =
    demovertrag(vorbild);
  await api.database
    .update(tables.vertrag)
    .set({ produkt, risiken, tarifAngaben, beitragsKomponenten, versicherungsSumme })
    .where(eq(tables.vertrag.versicherungsNummer, nummer));
}
