import { expect, test } from '@playwright/test';
import { applicant } from './applicant.ts';
import { Line } from './line.ts';

const steps = [
  'einstieg',
  'angebot.steht',
  'wohnung',
  'inhalt',
  'vorversicherung',
  'person',
  'kontaktZahlung.angaben',
] as const;
/** Where it says more than "Weiter". */
const buttons: Partial<Record<(typeof steps)[number], string>> = {
  einstieg: 'Beitrag zeigen',
  'angebot.steht': 'Mit diesem Beitrag weiter',
};

test('a customer goes Back to the first step and Forward again, and every step is as she left it', async ({
  page,
}) => {
  const anna = applicant(page, 'zurueck-und-vor');
  await anna.comesBackTo('');
  for (const step of steps) {
    await anna.isAt(step);
    if (step === 'kontaktZahlung.angaben') break;
    await anna.continues(buttons[step]);
  }
  const before = steps.slice(0, -1);
  for (const step of before.toReversed()) {
    await page.goBack();
    await anna.isAt(step);
  }
  await expect(page.getByLabel('Postleitzahl')).toHaveValue('10115');
  for (const step of steps.slice(1)) {
    await page.goForward();
    await anna.isAt(step);
  }
});

test('a customer who opens the address of a step, or reloads it, is at that step', async ({
  page,
}) => {
  const anna = applicant(page, 'adresse-des-schritts');
  await anna.comesBackTo('kontaktZahlung');
  await anna.isAt('kontaktZahlung.angaben');
  for (const step of steps.slice(1)) {
    const path = `/hausrat/antrag/${step.split('.')[0]}`;
    await page.goto(path);
    await anna.isAt(step);
    await page.reload();
    await anna.isAt(step);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});

test('whoever opens a step without having answered the ones before begins at the first', async ({
  page,
}) => {
  for (const step of ['wohnung', 'angebot', 'kontaktZahlung', 'abschluss', 'gibt-es-nicht']) {
    await page.goto(`/hausrat/antrag/${step}`);
    await applicant(page, '').isAt('einstieg');
    await expect(page).toHaveURL(/\/hausrat\/antrag$/);
  }
});

test('a customer who reloads at the end is asked for her account once more and for nothing else', async ({
  page,
}) => {
  const anna = applicant(page, 'am-ende-neu-geladen');
  await anna.isReadyToConclude();
  await page.reload();
  await expect(page.getByLabel('IBAN')).toHaveValue('');
  await expect(page.getByLabel('E-Mail-Adresse', { exact: true })).toHaveValue(anna.email);
  await anna.pays();
  await anna.declares();
});

test('a customer with two tabs has two applications, and neither touches the other', async ({
  page,
  context,
}) => {
  const anna = applicant(page, 'reiter-1');
  const secondTab = await context.newPage();
  const other = applicant(secondTab, 'reiter-2');
  await anna.comesBackTo('angebot');
  await anna.isAt('angebot.steht');
  const price = await anna.premium();
  await other.comesBackTo('angebot', { angebot: { versicherungssumme: 100_000_00 } });
  await other.isAt('angebot.steht');
  expect(await other.premium()).not.toBe(price);
  await page.reload();
  await anna.isAt('angebot.steht');
  expect(await anna.premium()).toBe(price);
});

test('a customer whose line breaks while later pages are fetched ahead gets them once it is back', async ({
  page,
}) => {
  const anna = applicant(page, 'im-tunnel');
  for (const kind of ['js', 'css']) {
    const part = new RegExp(`/assets/Abschluss-[^/]+\\.${kind}$`);
    await page.route(part, (route) => route.abort('connectionreset'), { times: 1 });
  }
  const lost = page.waitForEvent('requestfailed');
  await anna.comesBackTo('kontaktZahlung');
  await anna.isAt('kontaktZahlung.angaben');
  expect((await lost).url()).toContain('/assets/Abschluss-');
  await anna.pays();
  await anna.declares();
});

test('a customer whose page a release has replaced reads so, and loses nothing when she loads it anew', async ({
  page,
}) => {
  const anna = applicant(page, 'neue-version');
  const part = /\/assets\/Abschluss-[^/]+\.js$/;
  await page.route(part, (route) => route.fulfill({ status: 404 }));
  await anna.comesBackTo('kontaktZahlung');
  await anna.isAt('kontaktZahlung.angaben');
  await expect(page.getByText('Es gibt eine neue Version dieser Seite.')).toBeVisible();
  await page.unroute(part);
  await page.getByRole('button', { name: 'Seite neu laden' }).click();
  await expect(page.getByText('Es gibt eine neue Version dieser Seite.')).toBeHidden();
  await anna.isAt('kontaktZahlung.angaben');
  await anna.pays();
  await anna.declares();
});

test('a customer whose line is cut in the middle loses nothing and goes on when it is back', async ({
  browser,
  baseURL,
}) => {
  const line = await Line.to(baseURL ?? '');
  const context = await browser.newContext({ baseURL: line.origin });
  const page = await context.newPage();
  const anna = applicant(page, 'leitung-weg');
  await anna.comesBackTo('angebot');
  await anna.isAt('angebot.steht');
  await line.cut();
  await anna.chooses('Selbstbeteiligung', '500\u00A0EUR');
  await anna.isAt('angebot.unberechnet');
  await expect(page.getByText('Es gilt weiter, was Sie vorher gewählt hatten.')).toBeVisible();
  await expect(page.getByRole('radio', { name: '500\u00A0EUR' })).not.toBeChecked();
  await line.mend();
  await page.reload();
  await anna.isAt('angebot.unberechnet');
  await anna.continues('Noch einmal berechnen');
  await anna.isAt('angebot.steht');
  await expect(page.getByRole('radio', { name: '500\u00A0EUR' })).toBeChecked();
  await anna.takesTheOffer();
  await anna.passes('wohnung', 'inhalt', 'vorversicherung', 'person');
  await anna.pays();
  await anna.declares();
  await line.cut();
  await anna.concludes();
  await anna.isAt('abschliessenFehlgeschlagen');
  await line.mend();
  await anna.concludes();
  await anna.hasOneContract();
  await context.close();
  await line.close();
});
