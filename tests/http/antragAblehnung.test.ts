// Again on PostgreSQL: statements no other of these tests makes.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as tabellen from '#server/database/antragsschema.ts';
import * as tables from '#server/database/schema.ts';
import {
  antragIdVon,
  bereiteVor,
  einreichung,
  erklaerungen,
  mit,
  schliesseAb,
  stelle,
} from '#tests/support/antrag.ts';
import { hausrat } from '#tests/support/musterantraege.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { insertRows } from '#tests/support/rows.ts';
import { schalterMit } from '#tests/support/schalter.ts';

const schalter: Record<string, boolean> = {};

let api: TestApi;
let vertraegeVorher = 0;
beforeAll(async () => {
  api = await openTestApi({ features: schalterMit(schalter) });
  await insertRows(api.database);
  vertraegeVorher = await api.database.$count(tables.vertrag);
});
beforeEach(() => {
  for (const name of Object.keys(schalter)) delete schalter[name];
  api.setNow('2026-11-20T10:00:00Z');
});
afterAll(() => api.close());

const abgelehnt = (code: string, schritt: string | null, errorMessage: string) => ({
  status: 409,
  body: { code, schritt, errorMessage },
});
describe('a contract is not concluded', () => {
  let antragId = '';
  beforeEach(async () => {
    antragId = await antragIdVon(bereiteVor(api, hausrat));
  });

  const mitErklaerungen = (einwilligungen: Record<string, string>) => {
    const antworten = { ...hausrat.antworten, abschluss: { antragId, einwilligungen } };
    return stelle(api, 'hausrat', einreichung(hausrat, antragId, { antworten }));
  };

  test('without the documents having been read', async () => {
    const body = einreichung(hausrat, antragId, { antworten: hausrat.antworten });
    expect(await stelle(api, 'hausrat', body)).toMatchObject({
      status: 409,
      body: { code: 'UNTERLAGEN_VERALTET', schritt: 'abschluss' },
    });
  });

  test('with declarations for the documents of another application', async () => {
    const fremde = await antragIdVon(bereiteVor(api, mit(hausrat, 'person', { vorname: 'Eva' })));
    const abschluss = { antragId: fremde, einwilligungen: erklaerungen };
    const antworten = { ...hausrat.antworten, abschluss };
    const antwort = await stelle(api, 'hausrat', einreichung(hausrat, antragId, { antworten }));
    expect(antwort).toMatchObject({
      status: 409,
      body: { code: 'UNTERLAGEN_VERALTET', schritt: 'abschluss' },
    });
  });

  test('while a declaration is missing', async () => {
    const { SEPA_MANDAT: _keines, ...andere } = erklaerungen;
    expect(await mitErklaerungen(andere)).toMatchObject(
      abgelehnt(
        'ERKLAERUNG_FEHLT',
        'abschluss',
        'Bitte lesen und bestätigen Sie noch: „Ich erteile das SEPA-Lastschriftmandat.“',
      ),
    );
  });

  test('on a declaration in an old version, required or not', async () => {
    const alt = '2025-01-01';
    for (const id of ['DATENSCHUTZ', 'WERBUNG']) {
      expect(await mitErklaerungen({ ...erklaerungen, [id]: alt })).toMatchObject({
        status: 409,
        body: { code: 'ERKLAERUNG_FEHLT', schritt: 'abschluss' },
      });
    }
  });

  test('without a word about known losses when cover began yesterday', async () => {
    const gestern = mit(hausrat, 'angebot', { versicherungsbeginn: '2026-11-19' });
    const id = await antragIdVon(bereiteVor(api, gestern));
    expect(await stelle(api, 'hausrat', einreichung(gestern, id))).toMatchObject({
      status: 409,
      body: {
        schritt: 'abschluss',
        errorMessage:
          'Bitte lesen und bestätigen Sie noch: „Mir sind für die Zeit seit dem gewünschten Beginn keine Schäden bekannt.“',
      },
    });
  });

  test('on other answers than those the documents were made from', async () => {
    const anderer = mit(hausrat, 'kontaktZahlung', { handynummer: '+491701234568' });
    expect(await stelle(api, 'hausrat', einreichung(anderer, antragId))).toMatchObject(
      abgelehnt(
        'UNTERLAGEN_VERALTET',
        'abschluss',
        'Ihre Unterlagen passen nicht mehr zu Ihren Angaben. Bitte lesen Sie die neuen Unterlagen.',
      ),
    );
  });

  test.each([
    ['another brand', { marke: 'hfk' }],
    ['another broker', { vermittlerNummer: '4711000002' }],
    ['another account', {}],
  ])('for %s than the documents name', async (was, felder) => {
    const anderer =
      was === 'another account'
        ? mit(hausrat, 'kontaktZahlung', { iban: 'DE02500105170137075030' })
        : was === 'another brand'
          ? mit(hausrat, 'angebot', { variante: 'BASIS' })
          : hausrat;
    const antwort = await stelle(api, 'hausrat', einreichung(anderer, antragId, felder));
    expect(antwort).toMatchObject({ status: 409, body: { code: 'UNTERLAGEN_VERALTET' } });
  });

  test('on documents nobody made, or made 14 days ago', async () => {
    const unbekannt = einreichung(hausrat, crypto.randomUUID());
    const veraltet = { status: 409, body: { code: 'UNTERLAGEN_VERALTET' } };
    expect(await stelle(api, 'hausrat', unbekannt)).toMatchObject(veraltet);
    api.setNow('2026-12-04T10:00:01Z');
    const morgen = mit(hausrat, 'angebot', { versicherungsbeginn: '2026-12-05' });
    expect(await stelle(api, 'hausrat', einreichung(morgen, antragId))).toMatchObject(veraltet);
  });

  test('at another price than the one shown', async () => {
    const body = einreichung(hausrat, antragId, { beitragErwartet: hausrat.beitrag - 1 });
    expect(await stelle(api, 'hausrat', body)).toMatchObject(
      abgelehnt(
        'BEITRAG_GEAENDERT',
        'angebot',
        'Der Beitrag hat sich geändert. Bitte prüfen Sie ihn noch einmal.',
      ),
    );
  });

  test('at another price than her documents say, although it is the one of today', async () => {
    const { antrag } = tabellen;
    const beitrag = hausrat.beitrag - 100;
    await api.database
      .update(antrag)
      .set({ tarifVersion: 'RT-2025', beitrag })
      .where(eq(antrag.id, antragId));
    expect(await stelle(api, 'hausrat', einreichung(hausrat, antragId))).toMatchObject({
      status: 409,
      body: { code: 'UNTERLAGEN_VERALTET', schritt: 'abschluss' },
    });
  });

  test('under another key than the application’s', async () => {
    const schluessel = crypto.randomUUID();
    const antwort = await stelle(api, 'hausrat', einreichung(hausrat, antragId), { schluessel });
    expect(antwort).toMatchObject({ status: 422, body: { fehler: [{ feld: 'idempotency-key' }] } });
  });

  test('with a day that has passed since', async () => {
    api.setNow('2026-11-23T10:00:00Z');
    expect(await stelle(api, 'hausrat', einreichung(hausrat, antragId))).toMatchObject({
      status: 409,
      body: { code: 'NICHT_ABSCHLIESSBAR', schritt: 'angebot' },
    });
  });
});

