import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { dokument, vertrag } from '#server/database/schema.ts';
import { bereiteVor, mit, schliesseAb } from '#tests/support/antrag.ts';
import type { Musterantrag } from '#tests/support/antragsteile.ts';
import { tierhalter } from '#tests/support/musterantraege.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { insertRows } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await insertRows(api.database);
});
afterAll(() => api.close());

/** Worked case 8: two dogs, the second of mixed breed, 20 million and 250 EUR borne, twice a year. */
const zwei: Musterantrag = {
  ...mit(
    mit(mit(tierhalter, 'einstieg', { anzahl: 2 }), 'angebot', {
      versicherungssumme: 20_000_000_00,
      sb: 'SB_250',
      zahlweise: 'HALBJAEHRLICH',
    }),
    'hunde',
    {
      hunde: [
        { name: 'Balu' },
        {
          name: 'Emma',
          rasse: 'Dackel',
          mischling: true,
          mischlingsRasse: 'Berner Sennenhund',
          chipOrTattoo: 'AB 123',
        },
      ],
    },
  ),
  beitrag: 59_23,
};
/** Worked case 10: only with 500 EUR borne. */
const rottweiler: Musterantrag = {
  ...mit(mit(tierhalter, 'einstieg', { rasse: 'rottweiler' }), 'angebot', { sb: 'SB_500' }),
  beitrag: 98_35,
};

test.each([
  ['one dog', tierhalter],
  ['two dogs', zwei],
  ['a dog of a listed breed', rottweiler],
])('%s is insured for the price of its worked case', async (_, antrag) => {
  const { status, versicherungsNummer } = await schliesseAb(api, antrag);
  expect(status).toBe('ANGELEGT');
  expect(versicherungsNummer).toMatch(/^TH26\d{7}$/);
});

test('the contract and its policy name every dog with its breed and its number', async () => {
  const andere = mit(zwei, 'person', { vorname: 'Berta' });
  const fertig = await schliesseAb(api, andere);
  const nummer = z.parse(z.string(), fertig.versicherungsNummer);
  const [zeile] = await api.database
    .select()
    .from(vertrag)
    .where(eq(vertrag.versicherungsNummer, nummer));
  expect(zeile).toMatchObject({
    produkt: 'TIERHALTERHAFTPFLICHT',
    kuendbar: 'TAEGLICH',
    versicherungsSumme: 20_000_000_00,
    risiken: {
      selbstBeteiligung: { wert: 250_00, unit: 'ABSOLUT' },
      hunde: [
        {
          name: 'Balu',
          rasse: 'Labrador Retriever',
          mischling: false,
          mischlingsRasse: null,
          chipOrTattoo: null,
        },
        {
          name: 'Emma',
          rasse: 'Dackel',
          mischling: true,
          mischlingsRasse: 'Berner Sennenhund',
          chipOrTattoo: 'AB123',
        },
      ],
    },
  });
  const texte = await api.database
    .select({ inhalt: dokument.inhalt })
    .from(dokument)
    .where(eq(dokument.versicherungsNummer, nummer));
  const worte = texte.map(({ inhalt }) => inhalt).join('\n');
  expect(worte).toContain('Balu, Labrador Retriever');
  expect(worte).toContain('Emma, Dackel, Mischling mit Berner Sennenhund');
});

describe('no dog is insured online', () => {
  test.each([
    ['of a breed nobody knows', mit(tierhalter, 'einstieg', { rasse: 'Wolpertinger' }), 'einstieg'],
    ['of no breed', hunde({}), 'hunde'],
    ['of a second breed nobody knows', hunde({ rasse: 'Mops', mischlingsRasse: 'Yeti' }), 'hunde'],
    ['that is not named', mit(tierhalter, 'einstieg', { anzahl: 2 }), 'hunde'],
    ['more than she said', mit(hunde({ rasse: 'Mops' }), 'einstieg', { anzahl: 1 }), 'hunde'],
    ['with a number of no chip', hunde({ rasse: 'Mops', chipOrTattoo: '12' }), 'hunde'],
    ['born tomorrow', hunde({ rasse: 'Mops', geburtsdatum: '2026-11-21' }), 'hunde'],
    ['of a listed breed', mit(tierhalter, 'einstieg', { rasse: 'Bandog' }), null],
    [
      'of a mixed listed breed',
      hunde({ rasse: 'Mops', mischling: true, mischlingsRasse: 'Tosa Inu' }),
      null,
    ],
    [
      'of a breed that goes with 500 EUR borne alone',
      mit(tierhalter, 'einstieg', { rasse: 'Alano' }),
      null,
    ],
    ['that was conspicuous', mit(tierhalter, 'haltung', { auffaellig: true }), null],
    ['for a trade', mit(tierhalter, 'haltung', { nutzung: 'GEWERBLICH' }), null],
    ['for hunting', mit(tierhalter, 'haltung', { nutzung: 'JAGD' }), null],
    ['beside five others', mit(tierhalter, 'einstieg', { anzahl: 6 }), null],
    ['after two losses', mit(tierhalter, 'vorversicherung', { vorschaeden: 2 }), null],
  ])('%s', async (_, antrag, schritt) => {
    const { status, body } = await bereiteVor(api, antrag);
    const gesagt = schritt === null ? {} : { schritt };
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { code: 'NICHT_ABSCHLIESSBAR', ...gesagt },
    });
  });
});

test.each([
  ['labrador', 'Labrador Retriever'],
  ['retriever labrador', 'Labrador Retriever'],
  ['labardor', 'Labrador Retriever'],
  ['deutscher schaferhund', 'Deutscher Schäferhund'],
  ['schäfferhund', 'Deutscher Schäferhund'],
  ['Rottweiller', 'Rottweiler'],
  ['bichon frise', 'Bichon Frisé'],
  ['doberman', 'Dobermann'],
  ['yorkshir terier', 'Yorkshire Terrier'],
])('whoever types %s is offered %s', async (pattern, name) => {
  const { body } = await api.send({
    method: 'GET',
    path: `/hunderasse?pattern=${encodeURIComponent(pattern)}`,
  });
  expect(z.parse(z.array(z.object({ name: z.string() })), body).map((eine) => eine.name)).toContain(
    name,
  );
});

/** A second dog beside the usual one. */
function hunde(weiterer: object): Musterantrag {
  return mit(mit(tierhalter, 'einstieg', { anzahl: 2 }), 'hunde', {
    hunde: [{ name: 'Balu' }, { name: 'Emma', mischling: false, ...weiterer }],
  });
}
