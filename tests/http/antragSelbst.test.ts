// Again on PostgreSQL: statements no other of these tests makes.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as tables from '#server/database/schema.ts';
import {
  antragIdVon,
  bereiteVor,
  einreichung,
  mit,
  schliesseAb,
  stelle,
} from '#tests/support/antrag.ts';
import type { Musterantrag } from '#tests/support/antragsteile.ts';
import { bhv, hausrat } from '#tests/support/musterantraege.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { insertRows, people } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await insertRows(api.database);
  const { partner } = tables;
  await api.database
    .update(partner)
    .set({ geburtsdatum: '1987-05-06' })
    .where(eq(partner.partnerNummer, 'P000001'));
  await api.database
    .update(partner)
    .set({ firma: 'Nordlicht IT GmbH' })
    .where(eq(partner.partnerNummer, 'P000002'));
});
afterAll(() => api.close());

const lena = { vorname: 'Lena', nachname: 'Krüger', geburtsdatum: '1987-05-06' };
const alsLena = mit(hausrat, 'person', lena);
const selbststaendig = mit(bhv, 'firma', {
  firmenname: 'Krüger Software',
  rechtsform: 'EINZELUNTERNEHMEN',
  handelsregister: undefined,
  registergericht: undefined,
});
const abgelehnt = (schritt: string, name = 'Lena Krüger') => ({
  status: 409,
  body: {
    code: 'NICHT_ABSCHLIESSBAR',
    schritt,
    errorMessage: `Sie sind als „${name}“ angemeldet und beantragen in diesem Namen. Für jemand anderen melden Sie sich bitte zuerst ab. Sind Ihre Daten bei uns falsch, senden Sie uns eine Nachricht.`,
  },
});

test.each<[string, Musterantrag, string]>([
  ['another first name', mit(alsLena, 'person', { vorname: 'Max' }), 'person'],
  ['another last name', mit(alsLena, 'person', { nachname: 'Fremd' }), 'person'],
  ['another birth date', mit(alsLena, 'person', { geburtsdatum: '1987-05-07' }), 'person'],
  ['a company she is not', bhv, 'firma'],
  ['somebody else’s trade', mit(selbststaendig, 'firma', { vorname: 'Max' }), 'firma'],
])(
  'a customer who is signed in and gives %s is told that she applies as herself',
  async (_, antrag, schritt) => {
    expect(await bereiteVor(api, antrag, { als: people.kundin })).toMatchObject(abgelehnt(schritt));
  },
);

test('a customer who prepared as a visitor and then signs in cannot conclude in another name', async () => {
  const antragId = await antragIdVon(bereiteVor(api, hausrat));
  const antwort = await stelle(api, 'hausrat', einreichung(hausrat, antragId), {
    als: people.kundin,
  });
  expect(antwort).toMatchObject(abgelehnt('person'));
});

test.each([
  ['herself', alsLena],
  [
    'herself with other letters and spaces',
    mit(alsLena, 'person', { vorname: ' LENA', nachname: 'krüger ' }),
  ],
  ['her own trade', selbststaendig],
])('a customer who is signed in applies as %s and stays one customer', async (_, antrag) => {
  expect(await schliesseAb(api, antrag, { als: people.kundin })).toMatchObject({
    neuerKunde: false,
  });
});

test('a firm that is signed in applies as itself, whoever speaks for it, and as no person', async () => {
  const neueAnsprechpartnerin = mit(bhv, 'firma', { vorname: 'Petra' });
  expect(await schliesseAb(api, neueAnsprechpartnerin, { als: people.andererKunde })).toMatchObject(
    { neuerKunde: false },
  );
  expect(await bereiteVor(api, alsLena, { als: people.andererKunde })).toMatchObject(
    abgelehnt('person', 'Nordlicht IT GmbH'),
  );
});

test('a firm that has concluded is known by its legal form and its place in the register', async () => {
  await schliesseAb(api, mit(bhv, 'firma', { vorname: 'Anja' }), { als: people.andererKunde });
  const path = '/partner/P000002';
  const { firma } = bhv.antworten as { firma: Record<string, string> };
  const { rechtsform, handelsregister, registergericht } = firma;
  expect(handelsregister).toMatch(/^HRB /);
  expect(await api.send({ method: 'GET', path, als: people.andererKunde })).toMatchObject({
    status: 200,
    body: { art: 'FIRMA', rechtsform, handelsregister, registergericht },
  });
});

test('a broker who is signed in sells to a new customer', async () => {
  expect((await bereiteVor(api, hausrat, { als: people.makler })).status).toBe(200);
});

test('a sign-in that holds no longer makes no visitor of her: she is asked to sign in', async () => {
  const antragId = await antragIdVon(bereiteVor(api, alsLena));
  const vorher = await api.database.$count(tables.vertrag);
  const als = people.gesperrterKunde;
  const nichtAngemeldet = { status: 401, body: { code: 'NICHT_ANGEMELDET' } };
  expect(await bereiteVor(api, alsLena, { als })).toMatchObject(nichtAngemeldet);
  expect(await stelle(api, 'hausrat', einreichung(alsLena, antragId), { als })).toMatchObject(
    nichtAngemeldet,
  );
  expect(await api.database.$count(tables.vertrag)).toBe(vorher);
});
