// Again on PostgreSQL: statements no other of these tests makes.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { berechnung } from '#contract/entities/aenderung.ts';
import * as tables from '#server/database/schema.ts';
import { beitragserhoehung, mitteilung, upload } from '#server/database/vorgangsschema.ts';
import { insertTarifierte, leeren } from '#tests/support/aenderungsaufrufe.ts';
import { demovertrag } from '#tests/support/aenderungslage.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { beendigungen } from '#tests/support/beendigung.ts';
import { nummern, people } from '#tests/support/rows.ts';

let api: TestApi;
const { hochgeladen } = beendigungen(() => api);
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => insertTarifierte(api));
afterEach(async () => {
  await api.database.delete(beitragserhoehung);
  await api.database.delete(upload);
  await leeren(api);
});
afterAll(() => api.close());

const nr = nummern.eigener;
const morgen = '2026-11-21';

test('the insured sum of a firm is raised once it has been calculated', async () => {
  const wunsch = { wirksamkeitsdatum: morgen, value: '10000000' };
  const gespeichert = await senden('PATCH', 'versicherungssumme', {
    ...(await kopf('beitrag/versicherungssumme', wunsch)),
    ...wunsch,
  });
  expect(gespeichert).toMatchObject({
    status: 200,
    body: {
      versicherungsSumme: 500_000_000,
      vorgemerkteAenderungen: [
        { art: 'versicherungssumme', text: 'Versicherungssumme: 10\u00A0Mio.\u00A0EUR' },
      ],
    },
  });
});

test('a cover is named alike by address and request', async () => {
  await wieDemo('HR250000102');
  const wunsch = { wirksamkeitsdatum: morgen, coverageType: 'WOHNSCHUTZBRIEF', wert: true };
  expect(await senden('POST', 'beitrag/deckung/GLASBRUCH', wunsch)).toMatchObject({
    status: 422,
    body: { fehler: [{ feld: 'coverageType' }] },
  });
  const gespeichert = await senden('PATCH', 'deckung/WOHNSCHUTZBRIEF', {
    ...(await kopf('beitrag/deckung/WOHNSCHUTZBRIEF', wunsch)),
    ...wunsch,
  });
  expect(gespeichert).toMatchObject({
    status: 200,
    body: {
      vorgemerkteAenderungen: [
        {
          art: 'deckung.WOHNSCHUTZBRIEF',
          text: 'Haus- und Wohnungsschutzbrief: eingeschlossen',
        },
      ],
    },
  });
  expect((await senden('DELETE', 'vormerkung/deckung.WOHNSCHUTZBRIEF', {})).status).toBe(200);
});

test('a firm takes a module in, reads what it costs, and finds it with what waits for its day', async () => {
  const wunsch = { wirksamkeitsdatum: morgen, coverageType: 'INTERNETSCHAEDEN', wert: true };
  const gespeichert = await senden('PATCH', 'deckung/INTERNETSCHAEDEN', {
    ...(await kopf('beitrag/deckung/INTERNETSCHAEDEN', wunsch)),
    ...wunsch,
  });
  expect(gespeichert).toMatchObject({
    status: 200,
    body: {
      vorgemerkteAenderungen: [
        { art: 'deckung.INTERNETSCHAEDEN', text: 'Internetschäden: eingeschlossen' },
      ],
    },
  });
});

test('a family grows by a partner who is named', async () => {
  await wieDemo('PH250000101');
  const wunsch = {
    wirksamkeitsdatum: morgen,
    familienstand: 'PAAR',
    anlass: 'HEIRAT',
    anlassDatum: '2026-10-10',
    partner: { vorname: 'Pia', nachname: 'Sommer', geburtsdatum: '1991-01-29' },
  };
  const path = `/vertrag/v2/${nr}/beitrag/phv/familienstand`;
  const berechnet = await api.send({ method: 'POST', path, als: people.kundin, body: wunsch });
  const gespeichert = await senden('PATCH', 'familienstand', {
    ...kopfAus(berechnet.body),
    ...wunsch,
  });
  expect(gespeichert).toMatchObject({
    status: 200,
    body: { vorgemerkteAenderungen: [{ text: 'Versichert: Paar (Pia Sommer)' }] },
  });
});

test('a child comes along on a trip', async () => {
  await wieDemo('RR260001001');
  const mia = { vorname: 'Mia', nachname: 'Lang', geburtsdatum: '2018-05-04' };
  const pia = { vorname: 'Pia', nachname: 'Sommer', geburtsdatum: '1991-01-29' };
  const reise = { wirksamkeitsdatum: morgen, personenkreis: 'FAMILIE', reisende: [pia, mia] };
  const mitKind = { ...(await kopf('beitrag/personenkreis', reise)), ...reise };
  expect(await senden('PATCH', 'personenkreis', mitKind)).toMatchObject({
    status: 200,
    body: {
      vorgemerkteAenderungen: [{ text: 'Wer reist: eine Familie (mit Pia Sommer, Mia Lang)' }],
    },
  });
});

