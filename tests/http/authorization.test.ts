import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints/table.ts';
import { entwurf as entwurfstabelle } from '#server/database/antragsschema.ts';
import * as tables from '#server/database/schema.ts';
import { vmrVon } from '#server/rules/vmr.ts';
import { vmrSchluessel, type Person, type TestApi } from '#tests/support/api.ts';
import { agenturrechte } from '#tests/support/agenturrechte.ts';
import { aenderungsrechte, geltendeVormerkung } from '#tests/support/aenderungsrechte.ts';
import { antragsrechte } from '#tests/support/antragsrechte.ts';
import { beendigungsrechte } from '#tests/support/beendigungsrechte.ts';
import { bestandsrechte } from '#tests/support/bestandsrechte.ts';
import { bestaetigungsrechte } from '#tests/support/bestaetigungsrechte.ts';
import {
  eigenerEntwurf,
  entwurfslinkrechte,
  entwurfsrechte,
} from '#tests/support/entwurfsrechte.ts';
import { beratungsrechte, eigeneBeratung } from '#tests/support/beratungsrechte.ts';
import { beratung } from '#server/database/beratungsschema.ts';
import { openTestApiWithAccounts } from '#tests/support/kontoApi.ts';
import { kontorechte } from '#tests/support/kontorechte.ts';
import { insertPostfach, postfachrechte } from '#tests/support/postfachrechte.ts';
import { tokenOf, type TokenKind } from '#tests/support/badTokens.ts';
import {
  all200,
  all401,
  all404,
  gesendet,
  jedermann,
  type RechteRow,
} from '#tests/support/rechte.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';
import { insertEntschiedenen, insertSchaden, schadenrechte } from '#tests/support/schadenrechte.ts';
import { uploadrechte } from '#tests/support/uploadrechte.ts';

/** Who asks about the customer's contract; `sub-agent without` is in the agency, but it is not hers. */
const callers = {
  nobody: null,
  'customer owner': people.kundin,
  'other customer': people.andererKunde,
  'own broker': people.makler,
  'other broker': people.andererMakler,
  'sub-agent with the contract': people.betreuerin,
  'sub-agent without': people.leser,
  'locked customer': people.gesperrterKunde,
} as const satisfies Record<string, Person | null>;
type Caller = keyof typeof callers;

function codeAus(was: string, body: object): RechteRow {
  const request = { method: 'POST', path: `/verifikation/tan/${was}`, body } as const;
  return { request, good: [404, 404, 404, 404, 404, 404, 404, 404], bad: all404 };
}

const nr = nummern.eigener;
const wunsch = { wirksamkeitsdatum: '2027-01-01', zahlweise: 'MONATLICH' };
// A stale price: whoever may save is told so (409), and no cell changes anything.
const speicherung = {
  ...wunsch,
  versicherungsNummer: nr,
  berechnungId: 'stale',
  beitragErwartet: 1,
  imAuftragDesKunden: true,
};

