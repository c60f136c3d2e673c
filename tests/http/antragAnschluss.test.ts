import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { vertrag } from '#server/database/schema.ts';
import { consents } from '#server/reference/consents.ts';
import { antragIdVon, bereiteVor, einreichung, mit, stelle } from '#tests/support/antrag.ts';
import type { Musterantrag } from '#tests/support/antragsteile.ts';
import { bhv, fahrrad, phv, vh, hausrat, tierhalter } from '#tests/support/musterantraege.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { insertRows } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await insertRows(api.database);
});
beforeEach(() => api.setNow('2026-11-20T10:00:00Z'));
afterAll(() => api.close());

/** A contract that runs elsewhere until that day. */
const laufend = (antrag: Musterantrag, laeuftNochBis: string): Musterantrag =>
  mit(antrag, 'vorversicherung', {
    vorversicherungVorhanden: true,
    vorversicherer: 'Beispiel Versicherung',
    gekuendigtDurch: 'LAEUFT_NOCH',
    laeuftNochBis,
  });
const heute = (antrag: Musterantrag) =>
  mit(antrag, 'angebot', { versicherungsbeginn: '2026-11-20' });

/** What only a begin within the period of revocation asks for is not asked. */
const spaeterErklaert = Object.fromEntries(
  consents
    .filter(({ bedingung = 'LASTSCHRIFT', pflicht }) => pflicht && bedingung === 'LASTSCHRIFT')
    .map(({ id, version }) => [id, version]),
);

async function beginnNach(antrag: Musterantrag) {
  const antragId = await antragIdVon(bereiteVor(api, antrag));
  const antworten = {
    ...antrag.antworten,
    abschluss: { antragId, einwilligungen: spaeterErklaert },
  };
  const body = { ...einreichung(antrag, antragId), antworten };
  const { body: ende } = await stelle(api, antrag.produkt, body);
  const { versicherungsNummer } = z.parse(z.object({ versicherungsNummer: z.string() }), ende);
  const [zeile] = await api.database
    .select()
    .from(vertrag)
    .where(eq(vertrag.versicherungsNummer, versicherungsNummer));
  return zeile?.beginnverlegung ?? zeile?.vertragsBeginn;
}

const alle: [string, Musterantrag][] = [
  ['of a home', hausrat],
  ['of a bicycle', fahrrad],
  ['of a professional', vh],
  ['of a firm', bhv],
  ['of a dog', tierhalter],
  ['of a person', phv],
];

describe('while a contract elsewhere runs', () => {
  test.each(alle)(
    'the cover %s that nobody chose a day for begins the day after it',
    async (_, antrag) => {
      expect(await beginnNach(laufend(antrag, '2027-02-28'))).toBe('2027-03-01');
    },
  );

  test.each(alle)('the cover %s does not begin today, as she chose', async (_, antrag) => {
    expect(await bereiteVor(api, heute(laufend(antrag, '2027-02-28')))).toMatchObject({
      status: 409,
      body: { code: 'NICHT_ABSCHLIESSBAR', schritt: 'anschluss' },
    });
  });

  test.each(alle)('the cover %s begins where she laid it then', async (_, antrag) => {
    const gewaehlt = heute(laufend(antrag, '2027-02-28'));
    expect(await beginnNach(mit(gewaehlt, 'anschluss', { beginn: '2027-03-01' }))).toBe(
      '2027-03-01',
    );
  });

  test('no other day than the one after it counts as laid', async () => {
    const gewaehlt = heute(laufend(hausrat, '2027-02-28'));
    expect(
      await bereiteVor(api, mit(gewaehlt, 'anschluss', { beginn: '2027-02-28' })),
    ).toMatchObject({ status: 409, body: { schritt: 'anschluss' } });
  });

  test.each([
    [
      'for more than a year ahead',
      '2028-06-30',
      'Für den Anschluss am 1.\u00A0Juli 2028 können Sie ab dem 2.\u00A0Juli 2027 abschließen.',
    ],
    ['no longer', '2026-11-19', 'Geben Sie einen Tag ab heute ein'],
    [
      'longer than any can',
      '2031-01-01',
      'Geben Sie den nächsten Tag ein, zu dem Sie kündigen können.',
    ],
  ])('one that runs %s is refused where it is named', async (_, bis, text) => {
    const { status, body } = await bereiteVor(api, laufend(hausrat, bis));
    expect({ status, body }).toMatchObject({ status: 409, body: { schritt: 'vorversicherung' } });
    expect(JSON.stringify(body)).toContain(text);
  });
});
