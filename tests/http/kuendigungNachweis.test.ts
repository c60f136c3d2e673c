import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { umsatzfrage } from '#contract/begriffe/umsatzfrage.ts';
import type { Produkt } from '#contract/entities/produkt.ts';
import * as tables from '#server/database/schema.ts';
import * as vorgang from '#server/database/vorgangsschema.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { beendigungen } from '#tests/support/beendigung.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';
import { schalterMit } from '#tests/support/schalter.ts';
import { eventually } from '#tests/support/eventually.ts';

const nr = nummern.eigener;

let api: TestApi;
const alle = beendigungen(() => api);
const { kuendige, nimmZurueck, angebot, vertragsstand, mitVormerkungUndAufgabe, hochgeladen } =
  alle;
beforeAll(async () => {
  api = await openTestApi({ features: schalterMit({ 'versicherte-kosten': false }) });
});
beforeEach(() => insertRows(api.database));
afterEach(async () => {
  await alle.leeren();
  api.mails.length = 0;
  api.setNow('2026-11-20T10:00:00Z');
});
afterAll(() => api.close());

test('a reason with a proof is looked at first, and the contract stays as it is', async () => {
  const nachweise = [await hochgeladen(people.kundin)];
  const antwort = await kuendige(people.kundin, 'RISIKOFORTFALL', '2026-11-10', { nachweise });
  expect(antwort).toMatchObject({ status: 200, body: { status: 'IN_PRUEFUNG', erstattung: null } });
  expect(await vertragsstand()).toMatchObject({ status: 'LAUFEND', kuendbar: 'VERTRAGSENDE' });
  const [beendigung] = await api.database.select().from(vorgang.beendigung);
  const [datei] = await api.database.select().from(vorgang.upload);
  expect(datei?.vorgangId).toBe(beendigung?.id);
  await eventually(() => expect(api.mails).toHaveLength(1));
  expect(api.mails[0]?.text).toContain(
    'Wir prüfen Ihren Nachweis und melden uns innerhalb von 5\u00A0Werktagen.',
  );
  expect(
    await kuendige(people.kundin, 'RISIKOFORTFALL', '2026-11-10', { nachweise }),
  ).toMatchObject({
    status: 409,
    body: { code: 'GRUND' },
  });
  expect(await kuendige(people.kundin, 'ZU_TEUER', '2026-12-31')).toMatchObject({ status: 200 });
});

test('a sale of the business is told to the desk, and the contract does not end by it', async () => {
  await api.database
    .update(tables.vertrag)
    .set({ produkt: 'SI_ALLGEFAHREN' })
    .where(eq(tables.vertrag.versicherungsNummer, nr));
  const nachweise = [await hochgeladen(people.kundin)];
  const antwort = await kuendige(people.kundin, 'VERKAUF', '2026-11-10', { nachweise });
  expect(antwort).toMatchObject({ status: 200, body: { status: 'ANZEIGE', erstattung: null } });
  expect(await vertragsstand()).toMatchObject({ status: 'LAUFEND', beendigungsdatum: null });
  await eventually(() => expect(api.mails).toHaveLength(2));
  const desk = api.mails.find(({ betreff }) => betreff === 'Verkauf angezeigt');
  expect(desk?.text).toContain(nr);
  const kundin = api.mails.find((mail) => mail !== desk);
  expect(kundin?.text).toContain('geht der Vertrag auf den Käufer über');
});

test('a reason that needs a proof does not come without one', async () => {
  const antwort = await kuendige(people.kundin, 'RISIKOFORTFALL', '2026-11-10');
  expect(antwort).toMatchObject({
    status: 409,
    body: { code: 'NACHWEIS', errorMessage: 'Laden Sie einen Nachweis hoch.' },
  });
  expect(await api.database.select().from(vorgang.beendigung)).toEqual([]);
});

test('a file of somebody else proves nothing', async () => {
  const nachweise = [await hochgeladen(people.andererKunde)];
  const antwort = await kuendige(people.kundin, 'RISIKOFORTFALL', '2026-11-10', { nachweise });
  expect(antwort).toMatchObject({ status: 409, body: { code: 'NACHWEIS' } });
  expect(await api.database.select().from(vorgang.beendigung)).toEqual([]);
});

test('a broker cancels with the declaration of the customer only, and the customer reads who it was', async () => {
  const ohne = await kuendige(people.makler, 'ZU_TEUER', '2026-12-31', {
    imAuftragDesKunden: true,
  });
  const errorMessage = 'Laden Sie die Kündigung hoch, die Ihr Kunde unterschrieben hat.';
  expect(ohne).toMatchObject({ status: 409, body: { code: 'NACHWEIS', errorMessage } });
  const auftrag = { imAuftragDesKunden: true };
  const fortfall = await kuendige(people.makler, 'RISIKOFORTFALL', '2026-11-10', auftrag);
  expect(fortfall).toMatchObject({ status: 409, body: { code: 'NACHWEIS', errorMessage } });
  const nachweise = [await hochgeladen(people.makler)];
  const stumm = await kuendige(people.makler, 'ZU_TEUER', '2026-12-31', { nachweise });
  expect(stumm).toMatchObject({ status: 422, body: { fehler: [{ feld: 'imAuftragDesKunden' }] } });
  const mit = { nachweise, imAuftragDesKunden: true };
  expect(await kuendige(people.makler, 'ZU_TEUER', '2026-12-31', mit)).toMatchObject({
    status: 200,
  });
  await eventually(() => expect(api.mails).toHaveLength(1));
  expect(api.mails[0]?.text).toContain('Name makler hat das in Ihrem Auftrag veranlasst.');
});