test('none of what was refused has left a contract', async () => {
  expect(await api.database.$count(tables.vertrag)).toBe(vertraegeVorher);
});

test('a refusal is mended under the same key', async () => {
  const antragId = await antragIdVon(bereiteVor(api, hausrat));
  const falsch = einreichung(hausrat, antragId, { beitragErwartet: 1 });
  expect((await stelle(api, 'hausrat', falsch)).status).toBe(409);
  expect((await stelle(api, 'hausrat', einreichung(hausrat, antragId))).status).toBe(200);
});

describe('with codes switched on', () => {
  beforeEach(() => {
    schalter['antrag-tan'] = true;
  });

  const nummer = '+491701234567';
  const bestaetige = async (handynummer = nummer) => {
    await api.send({ method: 'POST', path: '/verifikation/tan/generieren', body: { handynummer } });
    const code = /\d{6}/.exec(api.sms.at(-1)?.text ?? '')?.[0];
    const body = { handynummer, code };
    const antwort = await api.send({ method: 'POST', path: '/verifikation/tan/pruefen', body });
    return z.parse(z.object({ nachweis: z.string() }), antwort.body).nachweis;
  };
  const noetig = abgelehnt(
    'NACHWEIS_NOETIG',
    'kontaktZahlung',
    'Bitte bestätigen Sie Ihre Handynummer noch einmal mit einem Code.',
  );

  test('nobody concludes without having confirmed the phone', async () => {
    expect(await bereiteVor(api, hausrat)).toMatchObject(noetig);
    const felder = { nachweis: 'geraten' };
    expect(await bereiteVor(api, hausrat, { felder })).toMatchObject(noetig);
  });

  test('the proof counts for its number, for a day, and for one contract', async () => {
    const fremd = { nachweis: await bestaetige('+491701234599') };
    expect(await bereiteVor(api, hausrat, { felder: fremd })).toMatchObject(noetig);
    const felder = { nachweis: await bestaetige() };
    // Of her own: the same answers as before would only get the earlier contract again.
    const eigener = mit(hausrat, 'person', { vorname: 'Gesa' });
    expect((await schliesseAb(api, eigener, { felder })).status).toBe('ANGELEGT');
    const nochmal = mit(hausrat, 'person', { vorname: 'Hanna' });
    expect(await bereiteVor(api, nochmal, { felder })).toMatchObject(noetig);
    const alt = { nachweis: await bestaetige() };
    api.setNow('2026-11-21T10:00:01Z');
    expect(await bereiteVor(api, nochmal, { felder: alt })).toMatchObject(noetig);
  });

  test('a refused application leaves the proof as it was', async () => {
    const felder = { nachweis: await bestaetige() };
    const antrag = mit(hausrat, 'person', { vorname: 'Ida' });
    const antragId = await antragIdVon(bereiteVor(api, antrag, { felder }));
    const falsch = einreichung(antrag, antragId, { ...felder, beitragErwartet: 1 });
    expect((await stelle(api, 'hausrat', falsch)).status).toBe(409);
    expect((await stelle(api, 'hausrat', einreichung(antrag, antragId, felder))).status).toBe(200);
  });
});
