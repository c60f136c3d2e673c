import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { markenListe } from '#contract/marken.ts';
import { antragsartenListe, bietetAn } from '#contract/produkte/produkte.ts';
import * as tables from '#server/database/schema.ts';
import { gemeinteArt } from '#server/rules/antrag/produkte.ts';
import {
  antragIdVon,
  bereiteVor,
  einreichung,
  mit,
  schliesseAb,
  stelle,
} from '#tests/support/antrag.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import type { Musterantrag } from '#tests/support/antragsteile.ts';
import { musterantraege } from '#tests/support/musterantraege.ts';
import { insertRows } from '#tests/support/rows.ts';
import { schalterMit } from '#tests/support/schalter.ts';

const schalter: Record<string, boolean> = {};
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ features: schalterMit(schalter) });
  await insertRows(api.database);
});
beforeEach(() => {
  for (const name of Object.keys(schalter)) delete schalter[name];
});
afterAll(() => api.close());

const alle = Object.entries(musterantraege);
const vertraege = () => api.database.$count(tables.vertrag);
const nichtVerfuegbar = 'Dieses Produkt ist hier nicht verfügbar.';

/** The same application without what one step asks. */
function ohne(antrag: Musterantrag, schritt: string): Musterantrag {
  const { [schritt]: _weg, ...antworten } = antrag.antworten;
  return { ...antrag, antworten };
}

/** What it is kept under, and its product. */
function zielVon({ produkt, gemeint }: Musterantrag) {
  const { art, ziel } = gemeinteArt(produkt, gemeint);
  return { art, schluessel: ziel.schluessel };
}

test('every application that can be made is tried here', () => {
  expect(alle.map(([, antrag]) => zielVon(antrag).art).toSorted()).toEqual(
    antragsartenListe.toSorted(),
  );
});

describe.each(alle)('whoever applies for %s through the calls alone', (_, antrag) => {
  test.each(Object.keys(antrag.antworten))(
    'is sent back to the step that was left out: %s',
    async (schritt) => {
      const vorher = await vertraege();
      const { status, body } = await bereiteVor(api, ohne(antrag, schritt));
      expect(status).toBe(409);
      expect(z.parse(ablehnung, body)).toMatchObject({ code: 'NICHT_ABSCHLIESSBAR', schritt });
      // Nor once it was prepared with it.
      const antragId = await antragIdVon(bereiteVor(api, antrag));
      const zuletzt = await stelle(
        api,
        antrag.produkt,
        einreichung(ohne(antrag, schritt), antragId),
      );
      expect(zuletzt.status).toBe(409);
      expect(await vertraege()).toBe(vorher);
    },
  );

  test('has none without the documents, their declarations, or the price she saw', async () => {
    const vorher = await vertraege();
    const antragId = await antragIdVon(bereiteVor(api, antrag));
    const unvorbereitet = crypto.randomUUID();
    const ohneErklaerung = { ...antrag.antworten, abschluss: { antragId, einwilligungen: {} } };
    const anfragen = [
      einreichung(antrag, unvorbereitet),
      einreichung(antrag, antragId, { antworten: ohneErklaerung }),
      einreichung(antrag, antragId, { antworten: antrag.antworten }),
      einreichung(antrag, antragId, { beitragErwartet: antrag.beitrag + 1 }),
    ];
    for (const anfrage of anfragen) {
      expect((await stelle(api, antrag.produkt, anfrage)).status).toBe(409);
    }
    expect(await vertraege()).toBe(vorher);
  });

  test.each(markenListe.filter((marke) => !bietetAn(marke, zielVon(antrag).schluessel)))(
    'is refused under the brand %s, which does not sell it, at each of its calls',
    async (marke) => {
      const felder = { marke };
      const vorher = await vertraege();
      const abgelehnt = { status: 409, body: { schritt: null, errorMessage: nichtVerfuegbar } };
      expect(await bereiteVor(api, antrag, { felder })).toMatchObject(abgelehnt);
      const antragId = await antragIdVon(bereiteVor(api, antrag));
      const zuletzt = await stelle(api, antrag.produkt, einreichung(antrag, antragId, felder));
      expect(zuletzt.status).toBe(409);
      expect(await entwurf(antrag, marke)).toMatchObject({
        status: 422,
        body: { fehler: [{ feld: 'produkt', text: nichtVerfuegbar }] },
      });
      expect(await vertraege()).toBe(vorher);
    },
  );

  test('keeps a draft of it under a brand that sells it', async () => {
    expect((await entwurf(antrag, 'andsafe')).status).toBe(200);
  });

  test('pays by bill once a year while that is switched on, and not while it is off', async () => {
    const imJahr = mit(antrag, 'angebot', { zahlweise: 'JAEHRLICH' });
    const perRechnung = mit(imJahr, 'kontaktZahlung', { zahlart: 'RECHNUNG' });
    const antragId = await antragIdVon(bereiteVor(api, perRechnung));
    schalter['antrag-rechnung'] = false;
    const abgelehnt = { status: 409, body: { schritt: 'kontaktZahlung' } };
    expect(await bereiteVor(api, perRechnung)).toMatchObject(abgelehnt);
    expect(await stelle(api, antrag.produkt, einreichung(perRechnung, antragId))).toMatchObject(
      abgelehnt,
    );
  });

  // Last: a concluded application takes no other request.
  test('has a contract where everything was said', async () => {
    expect((await schliesseAb(api, antrag)).status).toBe('ANGELEGT');
  });
});

const ablehnung = z.looseObject({ code: z.string(), schritt: z.nullable(z.string()) });

function entwurf(antrag: Musterantrag, marke: string) {
  return api.send({
    method: 'POST',
    path: '/entwurf',
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      produkt: zielVon(antrag).art,
      marke,
      antworten: { einstieg: antrag.antworten['einstieg'] },
      schritt: 'angebot',
      schema: 5,
      variante: null,
      tarifVersion: null,
      beitrag: null,
      vermittlerNummer: null,
      plz: '48143',
      email: null,
    },
  });
}
