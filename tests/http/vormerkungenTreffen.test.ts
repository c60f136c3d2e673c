// Again on PostgreSQL: pending changes in the order of their time stamps.
import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { berechnung } from '#contract/entities/aenderung.ts';
import * as tables from '#server/database/schema.ts';
import { bewerteVertrag, tarifAngabenVon } from '#server/rules/tarif/vertragstarif.ts';
import { leeren } from '#tests/support/aenderungsaufrufe.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { eventually } from '#tests/support/eventually.ts';
import { nachtwelt } from '#tests/support/nachtwelt.ts';
import { grundvertrag, insertRows, nummern, people } from '#tests/support/rows.ts';

const nr = nummern.eigener;
const tarifAngaben = tarifAngabenVon('HAUSRAT', {
  risikoOrt: { plz: '48143', strasse: 'Ludgeristraße' },
  wohnflaeche: 65,
});
const muenster = { strasse: 'Ludgeristraße', hausnummer: '12', plz: '48143', ort: 'Münster' };
const hamburg = { strasse: 'Domstraße', hausnummer: '3', plz: '20095', ort: 'Hamburg' };
/** Floods come often there: no cover against the elements. */
const essen = { strasse: 'Uferstraße', hausnummer: '5', plz: '45127', ort: 'Essen' };

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  await insertRows(api.database);
  const bewertung = bewerteVertrag('HAUSRAT', tarifAngaben, grundvertrag.antragsdatum);
  await api.database
    .update(tables.vertrag)
    .set({
      produkt: 'HAUSRAT',
      versicherungsTyp: 'HAUSRAT',
      versicherungsSumme: 4_225_000,
      tarifAngaben,
      zahlweise: 'MONATLICH',
      beitragsKomponenten: bewertung?.ergebnis === 'VERSICHERBAR' ? bewertung.komponenten : [],
      hauptfaelligkeitTag: 25,
      hauptfaelligkeitMonat: 5,
      kuendbar: 'TAEGLICH',
      risiken: {
        deckungsVarianten: [],
        selbstBeteiligung: { wert: 0, unit: 'ABSOLUT' },
        elementar: false,
        risikoOrt: muenster,
        hausrat: {
          plz: '48143',
          wohnflaeche: 65,
          hausratDeckungen: ['GRUNDDECKUNG'],
          elementarEinschliessbar: true,
          hfkVariante: null,
        },
      },
    })
    .where(eq(tables.vertrag.versicherungsNummer, nr));
});
afterEach(() => leeren(api));
afterAll(() => api.close());

const umzug = (wirksamkeitsdatum: string, risikoOrt: object) => ({
  wirksamkeitsdatum,
  risikoOrt,
  wohnflaeche: 65,
});
const elementar = (wirksamkeitsdatum: string) => ({
  wirksamkeitsdatum,
  elementar: true,
  elementarVorschaden: false,
});

async function rechne(art: string, wunsch: object) {
  const path = `/vertrag/${nr}/beitrag/${art}`;
  const antwort = await api.send({ method: 'POST', path, als: people.kundin, body: wunsch });
  expect(antwort.status).toBe(200);
  return z.parse(berechnung, antwort.body);
}

