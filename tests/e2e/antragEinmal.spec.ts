import { expect, type Page, test } from '@playwright/test';
import { applicant } from './applicant.ts';

const call = '**/api/hausrat/antrag';

/** The call arrives and is answered, and nobody hears the answer. */
async function dropAnswers(page: Page): Promise<void> {
  await page.route(call, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
}

test('a customer who clicks twice has one contract', async ({ page }) => {
  const anna = applicant(page, 'doppelklick');
  await anna.isReadyToConclude();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/hausrat/antrag')) sent.push(request.url());
  });
  await page.getByRole('button', { name: 'Jetzt kostenpflichtig abschließen' }).dblclick();
  await anna.hasOneContract();
  expect(sent).toHaveLength(1);
});

test('a customer whose answer got lost tries again and has one contract', async ({ page }) => {
  const anna = applicant(page, 'antwort-verloren');
  await anna.isReadyToConclude();
  await dropAnswers(page);
  await anna.concludes();
  await anna.isAt('abschliessenFehlgeschlagen');
  await expect(page.locator(':focus')).toContainText('entsteht nur ein Vertrag');
  await page.unroute(call);
  await anna.concludes();
  await anna.hasOneContract();
});

test('a customer whose answer got lost changes an answer, reads that there is a contract, and gets no second', async ({
  page,
}) => {
  const anna = applicant(page, 'danach-geaendert');
  await anna.isReadyToConclude();
  await dropAnswers(page);
  await anna.concludes();
  await anna.isAt('abschliessenFehlgeschlagen');
  await page.unroute(call);
  await anna.choosesTheHigherDeductible();
  await anna.isAt('abschluss.fehlgeschlagen');
  await expect(page.getByText('Ihr Vertrag besteht schon')).toBeVisible();
  await page.reload();
  await anna.pays();
  await anna.isAt('abschluss.fehlgeschlagen');
  expect(await anna.contracts()).toHaveLength(1);
});

test('a customer whose call never arrived changes an answer and has the contract she means', async ({
  page,
}) => {
  const anna = applicant(page, 'nie-angekommen');
  await anna.isReadyToConclude();
  let late = { url: '', headers: {}, data: '' };
  await page.route(call, async (route) => {
    const request = route.request();
    late = { url: request.url(), headers: request.headers(), data: request.postData() ?? '' };
    await route.abort('connectionreset');
  });
  await anna.concludes();
  await anna.isAt('abschliessenFehlgeschlagen');
  await page.unroute(call);
  await anna.choosesTheHigherDeductible();
  await anna.declares();
  // Somewhere on the way it was held up.
  const answer = await page.request.post(late.url, { headers: late.headers, data: late.data });
  expect(answer.status()).toBe(409);
  await anna.concludes();
  await anna.hasOneContract();
});

test('a customer who takes a declaration back after her answer got lost reads that the first ones count', async ({
  page,
}) => {
  const anna = applicant(page, 'anders-erklaert');
  await anna.isReadyToConclude();
  await dropAnswers(page);
  await anna.concludes();
  await anna.isAt('abschliessenFehlgeschlagen');
  await page.unroute(call);
  await anna.edits('Person');
  await anna.isAt('person');
  await anna.continues();
  await anna.declares();
  await page.getByRole('checkbox', { name: /Angebote/ }).check();
  await anna.concludes();
  await expect(page.getByText('Ihr Vertrag besteht schon')).toBeVisible();
  expect(await anna.contracts()).toHaveLength(1);
});

test('a customer who reloads while her application is submitted goes through the end again and has one contract', async ({
  page,
}) => {
  const anna = applicant(page, 'neu-geladen');
  await anna.isReadyToConclude();
  await dropAnswers(page);
  const sent = page.waitForRequest(call);
  await anna.concludes();
  await sent;
  await page.reload();
  await expect.poll(() => anna.contracts()).toHaveLength(1);
  await page.unroute(call);
  await anna.pays();
  await anna.declares();
  await anna.concludes();
  await anna.hasOneContract();
});

test('a customer with the same application in two tabs who submits both has one contract', async ({
  page,
  context,
}) => {
  const anna = applicant(page, 'zwei-reiter');
  const other = applicant(await context.newPage(), 'zwei-reiter');
  await anna.isReadyToConclude();
  await other.isReadyToConclude();
  await Promise.all([anna.concludes(), other.concludes()]);
  await anna.hasOneContract();
  await other.hasOneContract();
});

test('a customer who reads that her draft is a contract elsewhere goes on all the same and gets no second one', async ({
  page,
  browser,
}) => {
  const anna = applicant(page, 'entwurf-anderswo');
  await anna.isReadyToConclude();
  const dialog = page.getByRole('dialog');
  const saving = page.getByRole('button', { name: 'Entwurf speichern' });
  await saving.click();
  await dialog.getByRole('button', { name: 'Entwurf speichern' }).click();
  await expect(page.getByText(/Der Link ist unterwegs/)).toBeVisible();

  const device = await browser.newContext();
  const there = applicant(await device.newPage(), 'entwurf-anderswo');
  await there.goesOnWithHerDraft('10115');
  await there.pays();
  await there.declares();
  // Otherwise it would be the same application, and she is told of her contract once more.
  await there.choosesTheHigherDeductible();
  await there.declares();
  await there.concludes();
  await there.hasOneContract();
  await device.close();

  await saving.click();
  await dialog.getByRole('button', { name: 'Änderungen speichern' }).click();
  const told = 'Aus diesem Entwurf ist schon ein Vertrag geworden.';
  await expect(dialog.getByText(told)).toBeVisible();
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect(dialog).toHaveCount(0);
  const answer = page.waitForResponse(call);
  await anna.concludes();
  expect((await answer).status()).toBe(409);
  await expect(page.locator('main').getByText(told)).toBeVisible();
  expect(await anna.contracts()).toHaveLength(1);
});

test('a customer who reloads the confirmation, or goes Back and Forward, sees it again and begins no second application', async ({
  page,
}) => {
  const anna = applicant(page, 'bestaetigung-neu-geladen');
  await anna.isReadyToConclude();
  await anna.concludes();
  await anna.hasOneContract();
  const number = await page.getByText(/^HR\d{9}$/).innerText();
  await page.reload();
  await anna.isAt('bestaetigung');
  await expect(page.getByText(number)).toBeVisible();
  await page.goBack();
  await page.goForward();
  await anna.isAt('bestaetigung');
  await expect(page.getByText(number)).toBeVisible();
  await page.goto('/hausrat/antrag');
  await anna.isAt('einstieg');
});