test('a cancellation taken back leaves the contract as it was before', async () => {
  await mitVormerkungUndAufgabe();
  await kuendige(people.kundin, 'ZU_TEUER', '2026-12-31');
  const { body } = await angebot();
  expect(body).toMatchObject({ zuruecknehmbarBis: '2026-12-31' });
  expect(await nimmZurueck(people.kundin)).toMatchObject({
    status: 200,
    body: { vertragsstatus: 'LAUFEND', kuendbar: 'VERTRAGSENDE', beendigungsdatum: null },
  });
  expect(await api.database.select().from(vorgang.beendigung)).toMatchObject([
    { status: 'ZURUECKGENOMMEN' },
  ]);
  expect(await nimmZurueck(people.kundin)).toMatchObject({
    status: 409,
    body: { code: 'NICHT_ZURUECKNEHMBAR' },
  });
  await eventually(() => expect(api.mails).toHaveLength(2));
});

test('a cancellation taken back before HF-60 asks for the revenue again', async () => {
  api.setNow('2026-10-15T10:00:00Z');
  await mitUmsatz(true);
  await kuendige(people.kundin, 'ZU_TEUER', '2026-12-31');
  await nimmZurueck(people.kundin);
  // HF-60 is the 2nd of November; a fortnight from now is earlier.
  expect(await api.database.select().from(tables.aufgabe)).toMatchObject([
    { typ: 'UmsatzErinnern1', status: 'Offen', erstelltAm: '2026-10-15', faelligAm: '2026-11-02' },
  ]);
});

test('whoever cancelled before the question came can answer it once that is taken back', async () => {
  api.setNow('2026-09-01T10:00:00Z');
  await mitUmsatz(false);
  await kuendige(people.kundin, 'ZU_TEUER', '2026-12-31');
  api.setNow('2026-10-15T10:00:00Z');
  expect(await nimmZurueck(people.kundin)).toMatchObject({
    status: 200,
    body: { jahresumsatz: { isAdjustable: true }, aufgaben: [{ status: 'Offen' }] },
  });
  const bestaetigt = await api.send({
    method: 'POST',
    path: `/vertrag/${nr}/umsatz/bestaetigung`,
    als: people.kundin,
    body: {},
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(bestaetigt).toMatchObject({ status: 200, body: { aufgaben: [{ status: 'Erledigt' }] } });
});

test('a firm whose insured contents go by no revenue is not asked for it once her cancellation is taken back', async () => {
  api.setNow('2026-10-15T10:00:00Z');
  await mitUmsatz(false, 'SI_ALLGEFAHREN');
  await kuendige(people.kundin, 'ZU_TEUER', '2026-12-31');
  expect(await nimmZurueck(people.kundin)).toMatchObject({
    status: 200,
    body: { jahresumsatz: { value: 5_000_000, isAdjustable: false }, aufgaben: [] },
  });
  await eventually(() => expect(api.mails).toHaveLength(2));
  const [, mail] = api.mails;
  expect(mail?.text).toContain('Ihr Vertrag läuft weiter wie bisher.');
  expect(mail?.text).not.toContain(umsatzfrage.UmsatzErinnern1);
});

test('a move that the cancellation deleted gives no right any more once that is taken back', async () => {
  await api.database.insert(tables.vormerkung).values({
    versicherungsNummer: nr,
    art: 'risikoort',
    wert: {},
    wirksamkeitsdatum: '2026-12-10',
    angelegtAm: new Date('2026-11-20T09:00:00Z'),
  });
  const mitgeteilt = { versicherungsNummer: nr, mitgeteiltAm: '2026-11-20' };
  await api.database.insert(vorgang.beitragserhoehung).values([
    { ...mitgeteilt, id: crypto.randomUUID(), wirksamAm: '2026-12-10', grund: 'UMZUG' },
    { ...mitgeteilt, id: crypto.randomUUID(), wirksamAm: '2027-01-01', grund: 'ANPASSUNG' },
  ]);
  await kuendige(people.kundin, 'ZU_TEUER', '2026-12-31');
  expect(await api.database.select().from(vorgang.beitragserhoehung)).toMatchObject([
    { grund: 'ANPASSUNG' },
  ]);
});

test('a contract that goes on is answered without what is switched off', async () => {
  await kuendige(people.kundin, 'ZU_TEUER', '2026-12-31');
  const { body } = await nimmZurueck(people.kundin);
  expect(body).toHaveProperty('kacheln');
  expect(JSON.stringify(body)).not.toContain('"art":"versicherte-kosten"');
});

test('an end that somebody else set cannot be taken back here', async () => {
  const antwort = await nimmZurueck(people.kundin, nummern.zweiter);
  expect(antwort).toMatchObject({ status: 409, body: { code: 'NICHT_ZURUECKNEHMBAR' } });
});

async function mitUmsatz(isAdjustable: boolean, produkt: Produkt = 'BHV_2') {
  const [zeile] = await api.database
    .select()
    .from(tables.vertrag)
    .where(eq(tables.vertrag.versicherungsNummer, nr));
  await api.database.update(tables.vertrag).set({
    produkt,
    risiken: {
      ...(zeile?.risiken ?? fehlt()),
      jahresumsatz: { value: 5_000_000, isAdjustable },
    },
  });
}

function fehlt(): never {
  throw new Error('The contract is not there.');
}
