import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  beratungBeginnen,
  beratungProtokollieren,
  beratungVergleichen,
} from '#contract/endpoints/beratung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { entwurf } from '#server/database/antragsschema.ts';
import { beratung, beratungsereignis } from '#server/database/beratungsschema.ts';
import { aufraeumen } from '#server/jobs/aufraeumen.ts';
import { zeitPlus } from '#contract/tag.ts';
import { bedarf, einstieg, empfehlung } from '#tests/support/beratungsrechte.ts';
import { openTestApi, type Person, type TestApi } from '#tests/support/api.ts';
import { insertRows, people } from '#tests/support/rows.ts';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
  await insertRows(api.database);
});
afterEach(() => api.close());

const { makler } = people;
const neue = { art: 'NEU', name: 'Jule Brandt' };
const bekannte = { art: 'BESTAND', partnerNummer: 'P000001' };

const beginnen = (kunde: object, als: Person = makler) =>
  api.send({
    method: 'POST',
    path: '/beratung',
    als,
    body: { produkt: 'HAUSRAT', marke: 'andsafe', kunde },
  });

async function begonnen(kunde: object = neue) {
  const { status, body } = await beginnen(kunde);
  expect(status).toBe(200);
  return z.parse(beratungBeginnen.responses[200], body);
}

async function verglichen(id: string, antworten: object = einstieg) {
  const body = { bedarf, einstieg: antworten };
  return api.send({ method: 'PUT', path: `/beratung/${id}/bedarf`, als: makler, body });
}

async function protokolliert(id: string, werte: object = empfehlung) {
  const body = { empfohlen: 'AUSGEWOGEN', empfehlung: werte };
  const path = `/beratung/${id}/protokoll`;
  const antwort = await api.send({ method: 'PUT', path, als: makler, body });
  expect(antwort.status).toBe(200);
  return z.parse(beratungProtokollieren.responses[200], antwort.body);
}

const uebergeben = (beratungId: string) =>
  api.send({
    method: 'POST',
    path: '/beratung/kundeninformationen',
    als: makler,
    body: { produkt: 'HAUSRAT', beratungId },
  });

const senden = (id: string, headers = { 'idempotency-key': crypto.randomUUID() }) =>
  api.send({
    method: 'POST',
    path: `/beratung/${id}/senden`,
    als: makler,
    body: { email: 'jule.brandt@example.org' },
    headers,
  });

test('a broker who chooses the same customer again goes on with the advice that is open', async () => {
  const erste = await begonnen(bekannte);
  await verglichen(erste.id);
  const zweite = await begonnen(bekannte);
  expect(zweite).toMatchObject({ id: erste.id, bedarf, einstieg });
  expect((await begonnen(neue)).id).not.toBe(erste.id);
});

test('a customer of another agency is nobody he could advise', async () => {
  expect(await beginnen({ art: 'BESTAND', partnerNummer: 'P000002' })).toMatchObject({
    status: 404,
  });
});

test('the first information is asked for once a year and customer', async () => {
  const erste = await begonnen(bekannte);
  expect(erste.uebergebenAm).toBeNull();
  expect(await uebergeben(erste.id)).toMatchObject({ status: 200 });
  await verglichen(erste.id);
  await protokolliert(erste.id);
  expect(await senden(erste.id)).toMatchObject({ status: 200 });
  const naechste = await begonnen(bekannte);
  expect(naechste.id).not.toBe(erste.id);
  expect(naechste.uebergebenAm).not.toBeNull();
});

test('each of three offers has the price its own tariff says', async () => {
  const { id } = await begonnen();
  const { body } = await verglichen(id);
  const { angebote, zeilen } = z.parse(beratungVergleichen.responses[200], body);
  expect(angebote.map(({ name }) => name)).toEqual(['Basis', 'Komfort', 'Premium']);
  const preise = angebote.map(({ jahresbeitrag }) => jahresbeitrag);
  expect(preise).toEqual(preise.toSorted((a, b) => a - b));
  const { body: tarif } = await api.send({
    method: 'POST',
    path: '/hausrat/tarifieren',
    als: makler,
    body: {
      risikoOrt: { plz: einstieg.plz },
      wohnflaeche: einstieg.wohnflaeche,
      variante: 'KOMFORT',
      bauart: 'MASSIV',
      hausratDeckungen: ['GRUNDDECKUNG', 'ELEMENTAR'],
      vorschaeden: 0,
      zahlweise: 'JAEHRLICH',
      zahlart: 'LASTSCHRIFT',
    },
  });
  const jahr = z.parse(z.object({ beitrag: z.object({ nettoJahr: z.int() }) }), tarif);
  expect(jahr.beitrag.nettoJahr).toBeLessThan(preise[1] ?? 0);
  for (const { werte } of zeilen) expect(werte).toHaveLength(3);
});

