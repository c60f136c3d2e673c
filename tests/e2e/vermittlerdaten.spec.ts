import { expect, type Page, test } from '@playwright/test';
import * as z from 'zod/mini';
import { accessibilityOf } from '#tests/support/axe.ts';
import { customer } from './customer.ts';

/** No other test knows him. */
const kai = 'kai.voss@example.org';
const first = 'Demo-Portal2026!';
const second = 'Rittersporn-88y';
const number = '+4917604069055';
const newNumber = '+4917604069085';
const newEmail = 'kai.neu@example.org';

test.describe.configure({ mode: 'serial' });

test('a broker finds his data, changes his number and his password, and signs in with both', async ({
  page,
}) => {
  const he = customer(page, kai);
  await he.signsInByHand(kai, '/vermittler/login/?zurueck=/vermittler/kundendaten');
  await he.seesHeading('Ihre Daten');
  expect(await accessibilityOf(page)).toEqual([]);
  const main = page.getByRole('main');
  await expect(main.getByText('Stadtbank Musterland')).toBeVisible();

  await main.getByRole('link', { name: 'Handynummer ändern' }).click();
  await page.getByLabel('Handynummer').fill(newNumber);
  await page.getByRole('button', { name: 'Code senden' }).click();
  await he.isAt('tanPruefen.formular.eingabe');
  await he.entersCode(await codeTo(page, newNumber));
  await he.isAt('fertig');
  await expect(page.getByText('Bankverbindung')).toBeHidden();
  expect(await newest(page, number)).toContain('gilt ab jetzt eine andere Handynummer');
  await main.getByRole('link', { name: 'Zu Ihren Daten' }).click();
  await expect(main.getByText(/17604069085/)).toBeVisible();

  await main.getByRole('link', { name: 'Passwort ändern' }).click();
  await page.getByLabel('Aktuelles Passwort').fill(first);
  await page.getByLabel('Neues Passwort', { exact: true }).fill(second);
  await page.getByLabel('Passwort wiederholen').fill(second);
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await he.isAt('geaendert');
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await signsIn(page, kai);
});

test('the same broker signs in with another e-mail address once its link is opened, and an old link leads to a new one', async ({
  page,
}) => {
  await page.goto('/vermittler/login/?zurueck=/vermittler/kundendaten/email');
  await signsIn(page, kai);
  await page.getByLabel('Neue E-Mail-Adresse', { exact: true }).fill(newEmail);
  await page.getByLabel('Neue E-Mail-Adresse wiederholen').fill(newEmail);
  await page.getByLabel('Ihr Passwort').fill(second);
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await customer(page).isAt('linkGesendet');

  const link = await linkTo(page, newEmail);
  await page.goto(link);
  await customer(page).isAt('emailGeaendert');
  expect(page.url()).not.toContain('token');
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await page.goto(link);
  await customer(page).isAt('linkUngueltig');
  const neuer = page.getByRole('link', { name: 'Neuen Link anfordern' });
  await expect(neuer).toHaveAttribute('href', /^\/vermittler\/kundendaten\/email\/?$/);
  await page.goto('/vermittler/login/');
  await signsIn(page, newEmail);
});

test('a broker chooses his mails and a signature, finds them again, and signs what he writes to us', async ({
  page,
}) => {
  const petra = customer(page);
  await petra.signsIn('petra.nolte@example.org', '/vermittler/einstellungen');
  await petra.isAt('einstellungen.eingabe');
  expect(await accessibilityOf(page)).toEqual([]);
  const schaeden = page.getByRole('checkbox', { name: /^Bei Schäden/ });
  await expect(schaeden).toBeChecked();
  await schaeden.uncheck();
  await page.getByLabel('Signatur').fill('Petra Nolte\nAgentur in Köln');
  await page.getByRole('button', { name: 'Einstellungen speichern' }).click();
  await petra.isAt('gespeichert');
  await page.getByRole('link', { name: 'Einstellungen', exact: true }).first().click();
  await petra.isAt('einstellungen.eingabe');
  await expect(schaeden).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Bei Aufgaben/ })).toBeChecked();
  await expect(page.getByLabel('Signatur')).toHaveValue('Petra Nolte\nAgentur in Köln');

  await page.goto('/vermittler/kundendaten');
  await page.getByRole('link', { name: 'Schreiben Sie uns' }).click();
  await page.getByText('Anderes', { exact: true }).click();
  await page.getByLabel('Ihre Nachricht').fill('Unsere Agentur ist umgezogen.');
  await page.getByLabel('Ihr Name').fill('Petra Nolte');
  await page.getByLabel('E-Mail-Adresse').fill('petra.nolte@example.org');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect
    .poll(async () => (await written(page)).find((text) => text.includes('ist umgezogen.')))
    .toContain('Unsere Agentur ist umgezogen.\n\nPetra Nolte\nAgentur in Köln');
});

/** With the password and the number he has by now. */
async function signsIn(page: Page, email: string): Promise<void> {
  const he = customer(page);
  await he.seesHeading('Anmelden');
  await he.entersPassword(email, second);
  await he.isAt('code.formular.eingabe');
  await he.entersCode(await codeTo(page, newNumber));
  await expect(page).not.toHaveURL(/login/);
}

const outbox = z.array(z.object({ text: z.string() }));

async function newest(page: Page, an: string): Promise<string> {
  const answer = await page.request.get('/dev/outbox.json', { params: { an } });
  return outbox.parse(await answer.json())[0]?.text ?? '';
}

async function written(page: Page): Promise<string[]> {
  const answer = await page.request.get('/dev/outbox.json');
  return outbox.parse(await answer.json()).map(({ text }) => text);
}

async function codeTo(page: Page, an: string): Promise<string> {
  return /\b\d{6}\b/.exec(await newest(page, an))?.[0] ?? '';
}

/** Mails are sent a moment after the answer. */
async function linkTo(page: Page, an: string): Promise<string> {
  const found = async () =>
    /https?:\/\/[^/]+(\/\S*email-bestaetigen\S*#token=[\w-]{43})/.exec(
      await newest(page, an),
    )?.[1] ?? '';
  await expect.poll(found, { timeout: 20_000 }).not.toBe('');
  return found();
}