async function speichere(art: string, wunsch: object, dazu: object = {}) {
  const { berechnungId, beitragNeu } = await rechne(art, wunsch);
  return api.send({
    method: 'PATCH',
    path: `/vertrag/${nr}/${art}`,
    als: people.kundin,
    body: {
      ...wunsch,
      ...dazu,
      versicherungsNummer: nr,
      berechnungId,
      beitragErwartet: beitragNeu.versicherungsPraemie,
    },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
}

function loesche(art: string) {
  return api.send({
    method: 'DELETE',
    path: `/vertrag/${nr}/vormerkung/${art}`,
    als: people.kundin,
    body: {},
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
}

const vorgemerkte = () =>
  api.database
    .select({
      art: tables.vormerkung.art,
      beitrag: tables.vormerkung.versicherungsPraemie,
    })
    .from(tables.vormerkung)
    .orderBy(asc(tables.vormerkung.wirksamkeitsdatum));

async function letzteMail(betreff: RegExp): Promise<string> {
  await eventually(() => expect(api.mails.at(-1)?.betreff).toMatch(betreff));
  return api.mails.at(-1)?.text ?? '';
}

test('a customer who pays by the month pays the difference of a few days once, and no rest of the year', async () => {
  const gerechnet = await rechne('risikoort', umzug('2026-12-20', hamburg));
  const { beitragAlt, beitragNeu } = gerechnet;
  const mehr = beitragNeu.versicherungsPraemie - beitragAlt.versicherungsPraemie;
  // Five days of a period of thirty.
  const anteil = Math.round((mehr * 5) / 30);
  expect(gerechnet).toMatchObject({
    anteilBisHauptfaelligkeit: anteil,
    naechsteFaelligkeit: '2026-12-25',
    verlauf: [
      { eigener: false },
      { eigener: true, einmalig: { betrag: anteil, am: '2026-12-25' } },
    ],
  });
  await speichere('risikoort', umzug('2026-12-20', hamburg));
  const text = await letzteMail(/Vertragsänderung zum 20.12.2026/);
  expect(text).toMatch(/Am 25\.12\.2026 kommen dazu einmalig \d,\d\d\sEUR als Ausgleich/);
  const [nachtrag] = await api.database.select().from(tables.dokument);
  expect(nachtrag?.inhalt).toContain('zusätzlich am 25.12.2026');
});

test('a customer who deletes in one window what another window deleted already reads so', async () => {
  await speichere('elementar', elementar('2027-03-01'));
  expect(await loesche('elementar')).toMatchObject({ status: 200 });
  expect(await loesche('elementar')).toMatchObject({
    status: 409,
    body: {
      code: 'NICHT_VORGEMERKT',
      errorMessage:
        'Diese Änderung ist nicht mehr vorgemerkt. Ihren Stand sehen Sie bei Ihrem Vertrag.',
    },
  });
});

test('a customer who moves in spring and adds cover in summer reads the price of the new address', async () => {
  await speichere('risikoort', umzug('2027-01-10', hamburg));
  const [{ beitrag: inHamburg } = { beitrag: null }] = await vorgemerkte();
  const dort = await rechne('elementar', elementar('2027-03-01'));
  expect(dort.beitragAlt.versicherungsPraemie).toBe(inHamburg);
  expect(dort.verlauf.map(({ ab, eigener }) => [ab, eigener])).toEqual([
    ['2026-11-20', false],
    ['2027-01-10', false],
    ['2027-03-01', true],
  ]);
});

test('a customer who moves before a pending change is told what that one will cost then, and is charged it', async () => {
  await speichere('elementar', elementar('2027-03-01'));
  const [{ beitrag: angekuendigt } = { beitrag: null }] = await vorgemerkte();
  const gerechnet = await rechne('risikoort', umzug('2027-01-10', hamburg));
  const satz = /^Dadurch beträgt Ihr Beitrag ab 01\.03\.2027 .* EUR statt .* EUR\.$/;
  expect(gerechnet.hinweise.map(({ text }) => text.replaceAll('\u00A0', ' '))).toContainEqual(
    expect.stringMatching(satz),
  );
  await speichere('risikoort', umzug('2027-01-10', hamburg));
  const [, elementarschutz] = await vorgemerkte();
  expect(elementarschutz?.beitrag).not.toBe(angekuendigt);
  expect(elementarschutz?.beitrag).toBe(gerechnet.verlauf.at(-1)?.versicherungsPraemie);
  expect((await letzteMail(/10.01.2027/)).replaceAll('\u00A0', ' ')).toMatch(/Dadurch beträgt Ihr/);
  const welt = nachtwelt(api.database);
  await welt.nacht('2027-01-10');
  await welt.nacht('2027-03-01');
  expect((await welt.vertrag()).risiken.elementar).toBe(true);
  // Nothing costs other than it was announced, so nobody is written to.
  expect((await welt.betreffe()).filter((eine) => eine.startsWith('Ihr Beitrag ab'))).toEqual([]);
});

test('a customer who moves where floods come often loses the pending cover knowingly, and in the same save', async () => {
  await speichere('elementar', elementar('2027-03-01'));
  const gerechnet = await rechne('risikoort', umzug('2027-01-10', essen));
  expect(gerechnet.entfallende).toEqual([
    {
      art: 'elementar',
      wirksamkeitsdatum: '2027-03-01',
      was: 'Elementarschutz: eingeschlossen',
      grund: 'Für diese Adresse können wir leider keinen Elementarschutz anbieten.',
    },
  ]);
  expect(gerechnet.verlauf).toHaveLength(2);
  expect(await speichere('risikoort', umzug('2027-01-10', essen))).toMatchObject({
    status: 422,
    body: { fehler: [{ feld: 'entfallendesBestaetigt' }] },
  });
  expect(await vorgemerkte()).toHaveLength(1);
  const ja = { entfallendesBestaetigt: true };
  expect(await speichere('risikoort', umzug('2027-01-10', essen), ja)).toMatchObject({
    status: 200,
    body: { vorgemerkteAenderungen: [{ art: 'risikoort' }] },
  });
  expect(await letzteMail(/10.01.2027/)).toContain(
    'Ihre vorgemerkte Änderung zum 01.03.2027 entfällt: Elementarschutz: eingeschlossen.',
  );
});

test('a customer who adds cover before a pending move hears that it ends there', async () => {
  await speichere('risikoort', umzug('2027-04-10', essen));
  const { hinweise, entfallende } = await rechne('elementar', elementar('2027-01-10'));
  expect(entfallende).toEqual([]);
  expect(hinweise).toContainEqual({
    code: 'ENDET_MIT_VORMERKUNG',
    text: 'Zum 10.04.2027 haben Sie eine Änderung vorgemerkt. An der neuen Adresse entfällt der Elementarschutz.',
  });
});

test('a customer who deletes a pending move is told what the change after it costs without it', async () => {
  await speichere('elementar', elementar('2027-03-01'));
  const [{ beitrag: ohneUmzug } = { beitrag: null }] = await vorgemerkte();
  await speichere('risikoort', umzug('2027-01-10', hamburg));
  expect((await loesche('risikoort')).status).toBe(200);
  expect(await vorgemerkte()).toEqual([{ art: 'elementar', beitrag: ohneUmzug }]);
  const text = await letzteMail(/ist gelöscht/);
  expect(text.replaceAll('\u00A0', ' ')).toMatch(/Dadurch beträgt Ihr Beitrag ab 01\.03\.2027/);
  expect(text).not.toContain('bleibt, wie er ist');
});

test('a pending move away from the water is not deleted under the cover that needs it', async () => {
  await api.database
    .update(tables.vertrag)
    .set({ tarifAngaben: { ...tarifAngaben, risikoOrt: { plz: '45127', strasse: 'Uferstraße' } } })
    .where(eq(tables.vertrag.versicherungsNummer, nr));
  await speichere('risikoort', umzug('2027-01-10', hamburg));
  await speichere('elementar', elementar('2027-03-01'));
  expect(await loesche('risikoort')).toMatchObject({
    status: 409,
    body: {
      code: 'VORGEMERKT',
      errorMessage:
        'Ihre Änderung zum 01.03.2027 ist nur mit dieser zusammen möglich. Bitte löschen Sie zuerst jene.',
    },
  });
});