const table = {
  poolLesen: {
    request: { method: 'GET', path: '/portale/benutzer/pool' },
    good: [200, 200, 200, 200, 200, 200, 200, 200],
    bad: all200,
  },
  findByPartnerNummer: vonDerKundin('/vertrag/findByPartnerNummer/P000001'),
  vertragLesen: {
    request: { method: 'GET', path: `/vertrag/${nr}` },
    good: [401, 200, 404, 200, 404, 200, 404, 401],
    bad: all401,
  },
  neueDokumenteLesen: vonDerKundin('/vertrag/findByPartnerNummer/P000001/dokumente'),
  aeltereDokumenteLesen: {
    request: {
      method: 'GET',
      path: `/vertrag/${nr}/dokumente?nach=0d5f4a52-7f6e-4f0e-9c39-6d6a5b7c8d90`,
    },
    good: [401, 200, 404, 200, 404, 200, 404, 401],
    bad: all401,
  },
  // No bicycle is insured by it: whoever may save is told so (409).
  rahmennummerSpeichern: {
    request: {
      method: 'PATCH',
      path: `/vertrag/${nr}`,
      body: { rahmennummer: 'WTU-123456', hersteller: null, imAuftragDesKunden: true },
    },
    good: [401, 409, 404, 409, 404, 409, 404, 401],
    bad: all401,
  },
  vermittlernummerLesen: {
    request: { method: 'GET', path: `/vertrag/${nr}/vermittlernummer` },
    good: [401, 200, 404, 200, 404, 200, 404, 401],
    bad: all401,
  },
  vertragsartLesen: {
    request: { method: 'GET', path: `/vertrag/${nr}/vertragsart` },
    good: [200, 200, 200, 200, 200, 200, 200, 200],
    bad: all200,
  },
  zahlweiseBerechnen: {
    request: { method: 'POST', path: `/vertrag/${nr}/beitrag/zahlweise`, body: wunsch },
    good: [401, 200, 404, 200, 404, 200, 404, 401],
    bad: all401,
  },
  zahlweiseSpeichern: {
    request: { method: 'PATCH', path: `/vertrag/${nr}/zahlweise`, body: speicherung },
    good: [401, 409, 404, 409, 404, 409, 404, 401],
    bad: all401,
  },
  kuendigungsgruendeLesen: jederAngemeldete('/vertrag/kuendigungsgruende/BHV'),
  widerrufsgruendeLesen: jederAngemeldete('/vertrag/widerrufsgruende'),
  downloadBereichLesen: jedermann('/download-bereich/dokumente'),
  downloadDokumentLesen: jedermann('/download-bereich/dokumente/andsafe-hausrat-avb'),
  orteLesen: jedermann('/zuers/orte/48143'),
  strassenSuchen: jedermann('/zuers/strassen?plz=48143&ort=M%C3%BCnster&pattern=ufer'),
  hunderasseSuchen: jedermann('/hunderasse?pattern=mops'),
  fahrradherstellerSuchen: jedermann('/fahrradhersteller?pattern=cube'),
  gewerbeartSuchen: jedermann('/gewerbeartsuche?pattern=friseur'),
  firmensitzSuchen: jedermann('/fragebogen/search/zip/48143'),
  risikofragenLesen: jedermann('/fragebogen/risikofragen/1001'),
  risikofragenZeigbar: jedermann('/fragebogen/risikofragen/1001/showable'),
  rechtsformenLesen: jedermann('/partner/rechtsformen'),
  partnerLesen: {
    // The other broker has a contract of hers, too.
    request: { method: 'GET', path: '/partner/P000001' },
    good: [401, 200, 404, 200, 200, 200, 200, 401],
    bad: all401,
  },
  ibanPruefen: jedermann('/openiban-validator/validate/DE02120300000000202051?getBIC=true'),
  consentsLesen: jedermann('/consents'),
  clientErrorMelden: gesendet('/client-errors', {
    fehlerId: '0a1b2c3d',
    seite: '/kunden/vertraege/:versicherungsNummer',
    name: 'TypeError',
    stack: ['/assets/index-Bx1.js:1:2345'],
  }),
  featuresLesen: jedermann('/features'),
  // Anybody may say what they think; stored is the same for all: nobody's name.
  feedbackSenden: gesendet('/feedback', { source: 'chat', score: 9 }),
  vermittlerNachrichtSenden: gesendet('/vermittler/nachricht', {
    anliegen: 'ALLGEMEIN',
    nachricht: 'Ist mein Rad im Urlaub versichert?',
    name: 'Anna Bergmann',
    email: 'anna.bergmann@example.org',
    marke: 'andsafe',
    vermittlerNummer: null,
    antrag: null,
  }),
  nummerUndWegZurBlz: jedermann('/vermittler/blz/99900001/nummerUndWeg'),
  nummerUndWegLesen: jedermann('/vermittler/4711000001/nummerUndWeg'),
  vermittlerinfoLesen: jedermann('/vermittler/4711000001/vermittlerinfo'),
  identifierLesen: gesendet('/vermittler/identifier', { vmr: vmrVon('4711000001', vmrSchluessel) }),
  vermittlerinfoZumIdentifier: jedermann('/vermittler/4711000001/vermittlerinfoByIdentifier'),
  ...aenderungsrechte,
  ...antragsrechte,
  ...beendigungsrechte,
  ...bestandsrechte,
  ...agenturrechte,
  ...bestaetigungsrechte,
  // Before the draft is deleted by its link.
  ...entwurfsrechte,
  ...entwurfslinkrechte,
  ...beratungsrechte,
  ...kontorechte,
  ...postfachrechte,
  ...schadenrechte,
  ...uploadrechte,
  // The flag is off: nobody can have a code sent or tried.
  tanGenerieren: codeAus('generieren', { handynummer: '+491719999999' }),
  tanPruefen: codeAus('pruefen', { handynummer: '+491719999999', code: '123456' }),
  bhvWechselTarifieren: {
    request: {
      method: 'POST',
      path: '/bhv-wechsel/tarifieren',
      body: { versicherungsNummer: nr, hauptgewerbe: '1302', jahresumsatz: 20_000_000 },
    },
    // The contract is in the new tariff already: whoever may see it is told so (409).
    good: [401, 409, 404, 409, 404, 409, 404, 401],
    bad: all401,
  },
} as const satisfies Record<string, RechteRow>;

/** `leser` looks after another contract of this customer, so he sees the customer. */
function vonDerKundin(path: string): RechteRow {
  const good = [401, 200, 404, 200, 200, 200, 200, 401] as const;
  return { request: { method: 'GET', path }, good, bad: all401 };
}

