import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { vertrag } from '#contract/entities/vertrag.ts';
import * as tables from '#server/database/schema.ts';
import * as vorgang from '#server/database/vorgangsschema.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { beendigungen } from '#tests/support/beendigung.ts';
import { eventually } from '#tests/support/eventually.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';

const nr = nummern.eigener;

let api: TestApi;
const { kuendige, nimmZurueck, leeren } = beendigungen(() => api);
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  await insertRows(api.database);
  // 571,20 EUR a year from 1 January.
  await api.database
    .update(tables.vertrag)
    .set({ produkt: 'HAUSRAT', kuendbar: 'TAEGLICH' })
    .where(eq(tables.vertrag.versicherungsNummer, nr));
});
afterEach(async () => {
  await leeren();
  api.mails.length = 0;
});
afterAll(() => api.close());

async function schulde(betrag: number): Promise<void> {
  const zeile = { art: 'FOLGEBEITRAG', betrag, faelligAm: '2026-10-01' } as const;
  const id = crypto.randomUUID();
  await api.database.insert(vorgang.forderung).values({ ...zeile, id, versicherungsNummer: nr });
}

async function rueckstand() {
  const antwort = await api.send({ method: 'GET', path: `/vertrag/${nr}`, als: people.kundin });
  return z.parse(vertrag, antwort.body).rueckstand;
}

test('a customer whose open instalment was settled with her refund owes nothing any more', async () => {
  await schulde(1_000);
  // 48,51 EUR for 31 days of 365.
  expect(await kuendige(people.kundin, 'WECHSEL', '2026-11-30')).toMatchObject({
    body: { erstattung: 3_851 },
  });
  expect(await rueckstand()).toBeNull();
});

test('a customer whose refund is less than what is open owes the rest', async () => {
  await schulde(57_120);
  expect(await kuendige(people.kundin, 'WECHSEL', '2026-11-30')).toMatchObject({
    body: { erstattung: 0 },
  });
  expect(await rueckstand()).toMatchObject({ betrag: 57_120 - 4_851 });
  const mail = await eventually(() => {
    const eine = api.mails.find(({ betreff }) => betreff === 'Kündigungsbestätigung');
    expect(eine).toBeDefined();
    return eine?.text.replaceAll('\u00A0', ' ');
  });
  expect(mail).toContain(
    'Von dem, was offen war, haben wir 48,51 EUR mit Ihrem Guthaben verrechnet.',
  );
  expect(mail).toContain('Offen bleiben davon 522,69 EUR.');
});

test('a customer who takes her cancellation back owes again what was settled', async () => {
  await schulde(1_000);
  await kuendige(people.kundin, 'WECHSEL', '2026-11-30');
  expect((await nimmZurueck(people.kundin)).status).toBe(200);
  expect(await rueckstand()).toMatchObject({ betrag: 1_000 });
});
