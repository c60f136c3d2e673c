import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { abschluss } from '#contract/endpoints/antrag/aufrufe.ts';
import { tagePlus } from '#contract/tag.ts';
import { naechsterWerktag } from '#contract/werktage.ts';
import { fristen } from '#contract/zahlen.ts';
import { einwilligung } from '#server/database/antragsschema.ts';
import * as tables from '#server/database/schema.ts';
import { consents } from '#server/reference/consents.ts';
import {
  antragIdVon,
  bereiteVor,
  einreichung,
  erklaerungen,
  mit,
  stelle,
} from '#tests/support/antrag.ts';
import type { Musterantrag } from '#tests/support/antragsteile.ts';
import { hausrat } from '#tests/support/musterantraege.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { insertRows } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ rateLimit: { max: 1_000 } });
  await insertRows(api.database);
});
afterAll(() => api.close());

const heute = '2026-11-20';

/** Concludes with just these declarations. */
async function schliesstMit(antrag: Musterantrag, einwilligungen: Record<string, string>) {
  const antragId = await antragIdVon(bereiteVor(api, antrag));
  const antworten = { ...antrag.antworten, abschluss: { antragId, einwilligungen } };
  return stelle(api, antrag.produkt, einreichung(antrag, antragId, { antworten }));
}

/** Home contents of another person each, with cover from that day on. */
function ab(beginn: string, vorname: string): Musterantrag {
  const person = mit(hausrat, 'person', { vorname });
  return mit(person, 'angebot', { beginnverlegung: beginn });
}

const nummerAus = (body: unknown) =>
  z.parse(z.string(), z.parse(abschluss, body).versicherungsNummer);
const { BEGINN_VOR_FRISTENDE: _frueh, ...ohneFruehenBeginn } = erklaerungen;
const letzterTag = naechsterWerktag(tagePlus(heute, fristen.widerrufTage));

test('a customer whose cover begins on the last day she may revoke must consent to it', async () => {
  const antrag = ab(letzterTag, 'Clara');
  expect(await schliesstMit(antrag, ohneFruehenBeginn)).toMatchObject({
    status: 409,
    body: {
      code: 'ERKLAERUNG_FEHLT',
      schritt: 'abschluss',
      errorMessage:
        'Bitte lesen und bestätigen Sie noch: „Ich stimme zu, dass der Versicherungsschutz vor Ende der Widerrufsfrist beginnt. Ich kann trotzdem widerrufen.“',
    },
  });
  expect((await schliesstMit(antrag, erklaerungen)).status).toBe(200);
});

test('a customer whose cover begins a day later is not asked, and nothing of it is kept', async () => {
  const spaeter = ab(tagePlus(letzterTag, 1), 'Dora');
  const { status, body } = await schliesstMit(spaeter, ohneFruehenBeginn);
  expect(status).toBe(200);
  expect((await gegebene(nummerAus(body))).map(({ consent }) => consent)).not.toContain(
    'BEGINN_VOR_FRISTENDE',
  );
});

test('what only stood above the button is kept by its version and time, and is printed in her application', async () => {
  const saetze = consents.filter(({ satz }) => satz);
  expect(saetze.length).toBeGreaterThan(0);
  const { body } = await schliesstMit(mit(hausrat, 'person', { vorname: 'Emma' }), erklaerungen);
  const gegeben = await gegebene(nummerAus(body));
  for (const { id, version } of saetze) {
    const erteiltAm = new Date(`${heute}T10:00:00Z`);
    expect(gegeben).toContainEqual(expect.objectContaining({ consent: id, version, erteiltAm }));
  }
  const antrag = z.parse(abschluss, body).dokumente.find(({ typ }) => typ === 'ANTRAG');
  const { payload } = await api.app.inject({ url: antrag?.url ?? '' });
  for (const { text } of saetze) expect(payload.replaceAll('&nbsp;', ' ')).toContain(text);
});

test('what speaks of a paper names it in its own words, and the paper is among those she was given', async () => {
  const { body } = await bereiteVor(api, mit(hausrat, 'person', { vorname: 'Frida' }));
  const gegeben = z.parse(vorbereitung, body).dokumente.map(({ typ }) => typ);
  const papiere = consents.flatMap(({ text, papier }) => (papier ? [{ text, ...papier }] : []));
  expect(papiere.map(({ typ }) => typ)).toEqual(
    expect.arrayContaining(['DATENSCHUTZ', 'WIDERRUFSBELEHRUNG', 'ANZEIGEPFLICHT']),
  );
  for (const { text, typ, wort } of papiere) {
    expect(text.split(wort)).toHaveLength(2);
    expect(gegeben).toContain(typ);
  }
});

const vorbereitung = z.object({ dokumente: z.array(z.object({ typ: z.string() })) });

function gegebene(versicherungsNummer: string) {
  return api.database
    .select()
    .from(einwilligung)
    .where(eq(einwilligung.versicherungsNummer, versicherungsNummer));
}

test('whoever pays by bill is asked for no mandate and leaves no account', async () => {
  const { iban: _ohne, ...kontaktZahlung } = z.parse(
    z.looseObject({}),
    hausrat.antworten['kontaktZahlung'],
  );
  const rechnung = {
    ...hausrat,
    antworten: {
      ...hausrat.antworten,
      kontaktZahlung: { ...kontaktZahlung, zahlart: 'RECHNUNG' },
    },
  };
  const { SEPA_MANDAT: _keines, ...einwilligungen } = erklaerungen;
  const vorbereitung = await bereiteVor(api, rechnung);
  expect(JSON.stringify(vorbereitung.body)).not.toContain('SEPA_MANDAT');
  const { body } = await schliesstMit(rechnung, einwilligungen);
  const [zeile] = await api.database
    .select()
    .from(tables.vertrag)
    .where(eq(tables.vertrag.versicherungsNummer, nummerAus(body)));
  expect(zeile?.bankverbindung).toBeNull();
});