test('a home nobody insures online is refused in a sentence', async () => {
  const { id } = await begonnen();
  expect(await verglichen(id, { ...einstieg, wohnflaeche: 320 })).toMatchObject({
    status: 409,
    body: { code: 'NICHT_ANGEBOTEN', errorMessage: expect.stringContaining('Schreiben Sie uns') },
  });
});

test('the record says line by line what was written down, and nothing else', async () => {
  const { id } = await begonnen();
  await uebergeben(id);
  const { body } = await verglichen(id);
  const vergleich = z.parse(beratungVergleichen.responses[200], body);
  const { abschnitte, url } = await protokolliert(id, { ...empfehlung, gewaehlt: 'GUENSTIG' });
  const vermerke = await api.database
    .select()
    .from(beratungsereignis)
    .orderBy(beratungsereignis.stelle);
  expect(vermerke.map(({ inhalt }) => inhalt.art)).toEqual([
    'BEGONNEN',
    'ERSTINFORMATION',
    'BEDARF',
    'VERGLEICH',
    'EMPFEHLUNG',
    'PROTOKOLL',
  ]);
  const gesagt = Object.fromEntries(
    abschnitte.map(({ titel, zeilen }) => [
      titel,
      zeilen.map(({ name, wert }) => (name === null ? wert : `${name}: ${wert}`)),
    ]),
  );
  const preise = vergleich.angebote.map(
    ({ name, jahresbeitrag }) =>
      `${name}: ${formatBetrag(jahresbeitrag)} im Jahr, mit Versicherungsteuer`,
  );
  expect(gesagt).toMatchObject({
    Warum: ['Anlass: Neuer Vertrag', 'Bisher versichert: Nicht versichert'],
    'Was Ihnen wichtig ist': [
      `Ihre Wünsche: ${bedarf.wuensche}`,
      `Was versichert werden soll: ${bedarf.gegenstand}`,
      `Grundlage der Angebote: ${vergleich.risiko}`,
    ],
    'Was verglichen wurde': preise,
    Gründe: ['Ich empfehle Komfort.', '– Starkregen ist dabei.'],
    'Wie Sie entschieden haben': ['Sie wählen Basis, anders als empfohlen.'],
    Verzicht: ['Auf Beratung und Dokumentation haben Sie nicht verzichtet.'],
  });
  expect(gesagt['Wer gesprochen hat']?.[0]).toBe('Kundin oder Kunde: Jule Brandt');
  expect(gesagt['Was Ihnen geraten wurde']?.[0]).toBe(preise[1]);
  const seite = await api.app.inject({ url });
  expect(seite.body).toContain('Sie wählen Basis, anders als empfohlen.');
});

test('reasons with anything but words, lists and marks in them are refused', async () => {
  const { id } = await begonnen();
  await verglichen(id);
  const [erster, ...weitere] = empfehlung.begruendung.content;
  const boese = {
    ...empfehlung,
    begruendung: {
      type: 'doc',
      content: [{ ...erster, attrs: { onclick: 'alert(1)' } }, ...weitere],
    },
  };
  const body = { empfohlen: 'AUSGEWOGEN', empfehlung: boese };
  const path = `/beratung/${id}/protokoll`;
  const antwort = await api.send({ method: 'PUT', path, als: makler, body });
  expect(antwort).toMatchObject({ status: 422 });
});

test('the customer gets the record as a file, and the application with what she chose', async () => {
  const { id } = await begonnen();
  await verglichen(id);
  await protokolliert(id);
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
  expect(await verglichen(id)).toMatchObject({ status: 404 });
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
