import { expect, type Page, test } from '@playwright/test';
import * as z from 'zod/mini';
import { accessibilityOf } from '#tests/support/axe.ts';
import { customer } from './customer.ts';

const ida = 'ida.kern@example.org';
const deniz = 'deniz.yilmaz@example.org';

/** Yesterday in Berlin, as somebody types it. */
const gestern = new Date(Date.now() - 86_400_000).toLocaleDateString('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Berlin',
});

test('somebody whose scooter was damaged reports it without an account, and the insured finds a message that does not name her', async ({
  page,
  browser,
}) => {
  const she = customer(page);
  const types = (name: string, text: string) =>
    page.locator(`main [name="${name}"]:is(input, textarea)`).fill(text);
  const chooses = (value: string) =>
    page.locator(`main input[value="${value}"]`).check({ force: true });
  const goesOn = () => page.getByRole('button', { name: 'Weiter', exact: true }).click();

  await page.goto('/schaden-melden/');
  await page.getByRole('link', { name: 'Ich bin Geschädigte:r' }).click();
  await she.seesHeading('Wer hat den Schaden verursacht?');
  await chooses('phv');
  await types('versicherungsNummer', '240000201');
  await types('name', 'Yilmaz');
  await goesOn();

  await she.seesHeading('Wer sind Sie?');
  await chooses('FRAU');
  await types('name', 'Ida Kern');
  await types('plz', '48155');
  await types('ort', 'Münster');
  await types('strasse', 'Am Hafen');
  await types('hausnummer', '7');
  await types('email', ida);
  await types('telefon', '0251 1234567');
  await goesOn();

  await she.seesHeading('Was ist passiert?');
  await chooses('SACHSCHADEN');
  await types('schadendatum', gestern);
  await types('ort', 'Prinzipalmarkt, Münster');
  await types('hergang', 'Er ist mit dem Rad gegen meinen Roller gefahren.');
  await goesOn();

  await she.seesHeading('Was fordern Sie?');
  await types('positionen.0.bezeichnung', 'Roller');
  await types('positionen.0.betrag', '420');
  await page.locator('main input[name="vorsteuerabzug"]').last().check({ force: true });
  await types('iban', 'DE02120300000000202051');
  await goesOn();

  await she.seesHeading('Stimmt alles?');
  expect(await accessibilityOf(page)).toEqual([]);
  // Neither the account nor her words are kept anywhere in the browser.
  expect(await storedIn(page)).not.toMatch(/DE02|Roller|Prinzipalmarkt/);
  await page.locator('main [name="wahr"]').check({ force: true });
  await page.getByRole('button', { name: 'Code anfordern und senden' }).click();
  await she.seesHeading('Bestätigen Sie Ihre E\u2011Mail-Adresse');
  await expect.poll(() => codeFor(page)).toMatch(/^\d{6}$/);
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(page));
  await she.seesHeading('Vielen Dank. Ihre Meldung ist bei uns.');
  const satz = await page.getByText(/Ihre Vorgangsnummer lautet G\d{2}-\d{7}\./).textContent();
  expect(await accessibilityOf(page)).toEqual([]);
  const nummer = /G\d{2}-\d{7}/.exec(satz ?? '')?.[0] ?? '?';

  const other = await (await browser.newContext()).newPage();
  const insured = customer(other);
  await insured.signsIn(deniz, '/kunden/postfach/');
  await other.getByRole('link', { name: 'Zu Ihrem Vertrag wurde ein Schaden gemeldet.' }).click();
  await insured.seesHeading('Zu Ihrem Vertrag wurde ein Schaden gemeldet.');
  await expect(other.locator('main')).toContainText(nummer);
  await expect(other.locator('main')).not.toContainText('Kern');
  await expect(other.locator('main')).not.toContainText('Roller');
});

const outbox = z.array(z.object({ text: z.string() }));

async function codeFor(page: Page): Promise<string> {
  const answer = await page.request.get('/dev/outbox.json', { params: { an: ida } });
  const [newest] = outbox.parse(await answer.json());
  return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? '';
}

function storedIn(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  );
}
