import { expect, type Page, test } from '@playwright/test';
import * as z from 'zod/mini';
import { demoEinwilligungen } from '#server/seeds/einwilligungen.ts';
import { accessibilityOf } from '#tests/support/axe.ts';
import { customer } from './customer.ts';

const jonas = 'jonas.wolf@example.org';
const token = demoEinwilligungen.find(({ name }) => name === 'offen')?.token ?? '';

test('somebody who was hurt opens the link of a mail, agrees, reads the paper and takes it back without the link', async ({
  page,
}) => {
  const he = customer(page);
  const types = (name: string, text: string) =>
    page.locator(`main [name="${name}"]:is(input, textarea)`).fill(text);
  const chooses = (value: string) =>
    page.locator(`main input[value="${value}"]`).check({ force: true });
  const goesOn = () => page.getByRole('button', { name: 'Weiter', exact: true }).click();

  await page.goto(`/einwilligung/#ref=${token}`);
  await he.seesHeading('Dürfen wir nachfragen?');
  expect(page.url()).not.toContain(token);
  await goesOn();
  await he.seesHeading('Wie entscheiden Sie?');
  await expect(page.locator('main input:checked')).toHaveCount(0);
  await chooses('EINZELFALL');
  await goesOn();
  await he.seesHeading('Wen dürfen wir fragen?');
  await chooses('ARZT');
  await types('stellen.0.name', 'Praxis Dr. Sand');
  await types('stellen.0.ort', 'Münster');
  await types('stellen.0.behandlungszeitraum', 'Seit dem Unfall');
  await goesOn();
  await he.seesHeading('Für wen erklären Sie das?');
  await chooses('SELBST');
  await goesOn();
  await he.seesHeading('Ihre Erklärung');
  expect(await storedIn(page)).not.toMatch(/Sand|Unfall|EINZELFALL/);
  await page.locator('main [name="entbunden"]').check({ force: true });
  await types('name', 'Jonas Wolf');
  await page.getByRole('button', { name: 'Einwilligung erteilen' }).click();
  await he.seesHeading('Ihre Einwilligung gilt');
  const paper = page.getByRole('link', { name: 'Erklärung als PDF speichern' });
  const answer = await page.request.get((await paper.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');

  // The mail is lost: he says who he is.
  await page.goto('/');
  await page.goto('/einwilligung/');
  await he.seesHeading('Wer sind Sie?');
  // Its mails name the claim.
  await expect.poll(() => mailFor(page, nummer)).toMatch(nummer);
  await types('schadenNummer', await mailFor(page, nummer));
  await types('geburtsdatum', '12.03.1994');
  await types('plz', '48155');
  await page.getByRole('button', { name: 'Code anfordern' }).click();
  await he.seesHeading('Geben Sie den Code ein');
  await expect.poll(() => mailFor(page, ziffern)).toMatch(ziffern);
  await page.getByLabel('Code', { exact: true }).fill(await mailFor(page, ziffern));
  await he.seesHeading('Ihre Einwilligung gilt');
  await page.getByRole('button', { name: 'Einwilligung widerrufen' }).click();
  await he.seesHeading('Ihre Einwilligung ist widerrufen');
  expect(await accessibilityOf(page)).toEqual([]);
  await expect.poll(() => mailFor(page, /Ihren Widerruf bekommen/)).not.toBe('');
});

const ziffern = /\b\d{6}\b/;
const nummer = /S\d{2}-\d{7}/;
const outbox = z.array(z.object({ betreff: z.string(), text: z.string() }));

/** What fits in the mails to him, the newest first. */
async function mailFor(page: Page, what: RegExp): Promise<string> {
  const answer = await page.request.get('/dev/outbox.json', { params: { an: jonas } });
  const mails = outbox
    .parse(await answer.json())
    .map(({ betreff, text }) => what.exec(`${betreff}\n${text}`)?.[0]);
  return mails.find((found) => found !== undefined) ?? '';
}

function storedIn(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  );
}