/** The same for anybody signed in. */
function jederAngemeldete(path: string): RechteRow {
  const good = [401, 200, 200, 200, 200, 200, 200, 401] as const;
  return { request: { method: 'GET', path }, good, bad: all401 };
}

let api: TestApi;
beforeAll(async () => {
  api = await openTestApiWithAccounts();
  await insertRows(api.database);
  await Promise.all([insertPostfach(api.database), insertSchaden(api.database)]);
  await insertEntschiedenen(api.database);
  const angelegtAm = new Date('2026-11-01T10:00:00Z');
  await api.database.insert(tables.vormerkung).values({ ...geltendeVormerkung, angelegtAm });
  await api.database.insert(beratung).values(eigeneBeratung);
  await api.database.insert(entwurfstabelle).values({
    ...eigenerEntwurf,
    portal: 'vermittler',
    sub: people.makler.sub,
    agentur: '4711000001',
    geaendertAm: new Date('2026-11-20T10:00:00Z'),
    laeuftAb: new Date('2027-02-18T10:00:00Z'),
  });
});
afterAll(() => api.close());

test('every endpoint of the contract has its row here', () => {
  expect(Object.keys(table).toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

describe.each(Object.entries<RechteRow>(table))('%s', (_, { request, good, bad }) => {
  const expected = Object.keys(callers).map((caller, i) => [caller, good[i]] as const);

  test.each(expected)('answers %s with %i', async (caller, status) => {
    const als = callers[caller as Caller];
    expect(await statusOf(request, als, 'good')).toBe(status);
  });

  const people = Object.entries(callers).filter(([, person]) => person !== null);
  test.each(Object.entries(bad))('answers a token that is %s with %i', async (kind, status) => {
    const answers = await Promise.all(
      people.map(([, person]) => statusOf(request, person, kind as TokenKind)),
    );
    expect(answers).toEqual(people.map(() => status));
  });
});

test('a foreign and an unknown contract get the same answer, byte for byte', async () => {
  const paths = [nummern.fremder, nummern.unbekannt].map((nummer) => `/vertrag/${nummer}`);
  const als = people.kundin;
  for (const rest of ['', '/beitrag/zahlweise']) {
    const antworten = await Promise.all(
      paths.map((path) =>
        api.send(
          rest === ''
            ? { method: 'GET', path, als }
            : { method: 'POST', path: path + rest, als, body: wunsch },
        ),
      ),
    );
    expect(antworten[0]?.status).toBe(404);
    expect(antworten[0]?.body).toEqual(antworten[1]?.body);
  }
});

test('a sub-agent who may only look is told that he may not save', async () => {
  const antwort = await api.send({
    method: 'PATCH',
    path: `/vertrag/${nummern.zweiter}/zahlweise`,
    als: people.leser,
    body: { ...speicherung, versicherungsNummer: nummern.zweiter },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(antwort).toMatchObject({ status: 403, body: { code: 'NICHT_ERLAUBT' } });
  const geloescht = await api.send({
    method: 'DELETE',
    path: `/vertrag/${nummern.zweiter}/vormerkung/elementar`,
    als: people.leser,
    body: { imAuftragDesKunden: true },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(geloescht).toMatchObject({ status: 403, body: { code: 'NICHT_ERLAUBT' } });
});

test('a stranger cannot learn of a saved change by sending its key', async () => {
  const antwort = await api.send({
    ...table.zahlweiseSpeichern.request,
    als: people.andererKunde,
    headers: { 'idempotency-key': 'schluessel-der-kundin' },
  });
  expect(antwort.status).toBe(404);
});

test('none of this has changed anything', async () => {
  expect(await api.database.select().from(tables.vormerkung)).toMatchObject([geltendeVormerkung]);
  const vermerke = await api.database.select().from(tables.journal);
  // What she may write to us she has written, and an agent did what he may with his draft.
  const anderes = vermerke.filter(
    ({ aktion }) =>
      !['nachricht.geschrieben', 'entwurf.kopiert', 'entwurf.geloescht'].includes(aktion),
  );
  expect(anderes).toEqual([]);
  const versionen = await api.database.select({ v: tables.vertrag.version }).from(tables.vertrag);
  expect(versionen.map(({ v }) => v)).toEqual([1, 1, 1, 1]);
});

async function statusOf(
  request: RechteRow['request'],
  person: Person | null,
  kind: TokenKind,
): Promise<number> {
  const authorization = person ? `Bearer ${await tokenOf(api, person, kind)}` : undefined;
  const headers = { 'idempotency-key': crypto.randomUUID(), ...request.headers };
  return (await api.send({ ...request, headers, authorization })).status;
}
