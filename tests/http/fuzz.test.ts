// Again on PostgreSQL: it refuses characters that the embedded database takes.
import * as fc from 'fast-check';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { safeParse, type $ZodType } from 'zod/v4/core';
import { endpoints } from '#contract/endpoints/table.ts';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { bestaetigungsart } from '#contract/entities/bestaetigung.ts';
import { feedbackSenden } from '#contract/endpoints/feedback.ts';
import { betreffWort } from '#contract/endpoints/nachrichtSchreiben.ts';
import { nichtGefunden, ungueltig } from '#contract/errors.ts';
import * as antragstabellen from '#server/database/antragsschema.ts';
import { beschwerdeeingang } from '#server/commands/nachrichtenpost.ts';
import { geheimnis } from '#server/database/kontoschema.ts';
import { entwurf } from '#server/database/antragsschema.ts';
import * as einwilligungstabellen from '#server/database/einwilligungsschema.ts';
import * as tables from '#server/database/schema.ts';
import * as vorgangstabellen from '#server/database/vorgangsschema.ts';
import type { TestApi } from '#tests/support/api.ts';
import { openTestApiWithAccounts } from '#tests/support/kontoApi.ts';
import {
  openObjects,
  operationsOf,
  requestsFor,
  type WireRequest,
} from '#tests/support/openapiRequests.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';
import { insertSchaden, schadenNummer } from '#tests/support/schadenrechte.ts';

/** Requests per endpoint; the time limit ends a slow machine's run early and counts as passed. */
/** Draws per endpoint; the second time, on PostgreSQL, fewer: only what it alone refuses is looked for. */
const runs = Number(
  process.env['FUZZ_RUNS'] ?? (process.env.DATABASE_URL === undefined ? 150 : 50),
);
const limitMs = 15_000;

const known = {
  versicherungsNummer: Object.values(nummern),
  contractId: Object.values(nummern),
  partnerId: ['P000001', 'P000002'],
  partnerNummer: ['P000001', 'P000002', 'P999999'],
  partnernummer: ['P000001', 'P000002', 'P999999'],
  claimId: [schadenNummer, 'S26-0009999'],
  schadenart: ['LEITUNGSWASSER', 'NOTFALL', 'SONSTIGES', 'constructor'],
  schadendatum: ['2026-11-18', '2026-10-01', '2026-11-21'],
  portal: ['benutzer', 'vermittler'],
  produkt: ['BHV', 'HAUSRAT', 'FAHRRAD_2'],
  postcode: ['48143', '04109', '99999'],
  zipcode: ['48143', '24220', '99999'],
  plz: ['48143', '45127'],
  ort: ['Münster', 'Essen'],
  gewerbeId: ['1001', '1006', '4711'],
  wirksamkeitsdatum: ['2027-01-01', '2026-11-20'],
  agentId: ['4711000001', '4711999999'],
  rechtsform: ['EINZELUNTERNEHMEN', 'GMBH'],
  nachname: ['Bergmann', 'Negativ'],
  schritt: ['wohnung', 'angebot'],
  id: ['4711000002', '4711999999'],
  blz: ['99900001', '11111111'],
  handynummer: ['+491701234567', '+41791234567'],
  iban: ['DE02120300000000202051', 'DE93999999990000000001', 'AT611904300234573201'],
};

let api: TestApi;
let before: string;
const bearers: string[] = [];
beforeAll(async () => {
  api = await openTestApiWithAccounts();
  await insertRows(api.database);
  await insertSchaden(api.database);
  // Nobody withdraws it, and things are still taken for it.
  await api.database.update(vorgangstabellen.schaden).set({ status: 'TEILREGULIERT' });
  for (const { portal, sub } of [people.kundin, people.makler, people.andererKunde]) {
    bearers.push(`Bearer ${await api.pools.token(portal, sub)}`);
  }
  before = await everyRow();
});
afterAll(() => api.close());

