import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { vermittlereinstellung, zustimmung } from '#server/database/kontoschema.ts';
import * as tables from '#server/database/schema.ts';
import { openTestApi, type Person, type TestApi } from '#tests/support/api.ts';
import { beendigungen, zugestellt } from '#tests/support/beendigung.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';
import { meldung, schadenaufrufe, wohnung } from '#tests/support/schadenaufrufe.ts';

let api: TestApi;
const { kuendige, nimmZurueck, leeren } = beendigungen(() => api);
const { melde, vertragMit } = schadenaufrufe(() => api);
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  await insertRows(api.database);
  // As they begin: all of them on.
  await api.database.delete(vermittlereinstellung);
});
afterEach(async () => {
  await leeren();
  api.mails.length = 0;
});
afterAll(() => api.close());

const { betreuerin, fremderUntervermittler, kundin, leser, makler } = people;
const kuendigt = (als: Person) => kuendige(als, 'ZU_TEUER', '2026-12-31');
const setzt = (als: Person, mails: object) =>
  api.send({ method: 'PATCH', path: '/vermittler/einstellungen', als, body: { mails } });
const sperre = ({ sub }: Person) =>
  api.database.update(tables.zugang).set({ gesperrt: true }).where(eq(tables.zugang.sub, sub));

/** Subjects of the mails to somebody, oldest first. */
async function anSie({ sub }: Person): Promise<string[]> {
  await zugestellt(api);
  return api.mails.filter(({ an }) => an === `${sub}@example.org`).map(({ betreff }) => betreff);
}

test('whoever looks after a contract hears that it is cancelled and that it goes on, and nobody else of the agency does', async () => {
  expect((await kuendigt(kundin)).status).toBe(200);
  expect((await nimmZurueck(kundin)).status).toBe(200);
  const nummer = nummern.eigener;
  expect(await anSie(betreuerin)).toEqual([
    `Vertrag ${nummer}: gekündigt`,
    `Vertrag ${nummer}: Kündigung zurückgenommen`,
  ]);
  expect(await anSie(makler)).toEqual([]);
  const mail = api.mails.find(({ an }) => an.startsWith(betreuerin.sub));
  expect(mail?.text).toContain(`Vertrag ${nummer}`);
  expect(mail?.text).not.toContain('Lena');
});

test('whoever has switched the mail off gets none, and of a claim still hears', async () => {
  await vertragMit({ betreuer: fremderUntervermittler.sub });
  await setzt(betreuerin, { KUENDIGUNG: false });
  await kuendigt(kundin);
  expect(await anSie(betreuerin)).toEqual([]);
  expect((await melde(meldung)).status).toBe(200);
  expect(await anSie(fremderUntervermittler)).toEqual([`Schaden gemeldet: ${wohnung}`]);
  await setzt(fremderUntervermittler, { SCHADEN: false });
  expect((await melde({ ...meldung, trotzdem: true })).status).toBe(200);
  expect(await anSie(fremderUntervermittler)).toHaveLength(1);
});

test('the owner hears of it where nobody who may see the contract looks after it', async () => {
  await sperre(betreuerin);
  await kuendigt(kundin);
  expect(await anSie(makler)).toEqual([`Vertrag ${nummern.eigener}: gekündigt`]);
});

test('nobody hears of customers before he has accepted the terms', async () => {
  await api.database
    .delete(zustimmung)
    .where(and(eq(zustimmung.portal, 'vermittler'), eq(zustimmung.sub, betreuerin.sub)));
  await kuendigt(kundin);
  expect(await anSie(betreuerin)).toEqual([]);
});

test('everybody who runs the agency hears of it where the owner cannot be reached', async () => {
  await sperre(betreuerin);
  await sperre(makler);
  await api.database
    .update(tables.zugang)
    .set({ rechte: ['agenturVerwalten'] })
    .where(eq(tables.zugang.sub, leser.sub));
  await kuendigt(kundin);
  expect(await anSie(leser)).toEqual([`Vertrag ${nummern.eigener}: gekündigt`]);
});

test('whoever looks after a contract hears that it is revoked', async () => {
  await api.database
    .update(tables.vertrag)
    .set({ antragsdatum: '2026-11-18' })
    .where(eq(tables.vertrag.versicherungsNummer, nummern.eigener));
  const widerruf = await api.send({
    method: 'DELETE',
    path: `/vertrag/${nummern.eigener}/widerruf/KEINE_ANGABE`,
    als: kundin,
    body: {},
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(widerruf.status).toBe(200);
  expect(await anSie(betreuerin)).toEqual([`Vertrag ${nummern.eigener}: widerrufen`]);
});

test('nobody is told of what he did himself', async () => {
  await api.database
    .update(tables.zugang)
    .set({ rechte: ['kundenSehen', 'schadenMelden'] })
    .where(eq(tables.zugang.sub, fremderUntervermittler.sub));
  await vertragMit({ betreuer: fremderUntervermittler.sub });
  const selbst = await melde(
    { ...meldung, kundeInformiert: true },
    { als: fremderUntervermittler },
  );
  expect(selbst.status).toBe(200);
  expect(await anSie(fremderUntervermittler)).toEqual([]);
});