test('a dearer bicycle is insured once its invoice is there, which is used up with it', async () => {
  await wieDemo('FA260000103');
  const summe = demovertrag('FA260000103').versicherungsSumme ?? 0;
  const wunsch = { wirksamkeitsdatum: morgen, value: String(summe / 100 + 500) };
  const body = { ...(await kopf('beitrag/versicherungssumme', wunsch)), ...wunsch };
  const speichern = (nachweise: string[]) =>
    senden('PATCH', 'versicherungssumme', { ...body, nachweise });
  expect(await speichern([])).toMatchObject({
    status: 422,
    body: { fehler: [{ feld: 'nachweise' }] },
  });
  const fremde = await hochgeladen(people.andererKunde, 'AENDERUNG');
  expect(await speichern([fremde])).toMatchObject({
    status: 422,
    body: {
      fehler: [{ feld: 'nachweise', text: 'Laden Sie den Nachweis bitte noch einmal hoch.' }],
    },
  });
  const rechnung = await hochgeladen(people.kundin, 'AENDERUNG');
  expect(await speichern([rechnung])).toMatchObject({
    status: 200,
    body: { vorgemerkteAenderungen: [{ art: 'versicherungssumme' }] },
  });
  const [vorgemerkt] = await api.database.select().from(tables.vormerkung);
  expect(vorgemerkt?.wert).toEqual({ value: wunsch.value });
  const [nachricht] = await api.database.select().from(mitteilung);
  const genommen = await api.database.select().from(upload).where(eq(upload.id, rechnung));
  expect(genommen).toMatchObject([{ vorgangId: nachricht?.vorgangId, laeuftAb: null }]);
});

test('a flat turns out to be larger than the contract says', async () => {
  await wieDemo('HR250000102');
  const wunsch = { wirksamkeitsdatum: morgen, wohnflaeche: 70 };
  const body = { ...(await kopf('beitrag/wohnflaeche', wunsch)), ...wunsch };
  expect(await senden('PATCH', 'wohnflaeche', body)).toMatchObject({
    status: 200,
    body: {
      hausrat: { wohnflaeche: 65 },
      vorgemerkteAenderungen: [{ art: 'wohnflaeche', text: 'Wohnfläche: 70\u00A0m²' }],
    },
  });
  expect(await senden('POST', 'beitrag/wohnflaeche', { ...wunsch, wohnflaeche: 9 })).toMatchObject({
    status: 422,
    body: { fehler: [{ feld: 'wohnflaeche' }] },
  });
  expect((await senden('DELETE', 'vormerkung/wohnflaeche', {})).status).toBe(200);
});

test('a firm whose contents are insured sells more than it said', async () => {
  await wieDemo('IA250000603');
  const wunsch = { wirksamkeitsdatum: '2027-01-01', umsatz: 20_000_000 };
  const gerechnet = await senden('POST', 'beitrag/si/umsatz', wunsch);
  expect(gerechnet).toMatchObject({
    status: 200,
    body: {
      differenzProZahlung: 0,
      hinweise: [{ code: 'UMSATZ_HOCH' }],
    },
  });
  const body = { ...(await kopf('beitrag/si/umsatz', wunsch)), ...wunsch };
  expect(await senden('PATCH', 'si/umsatz', body)).toMatchObject({
    status: 200,
    body: {
      jahresumsatz: { value: 15_000_000 },
      vorgemerkteAenderungen: [
        { art: 'sachinhaltsumsatz', text: 'Jahresumsatz: 200.000,00\u00A0EUR' },
      ],
    },
  });
  expect(await senden('POST', 'beitrag/si/umsatz', { ...wunsch, umsatz: 99_999 })).toMatchObject({
    status: 422,
    body: { fehler: [{ feld: 'umsatz' }] },
  });
  expect((await senden('DELETE', 'vormerkung/sachinhaltsumsatz', {})).status).toBe(200);
  const keiner = { wirksamkeitsdatum: '2027-01-01', jahresumsatz: 20_000_000 };
  expect(await senden('POST', 'beitrag/bhv/umsatz', keiner)).toMatchObject({ status: 409 });
  expect(await senden('POST', 'umsatz/bestaetigung', {})).toMatchObject({ status: 409 });
});

test('an e-bike turns out to be a cargo bike', async () => {
  await wieDemo('FA260000103');
  const rad = { wirksamkeitsdatum: morgen, fahrradTyp: 'LASTENRAD' };
  const lastenrad = { ...(await kopf('beitrag/fahrradtyp', rad)), ...rad };
  expect(await senden('PATCH', 'fahrradtyp', lastenrad)).toMatchObject({ status: 200 });
});

test('a move of today counts at once', async () => {
  await wieDemo('FA260000103');
  const risikoOrt = { plz: '10115', ort: 'Berlin', strasse: 'Invalidenstraße', hausnummer: '7' };
  const wunsch = { wirksamkeitsdatum: '2026-11-20', risikoOrt };
  const gespeichert = await senden('PATCH', 'risikoort', {
    ...(await kopf('beitrag/risikoort', wunsch)),
    ...wunsch,
  });
  expect(gespeichert).toMatchObject({
    status: 200,
    body: { risikoOrt, wirksamkeitsdatum: '2026-11-20', vorgemerkteAenderungen: [] },
  });
});

