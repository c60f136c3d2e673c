import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { entwurf } from '#server/database/antragsschema.ts';
import { beratung } from '#server/database/beratungsschema.ts';
import { entwurfBeenden } from '#server/commands/antragAusEntwurf.ts';
import { dokument } from '#server/database/schema.ts';
import { aufraeumen } from '#server/jobs/aufraeumen.ts';
import { zeitPlus } from '#contract/tag.ts';
import { einstieg, empfehlung } from '#tests/support/beratungsrechte.ts';
import { bekannte, beratungslauf } from '#tests/support/beratungslauf.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { insertRows, people } from '#tests/support/rows.ts';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
  await insertRows(api.database);
});
afterEach(() => api.close());

const { makler } = people;
const { begonnen, festhalten, verglichen, protokolliert, senden } = beratungslauf(() => api);

test('the customer gets the record as a file, and the application with what she chose', async () => {
  const { id } = await begonnen();
  await protokolliert(id);
  expect(await api.database.select().from(entwurf)).toEqual([]);
  const schluessel = { 'idempotency-key': crypto.randomUUID() };
  expect(await senden(id, schluessel)).toMatchObject({ status: 200 });
  expect(await senden(id, schluessel)).toMatchObject({ status: 200 });
  await expect.poll(() => api.mails).toHaveLength(1);
  const [mail] = api.mails;
  expect(mail).toMatchObject({ an: 'jule.brandt@example.org', betreff: 'Ihr Beratungsprotokoll' });
  expect(mail?.anhaenge).toHaveLength(1);
  const [zeile] = await api.database.select().from(entwurf);
  expect(mail?.text).toContain(`/hausrat/antrag/?savedDraftId=${zeile?.id ?? ''}`);
  const oeffnen = await api.send({
    method: 'POST',
    path: `/entwurf/${zeile?.id ?? ''}/oeffnen`,
    body: { plz: einstieg.plz },
  });
  expect(oeffnen).toMatchObject({
    status: 200,
    body: { schritt: 'angebot', antworten: { angebot: { variante: 'KOMFORT' } } },
  });
  // It is closed: nothing in it is changed any more.
  expect(await festhalten(id)).toMatchObject({ status: 404 });
});

test('sent once more from the drafts, to another address, the record goes along', async () => {
  const { id } = await begonnen();
  await protokolliert(id);
  await senden(id);
  const [zeile] = await api.database.select().from(entwurf);
  const nochmal = await api.send({
    method: 'POST',
    path: `/entwurf/${zeile?.id ?? ''}/senden`,
    als: makler,
    body: { email: 'jule@example.com' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(nochmal).toMatchObject({ status: 200 });
  await expect.poll(() => api.mails).toHaveLength(2);
  expect(api.mails[1]).toMatchObject({ an: 'jule@example.com', betreff: 'Ihr Beratungsprotokoll' });
  expect(api.mails[1]?.anhaenge).toHaveLength(1);
});

test('whoever decides otherwise keeps her own wish in the application, with the offer she chose', async () => {
  const { id } = await begonnen();
  await protokolliert(id, { ...empfehlung, gewaehlt: 'RUNDUM' });
  await senden(id);
  const [zeile] = await api.database.select().from(entwurf);
  expect(JSON.parse(zeile?.antworten ?? '')).toMatchObject({
    einstieg,
    angebot: { variante: 'PREMIUM' },
  });
});

test('a record that is older than the need it speaks of is not sent', async () => {
  const { id } = await begonnen();
  await protokolliert(id);
  await verglichen(id, { ...einstieg, wohnflaeche: 120 });
  expect(await senden(id)).toMatchObject({ status: 409, body: { code: 'PROTOKOLL_FEHLT' } });
  expect(await api.database.select().from(entwurf)).toEqual([]);
});

test('the record belongs to the contract the customer concludes', async () => {
  const { id } = await begonnen();
  await protokolliert(id);
  await senden(id);
  const [zeile = null] = await api.database.select().from(entwurf);
  const versicherungsNummer = 'BH250000601';
  await entwurfBeenden(api.database, { wer: null }, zeile, {
    versicherungsNummer,
    zeit: new Date(),
  });
  expect(await api.database.select().from(beratung)).toMatchObject([{ versicherungsNummer }]);
  const protokolle = await api.database.select().from(dokument).where(eq(dokument.antragId, id));
  expect(protokolle).toMatchObject([{ versicherungsNummer, laeuftAb: null }]);
});

test('an advice that led to no contract goes after five years, one that did stays', async () => {
  const alt = await begonnen();
  const mitVertrag = await begonnen(bekannte);
  await api.database
    .update(beratung)
    .set({ versicherungsNummer: 'BH250000601' })
    .where(eq(beratung.id, mitVertrag.id));
  const [{ geaendertAm: jetzt } = { geaendertAm: new Date() }] = await api.database
    .select()
    .from(beratung);
  await aufraeumen(api.database, zeitPlus(jetzt, { years: 4 }));
  expect(await api.database.select().from(beratung)).toHaveLength(2);
  await aufraeumen(api.database, zeitPlus(jetzt, { years: 5, days: 1 }));
  const geblieben = await api.database.select().from(beratung);
  expect(geblieben.map(({ id }) => id)).toEqual([mitVertrag.id]);
  expect(geblieben.map(({ id }) => id)).not.toContain(alt.id);
});
