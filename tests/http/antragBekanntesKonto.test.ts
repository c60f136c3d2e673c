import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as tables from '#server/database/schema.ts';
import { ibanMaskiert } from '#server/repositories/vertragsansicht.ts';
import {
  antragIdVon,
  bereiteVor,
  einreichung,
  mit,
  schliesseAb,
  stelle,
} from '#tests/support/antrag.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { hausrat } from '#tests/support/musterantraege.ts';
import { insertRows, people } from '#tests/support/rows.ts';

const { partner, vertrag } = tables;
const iban = 'DE02500105170137075030';
const konto = { iban, swiftBic: 'INGDDEFFXXX', kontoinhaber: 'Lena Krüger' };

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await insertRows(api.database);
  await api.database
    .update(partner)
    .set({ geburtsdatum: '1987-05-06' })
    .where(eq(partner.partnerNummer, 'P000001'));
});
beforeEach(() => hat(konto));
afterAll(() => api.close());

/** Every contract of hers is debited from that account. */
async function hat(bankverbindung: typeof konto) {
  await api.database
    .update(vertrag)
    .set({ bankverbindung, status: 'LAUFEND' })
    .where(eq(vertrag.partnerNummer, 'P000001'));
}

const lena = { vorname: 'Lena', nachname: 'Krüger', geburtsdatum: '1987-05-06' };
const alsLena = mit(hausrat, 'person', lena);
const bestaetigt = mit(alsLena, 'kontaktZahlung', { iban: ibanMaskiert(iban) });
const ohneKonto = {
  status: 409,
  body: { schritt: 'kontaktZahlung', errorMessage: 'Bitte geben Sie Ihre IBAN ein.' },
};

test('a customer who confirms the account of her contracts is debited from it', async () => {
  const { versicherungsNummer } = await schliesseAb(api, bestaetigt, { als: people.kundin });
  const [zeile] = await api.database
    .select()
    .from(vertrag)
    .where(eq(vertrag.versicherungsNummer, versicherungsNummer ?? ''));
  expect(zeile?.bankverbindung).toEqual(konto);
});

test('nobody is debited by an end of a number who is not signed in, or somebody else', async () => {
  expect(await bereiteVor(api, bestaetigt)).toMatchObject(ohneKonto);
  expect(await bereiteVor(api, bestaetigt, { als: people.makler })).toMatchObject(ohneKonto);
  const antragId = await antragIdVon(bereiteVor(api, alsLena, { als: people.kundin }));
  expect(await stelle(api, 'hausrat', einreichung(bestaetigt, antragId))).toMatchObject(ohneKonto);
});

test.each([
  [
    'with another end',
    mit(bestaetigt, 'kontaktZahlung', { iban: ibanMaskiert(`${iban.slice(0, -1)}1`) }),
  ],
  ['without any digit', mit(bestaetigt, 'kontaktZahlung', { iban: 'DE********************' })],
])('an account %s is none of hers', async (_, antrag) => {
  expect((await bereiteVor(api, antrag, { als: people.kundin })).status).toBe(409);
});

test('the account of somebody else, or of a contract that has ended, is asked for again', async () => {
  await hat({ ...konto, kontoinhaber: 'Otto Krüger' });
  expect(await bereiteVor(api, bestaetigt, { als: people.kundin })).toMatchObject(ohneKonto);
  await hat(konto);
  await api.database
    .update(vertrag)
    .set({ status: 'BEENDET' })
    .where(eq(vertrag.partnerNummer, 'P000001'));
  expect(await bereiteVor(api, bestaetigt, { als: people.kundin })).toMatchObject(ohneKonto);
});
