import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { dokument, vertrag } from '#server/database/schema.ts';
import { bereiteVor, mit, schliesseAb } from '#tests/support/antrag.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { bhv } from '#tests/support/musterantraege.ts';
import { insertRows } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await insertRows(api.database);
});
afterAll(() => api.close());

const mitAllen = {
  ...mit(bhv, 'angebot', { bausteine: ['INTERNETSCHAEDEN', 'SCHLUESSEL_ERWEITERT'] }),
  // 76,50 + 24,00 + 18,00 EUR net.
  beitrag: 141_02,
};

/** The contract and the words of its policy. */
async function abgeschlossen(antrag: typeof bhv) {
  const nummer = z.parse(z.string(), (await schliesseAb(api, antrag)).versicherungsNummer);
  const [zeile] = await api.database
    .select()
    .from(vertrag)
    .where(eq(vertrag.versicherungsNummer, nummer));
  const texte = await api.database
    .select({ inhalt: dokument.inhalt, typ: dokument.typ })
    .from(dokument)
    .where(eq(dokument.versicherungsNummer, nummer));
  return { zeile, text: (typ: string) => texte.find((eines) => eines.typ === typ)?.inhalt ?? '' };
}

test('a firm that takes both modules in has a contract, a policy and conditions that say so', async () => {
  const { zeile, text } = await abgeschlossen(mitAllen);
  expect(zeile).toMatchObject({
    beitragsKomponenten: [
      { name: 'bhv', nettoJahr: 76_50 },
      { name: 'INTERNETSCHAEDEN', nettoJahr: 24_00, steuersatz: 1900 },
      { name: 'SCHLUESSEL_ERWEITERT', nettoJahr: 18_00, steuersatz: 1900 },
    ],
    risiken: { bhv: { bausteine: ['INTERNETSCHAEDEN', 'SCHLUESSEL_ERWEITERT'] } },
  });
  const schein = text('VERSICHERUNGSSCHEIN');
  expect(schein).toContain('Internetschäden');
  expect(schein).toContain('Versichert bis 1.000.000,00\u00A0EUR');
  expect(schein).toContain('Versichert bis 100.000,00\u00A0EUR');
  expect(text('AVB')).toContain(
    'Karten bis 100.000,00\u00A0EUR statt bis 50.000,00\u00A0EUR versichert',
  );
  expect(text('PIB')).toContain('Internetschäden bis 1.000.000,00\u00A0EUR');
});

test('a firm that is asked for none of them pays what it paid before there were any', async () => {
  const { zeile, text } = await abgeschlossen(
    mit(bhv, 'firma', { firmenname: 'Südlicht IT GmbH' }),
  );
  expect(zeile?.beitragsKomponenten).toMatchObject([{ name: 'bhv', nettoJahr: 76_50 }]);
  expect(zeile?.risiken).toMatchObject({ bhv: { bausteine: [] } });
  expect(text('VERSICHERUNGSSCHEIN')).toContain('Nicht versichert');
});

test('a module that does not exist cannot be applied for', async () => {
  const antwort = await bereiteVor(api, mit(bhv, 'angebot', { bausteine: ['DROHNEN'] }));
  expect(antwort).toMatchObject({ status: 409, body: { schritt: 'angebot' } });
});