describe('whatever is sent', () => {
  test.each(Object.entries<Endpoint>(endpoints))(
    '%s answers in a declared shape, in German and never with a fault',
    async (name, endpoint) => {
      const document = (await api.send({ method: 'GET', path: '/openapi.json' })).body;
      const operation = operationsOf(document).find(({ id }) => id === name);
      if (!operation) throw new Error(`${name} is not published`);
      const who = fc.constantFrom(...bearers, ...bearers, '', 'Bearer x.y.z', 'Basic \u00ff');
      let sent = 0;
      await fc.assert(
        fc.asyncProperty(requestsFor(operation, known), who, async (request, authorization) => {
          sent += 1;
          expect(await complaints(endpoint, request, authorization)).toEqual([]);
        }),
        { numRuns: runs, interruptAfterTimeLimit: limitMs, markInterruptAsFailure: false },
      );
      expect(sent).toBeGreaterThan(0);
    },
  );
});

test('no body takes a field that is not provided for, on any level', async () => {
  const document = (await api.send({ method: 'GET', path: '/openapi.json' })).body;
  const open = operationsOf(document).flatMap(({ id, body }) =>
    openObjects(body).map((path) => `${id} ${path}`),
  );
  expect(open).toEqual([]);
});

test('nothing of all that has been stored but readable feedback, codes, drafts, confirmations, messages, claims, contact data and settings of their own, and no mail but theirs has been sent', async () => {
  expect(await everyRow()).toBe(before);
  const betreffe = new Set(api.mails.map(({ betreff }) => betreff));
  const erlaubte =
    /^(?:Ihr Code|Ihr gespeicherter Antrag|Ihr Zugang zum Kundenportal|Nachricht: .*|Ihr Widerruf ist eingegangen|Ihre \p{L}+bestätigung|Widerruf zu prüfen|Ihre Beschwerde ist bei uns angekommen|Ihre Schadenmeldung S26-\d{7})$/u;
  expect([...betreffe].filter((betreff) => !erlaubte.test(betreff))).toEqual([]);
  for (const { source, score, text } of await api.database.select().from(tables.feedback)) {
    const stored = { source, score, ...(text !== null && { text }) };
    expect(safeParse(feedbackSenden.body, stored).success).toBe(true);
  }
});

/** What is wrong with the answer to a request; nothing when it is as declared. */
async function complaints(
  { responses, medientyp }: Endpoint,
  { method, url, headers, payload }: WireRequest,
  authorization: string,
): Promise<string[]> {
  const answer = await api.app.inject({
    method: method as 'GET',
    url,
    headers: { ...headers, ...(authorization !== '' && { authorization }) },
    ...(payload !== undefined && { payload }),
  });
  const status = answer.statusCode;
  const declared: Readonly<Record<number, $ZodType>> = {
    // A path that is none of the API's, and a body that is none at all.
    404: nichtGefunden,
    413: ungueltig,
    415: ungueltig,
    ...responses,
  };
  const schema = declared[status];
  if (status >= 500 || !schema) return [`status ${status}: ${answer.body.slice(0, 200)}`];
  const body: unknown = status === 200 && medientyp ? answer.body : answer.json();
  if (!safeParse(schema, body).success) return [`shape of ${status}: ${answer.body.slice(0, 200)}`];
  return status === 200 ? [] : sentencesOf(body).filter((text) => !istDeutscherSatz(text));
}

/** Anybody may say what they think, confirm a phone number and keep an application; the server makes its key when it is first needed. */
const offen = new Set<unknown>([
  tables.feedback,
  tables.nummerncode,
  entwurf,
  geheimnis,
  // Anybody may declare a revocation, and a file may be announced before it comes.
  vorgangstabellen.beendigung,
  vorgangstabellen.upload,
  // What a report leaves with its claim.
  vorgangstabellen.schadenEreignis,
  vorgangstabellen.schadenUnterlage,
]);

