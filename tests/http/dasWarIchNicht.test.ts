import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { postausgang } from '#server/database/antragsschema.ts';
import * as tables from '#server/database/schema.ts';
import * as vorgang from '#server/database/vorgangsschema.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { zugestellt } from '#tests/support/beendigung.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';
import { linksIn, widerrufslinks } from '#tests/support/widerrufslink.ts';

const nr = nummern.eigener;
const hinterlegt = 'p000001@example.org';
const fremd = 'fremd@example.net';

let api: TestApi;
const { erklaere, mails, mailAn, loese } = widerrufslinks(() => api);

beforeEach(async () => {
  api = await openTestApi();
  await insertRows(api.database);
  // Concluded ten days ago: the period ends on 24 November.
  await vertragIst({
    antragsdatum: '2026-11-10',
    unterlagenErhaltenAm: '2026-11-10',
    vertragsBeginn: '2026-11-15',
    mandatsreferenz: `${nr}-01`,
  });
});
afterEach(() => api.close());

test('a holder who revoked herself meanwhile is not told that her contract goes on', async () => {
  await erklaere(fremd);
  const [, nicht = ''] = linksIn((await mailAn(hinterlegt)).text);
  const selbst = await api.send({
    method: 'DELETE',
    path: `/vertrag/${nr}/widerruf/KEINE_ANGABE`,
    als: people.kundin,
    body: {},
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(selbst.status).toBe(200);
  expect(await loese(nicht)).toMatchObject({ status: 200, body: { laeuftWeiter: false } });
  const { text } = await mailAn(hinterlegt, 'Wir führen diesen Widerruf nicht aus');
  expect(text).toContain('Wir führen diesen Widerruf nicht aus.');
  expect(text).not.toContain('bleibt, wie er ist');
});

test('a holder whose contract runs is told that it stays, and nobody at the desk is bothered', async () => {
  await erklaere(fremd);
  const [, nicht = ''] = linksIn((await mailAn(hinterlegt)).text);
  expect(await loese(nicht)).toMatchObject({ status: 200, body: { laeuftWeiter: true } });
  const { text } = await mailAn(hinterlegt, 'Ihr Vertrag läuft weiter');
  expect(text).toContain('Ihr Vertrag bleibt, wie er ist.');
  await zugestellt(api);
  expect(api.mails.filter(({ betreff }) => /nicht ausführen/.test(betreff))).toEqual([]);
});

test('the desk that has a revocation to check hears that the holder denied it', async () => {
  await erklaere(fremd);
  const [, nicht = ''] = linksIn((await mailAn(hinterlegt)).text);
  await api.database.update(vorgang.beendigung).set({ status: 'IN_PRUEFUNG' });
  await loese(nicht);
  await zugestellt(api);
  const anUns = api.mails.filter(({ betreff }) => betreff === `Widerruf nicht ausführen: ${nr}`);
  expect(anUns).toHaveLength(1);
  expect(anUns[0]?.an).not.toBe(hinterlegt);
  expect(anUns[0]?.text).toContain(`Vertragsnummer: ${nr}`);
  expect(anUns[0]?.text).toContain('Bitte führen Sie ihn nicht aus.');
});

test('a holder whose contract would have ended meanwhile anyway reads that it ended, not that it goes on', async () => {
  await vertragIst({ status: 'AUSLAUFEND', kuendbar: 'NEIN', beendigungsdatum: '2026-11-21' });
  await erklaere(hinterlegt);
  const [nicht = ''] = linksIn((await mailAn(hinterlegt, 'Widerrufsbestätigung')).text);
  api.setNow('2026-11-23T10:00:00Z');
  expect(await loese(nicht)).toMatchObject({ status: 200, body: { laeuftWeiter: false } });
  const { text } = await mailAn(hinterlegt, 'Rücknahme bestätigt');
  expect(text).toContain('Ihr Vertrag hat wie vorher am 21.11.2026 geendet.');
  expect(text).not.toMatch(/läuft weiter|gelten wieder/);
  expect(mails(fremd)).toEqual([]);
  expect(await api.database.select().from(postausgang)).toEqual([]);
});

async function vertragIst(anders: Partial<typeof tables.vertrag.$inferInsert>): Promise<void> {
  await api.database
    .update(tables.vertrag)
    .set(anders)
    .where(eq(tables.vertrag.versicherungsNummer, nr));
}
