import { expect, type Page, type Request, test } from '@playwright/test';
import * as z from 'zod/mini';
import { applicant } from './applicant.ts';

const preisruf = /\/tarifieren$/;

test('whoever has answered the first page goes on to a price that was asked for already', async ({
  page,
}) => {
  const eva = applicant(page, '');
  const gefragt = fragenNach(page);
  await page.goto('/hausrat/antrag');
  await eva.isAt('einstieg');
  await page.getByLabel('Postleitzahl').fill('48143');
  await page.getByLabel('Wohnfläche').fill('65');
  const voraus = page.waitForResponse(preisruf);
  await eva.chooses('Was ist Ihnen am wichtigsten?', 'Ein niedriger Beitrag');
  await voraus;
  await eva.continues('Beitrag zeigen');
  await eva.isAt('angebot.steht');
  expect(await eva.premium()).toMatch(/\d,\d\d/);
  expect(gefragt).toHaveLength(1);
});

test('whoever has answered the last question goes on to a new price that was asked for already', async ({
  page,
}) => {
  const eva = applicant(page, 'preis-voraus');
  await eva.comesBackTo('vorversicherung');
  await eva.isAt('vorversicherung');
  const gefragt = fragenNach(page);
  const voraus = page.waitForResponse(preisruf);
  await eva.chooses('Wie viele Schäden', '1');
  await beschreibt(page);
  await voraus;
  await eva.continues();
  await eva.isAt('beitragPruefen');
  await expect(page.getByRole('region', { name: 'Neu' })).toContainText(
    await preis(page, gefragt[0]),
  );
  expect(gefragt).toHaveLength(1);
});

test('whoever changes her last answer before she goes on sees the price of what she answers now', async ({
  page,
}) => {
  const eva = applicant(page, 'preis-anders');
  await eva.comesBackTo('vorversicherung');
  await eva.isAt('vorversicherung');
  const gefragt = fragenNach(page);
  const voraus = page.waitForResponse(preisruf);
  await eva.chooses('Wie viele Schäden', '1');
  await beschreibt(page);
  await voraus;
  await eva.chooses('Wie viele Schäden', 'Keine');
  await eva.continues();
  await eva.isAt('person');
  await page.goto('/hausrat/antrag/angebot');
  await eva.isAt('angebot.steht');
  const gezeigt = await eva.premium();
  const [davor, jetzt] = [gefragt[0], gefragt.at(-1)];
  expect(angaben(jetzt)).toEqual({ ...angaben(davor), vorschaeden: 0 });
  expect(gezeigt).toContain(await preis(page, jetzt));
  expect(gezeigt).not.toContain(await preis(page, davor));
});

test('whoever has no line while she answers is told nothing, and has the price when she goes on', async ({
  page,
}) => {
  const eva = applicant(page, 'preis-ohne-netz');
  await eva.comesBackTo('vorversicherung');
  await eva.isAt('vorversicherung');
  await page.route(preisruf, (route) => route.abort(), { times: 1 });
  const abgewiesen = page.waitForEvent('requestfailed', (frage) => preisruf.test(frage.url()));
  await eva.chooses('Wie viele Schäden', '1');
  await page.getByLabel('Jahr').fill('2025');
  await page.getByLabel('Art des Schadens').fill('Rohrbruch');
  const vorher = await page.locator('main').innerText();
  await page.getByLabel('Schadenhöhe').fill('900');
  await abgewiesen;
  expect(await page.locator('main').innerText()).toBe(vorher);
  await eva.continues();
  await eva.isAt('beitragPruefen');
});

/** Says of the loss what there is to say: the last answer. */
async function beschreibt(page: Page): Promise<void> {
  await page.getByLabel('Jahr').fill('2025');
  await page.getByLabel('Art des Schadens').fill('Rohrbruch');
  await page.getByLabel('Schadenhöhe').fill('900');
}

function fragenNach(page: Page): Request[] {
  const gefragt: Request[] = [];
  page.on('request', (request) => {
    if (preisruf.test(request.url())) gefragt.push(request);
  });
  return gefragt;
}

/** What a customer who never answered anything else is told, as it is written. */
async function preis(page: Page, frage: Request | undefined): Promise<string> {
  const antwort = await page.request.post(frage?.url() ?? '', { data: angaben(frage) });
  const { beitrag } = gerechnet.parse(await antwort.json());
  return (beitrag.versicherungsPraemie / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 });
}

function angaben(frage: Request | undefined): Record<string, unknown> {
  return z.record(z.string(), z.unknown()).parse(frage?.postDataJSON());
}

const gerechnet = z.object({ beitrag: z.object({ versicherungsPraemie: z.number() }) });