/** Texts a person would read in an error. */
function sentencesOf(body: unknown): string[] {
  const { errorMessage, fehler } = body as {
    errorMessage?: string;
    fehler?: { text: string }[];
  };
  return [
    ...(errorMessage === undefined ? [] : [errorMessage]),
    ...(fehler ?? []).map((f) => f.text),
  ];
}

const englisch =
  /\b(?:invalid|expected|required|must|string|number|error|input|too (?:big|small))\b/i;

function istDeutscherSatz(text: string): boolean {
  return /^[A-ZÄÖÜ].*[.!]$/s.test(text) && !englisch.test(text);
}

/** Every table but those anybody may add to, as text: a row more, less or changed shows. */
async function everyRow(): Promise<string> {
  const all: Record<string, unknown[]> = {};
  for (const table of Object.values<unknown>({
    ...tables,
    ...antragstabellen,
    ...vorgangstabellen,
    ...einwilligungstabellen,
  })) {
    if (!is(table, PgTable) || offen.has(table)) continue;
    const zeilen = await api.database.select().from(table);
    all[getTableName(table)] = zeilen
      .filter((zeile) => !z.safeParse(erlaubt, zeile).success)
      .map(ohneEigeneKontaktdaten);
  }
  // A refusal is remembered by its key and changes nothing; so is a revocation that anybody declares.
  const gewaehrt = all['wiederholung']?.filter((zeile) => !istOhneFolge(zeile)) ?? [];
  return Object.entries({ ...all, wiederholung: gewaehrt })
    .flatMap(([table, zeilen]) => zeilen.map((zeile) => `${table} ${JSON.stringify(zeile)}`))
    .toSorted()
    .join('\n');
}

/** What a confirmation leaves: whoever may see a contract may ask for it, and nothing of the contract changes. */
const bestaetigung = [
  z.object({ titel: z.string(), typ: bestaetigungsart }),
  z.object({ aktion: z.literal('bestaetigung.angefordert') }),
  z.object({ betreff: z.string().check(z.regex(/^Ihre \p{L}+bestätigung$/u)) }),
  z.object({ endpunkt: z.string().check(z.regex(/^POST \/vertrag\/\w+\/bestaetigung$/)) }),
] as const;

/** What she writes to us, with its receipt where it is a complaint. */
const nachricht = [
  z.object({ aktion: z.literal('nachricht.geschrieben') }),
  z.object({ betreff: z.enum([...Object.values(betreffWort), beschwerdeeingang('').betreff]) }),
  z.object({ endpunkt: z.literal('POST /nachricht/nachricht'), status: z.literal(200) }),
] as const;

/** What she reports on her contract. */
const gemeldet = [
  z.object({ manuell: z.array(z.string()), angaben: z.object({ schadenart: z.string() }) }),
  z.object({ aktion: z.literal('schaden.gemeldet') }),
  z.object({ betreff: z.string().check(z.regex(/^Ihre Schadenmeldung S26-\d{7}$/)) }),
  z.object({ endpunkt: z.string().check(z.regex(/^POST \/schaden\/v2\/\w+$/)) }),
] as const;

const erlaubt = z.union([
  ...bestaetigung,
  ...gemeldet,
  ...nachricht,
  z.object({ aktion: z.literal(['kontaktdaten.geaendert', 'einstellungen.geaendert']) }),
]);

/** Whoever is signed in says how she is addressed and called, and a few words drawn by chance are such data. */
function ohneEigeneKontaktdaten(zeile: Record<string, unknown>): Record<string, unknown> {
  if (!absender.has(zeile['partnerNummer']) || !('anrede' in zeile)) return zeile;
  return { ...zeile, anrede: null, titel: null, telefon: null };
}

/** The customers whose requests these are. */
const absender = new Set<unknown>(['P000001', 'P000002']);

const ohneFolge = z.union([
  z.object({ status: z.literal(409) }),
  z.object({ endpunkt: z.literal('POST /vertrag/widerruf') }),
]);

function istOhneFolge(zeile: unknown): boolean {
  return z.safeParse(ohneFolge, zeile).success;
}