test('a move that ends the cover against the elements is saved once that is agreed to', async () => {
  await wieDemo('IA250000603');
  const risikoOrt = { plz: '18055', ort: 'Rostock', strasse: 'Warnowufer', hausnummer: '18' };
  const wunsch = { wirksamkeitsdatum: '2026-12-01', risikoOrt };
  const body = { ...(await kopf('beitrag/risikoort', wunsch)), ...wunsch };
  expect(await senden('PATCH', 'risikoort', body)).toMatchObject({
    status: 422,
    body: { fehler: [{ feld: 'ohneElementar' }] },
  });
  const gespeichert = await senden('PATCH', 'risikoort', { ...body, ohneElementar: true });
  expect(gespeichert).toMatchObject({
    status: 200,
    body: { elementar: true, vorgemerkteAenderungen: [{ art: 'risikoort' }] },
  });
});

test('a much dearer address opens a special termination right, until the move is taken back', async () => {
  await wieDemo('HR250000102');
  const risikoOrt = { plz: '10115', ort: 'Berlin', strasse: 'Invalidenstraße', hausnummer: '7' };
  const wohnflaeche = demovertrag('HR250000102').risiken.hausrat?.wohnflaeche;
  const wunsch = { wirksamkeitsdatum: '2026-12-01', risikoOrt, wohnflaeche };
  const body = { ...(await kopf('beitrag/risikoort', wunsch)), ...wunsch };
  expect((await senden('PATCH', 'risikoort', body)).status).toBe(200);
  expect(await api.database.select().from(beitragserhoehung)).toMatchObject([
    {
      versicherungsNummer: nr,
      grund: 'UMZUG',
      mitgeteiltAm: '2026-11-20',
      wirksamAm: '2026-12-01',
    },
  ]);
  expect((await senden('DELETE', 'vormerkung/risikoort', {})).status).toBe(200);
  expect(await api.database.$count(beitragserhoehung)).toBe(0);
});

test('other trades are first calculated and, sent with that price, saved', async () => {
  const versicherteGewerbe = { hauptgewerbe: 'Elektroinstallation', nebengewerbe: [] };
  await api.database
    .update(tables.vertrag)
    .set({ risiken: { ...demovertrag(nr).risiken, versicherteGewerbe } });
  const wunsch = {
    versicherungsNummer: nr,
    wirksamkeitsdatum: morgen,
    hauptgewerbe: '1201',
    nebengewerbe: [],
    risikofragen: { R10: false },
  };
  const gerechnet = await senden('PATCH', 'betriebsart', wunsch);
  expect(gerechnet).toMatchObject({
    status: 200,
    body: { berechnung: { beitragNeu: { netto: 24_000 } }, vertrag: null },
  });
  expect(await api.database.$count(tables.vormerkung)).toBe(0);
  const gezeigt = z.parse(z.object({ berechnung }), gerechnet.body).berechnung;
  const falsch = { ...wunsch, ...kopfAus(gezeigt), beitragErwartet: 1 };
  expect(await senden('PATCH', 'betriebsart', falsch)).toMatchObject({
    status: 409,
    body: { code: 'PREIS_GEAENDERT' },
  });
  expect(await senden('PATCH', 'betriebsart', { ...wunsch, ...kopfAus(gezeigt) })).toMatchObject({
    status: 200,
    body: {
      berechnung: null,
      vertrag: { vorgemerkteAenderungen: [{ text: 'Tätigkeiten: Friseursalon' }] },
    },
  });
  expect(await api.database.$count(tables.vormerkung)).toBe(1);
});

/** Her contract becomes what that demo contract is. */
async function wieDemo(nummer: string): Promise<void> {
  const { produkt, risiken, tarifAngaben, beitragsKomponenten, versicherungsSumme, antragsdatum } =
    demovertrag(nummer);
  await api.database
    .update(tables.vertrag)
    .set({ produkt, risiken, tarifAngaben, beitragsKomponenten, versicherungsSumme, antragsdatum })
    .where(eq(tables.vertrag.versicherungsNummer, nr));
}

async function kopf(was: string, wunsch: object) {
  return kopfAus((await senden('POST', was, wunsch)).body);
}

/** What a save says of the calculation that was shown. */
function kopfAus(antwort: unknown) {
  const { berechnungId, beitragNeu } = z.parse(berechnung, antwort);
  return {
    versicherungsNummer: nr,
    berechnungId,
    beitragErwartet: beitragNeu.versicherungsPraemie,
  };
}

function senden(method: 'POST' | 'PATCH' | 'DELETE', was: string, body: object) {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  return api.send({ method, path: `/vertrag/${nr}/${was}`, als: people.kundin, body, headers });
}
