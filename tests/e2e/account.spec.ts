import { expect, type Page, test } from '@playwright/test';
import * as z from 'zod/mini';
import { heuteInBerlin } from '#contract/tag.ts';
import { partnerzeilen } from '#server/seeds/kunden.ts';
import { customer } from './customer.ts';

/** He has a contract and no login (`docs/demo.md`); no other test knows him. */
const oskar = { email: 'oskar.neumann@example.org', contractId: 'PH250001301', plz: '60311' };
const first = 'Kornblume-77x';
const second = 'Rittersporn-88y';
const number = '+4917604069030';
const newNumber = '+4917604069031';
const lastNumber = '+4917604069032';
const newEmail = 'oskar.neu@example.org';

test.describe.configure({ mode: 'serial' });

test('a customer with a contract opens his account by the link of a mail, also over a reload', async ({
  page,
}) => {
  await page.goto('/kunden/login/');
  await page.getByRole('link', { name: 'Zugang einrichten' }).click();
  await page.getByLabel('Vertragsnummer').fill(oskar.contractId);
  await page.getByLabel('Postleitzahl').fill(oskar.plz);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByText('o***@example.org')).toBeVisible();
  await page.getByRole('button', { name: 'Link senden' }).click();
  await expect(
    page.getByText('Wenn Ihre Angaben stimmen, erhalten Sie in Kürze eine E-Mail.'),
  ).toBeVisible();

  await page.goto(await linkIn(page, oskar.email, 'registrieren'));
  await customer(page).isAt('passwortFestlegen.eingabe');
  expect(page.url()).not.toContain('token');
  await setsPassword(page, first, 'Passwort speichern');
  await customer(page).isAt('handynummer.eingabe');
  // Whoever looks for an SMS may find the page loaded anew.
  await page.reload();
  await confirmsNumber(page, number);
  await customer(page).seesHeading('Ihr Konto ist eingerichtet');
  await page.getByRole('link', { name: 'Zu Ihrer Übersicht' }).click();
  await customer(page).seesHeading('Guten Tag, Oskar Neumann');
  await expect(page.getByText(oskar.contractId)).toBeVisible();
});

test('the same customer sets another password with a code, and the device he trusts needs none', async ({
  page,
}) => {
  await page.goto('/kunden/login/');
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await page.getByLabel('E-Mail-Adresse').fill(oskar.email);
  await page.getByRole('button', { name: 'Code anfordern' }).click();
  await customer(page).isAt('codeUndPasswort.formular.eingabe');
  await page.reload();
  await page.getByLabel('Code', { exact: true }).fill(await codeTo(page, number));
  await setsPassword(page, second, 'Passwort ändern');
  await customer(page).seesHeading('Passwort geändert');

  await customer(page).opensSignIn();
  await customer(page).entersPassword(oskar.email, second);
  await customer(page).isAt('code.formular.eingabe');
  await page.getByLabel('Diesem Gerät 30 Tage vertrauen').check();
  await customer(page).entersCode(await codeTo(page, number));
  await customer(page).seesHeading('Guten Tag, Oskar Neumann');
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await customer(page).seesHeading('Anmelden');
  await customer(page).entersPassword(oskar.email, second);
  await customer(page).seesHeading('Guten Tag, Oskar Neumann');
});

test('the same customer loses his phone, confirms another number, and his bank details wait a day', async ({
  page,
}) => {
  await page.goto('/kunden/handynummer-aendern/');
  await page.getByLabel('E-Mail-Adresse').fill(oskar.email);
  await page.getByLabel('Vertragsnummer').fill(oskar.contractId);
  await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill(birthday());
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await customer(page).isAt('linkGesendet');

  const link = await linkIn(page, oskar.email, 'ihre-neue-handynummer');
  await page.goto(link);
  await customer(page).isAt('neueNummer.eingabe');
  expect(page.url()).not.toContain('token');
  await page.reload();
  await confirmsNumber(page, newNumber);
  await customer(page).seesHeading('Handynummer geändert');
  await expect(
    page.getByText('Aus Sicherheitsgründen können Sie Ihre Bankverbindung erst ab'),
  ).toBeVisible();

  await page.goto('/kunden/login/');
  await page.goto(link);
  await expect(
    page.getByText('Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.'),
  ).toBeVisible();
});

test('the same customer, on a device that needs no code, gives one before his e-mail address changes, once', async ({
  page,
}) => {
  await signsInWithoutCode(page, oskar.email);
  await page.goto('/kunden/kundendaten/email');
  const asked = countsChanges(page);
  await page.getByLabel('Neue E-Mail-Adresse', { exact: true }).fill(newEmail);
  await page.getByLabel('Neue E-Mail-Adresse wiederholen').fill(newEmail);
  await page.getByLabel('Ihr Passwort').fill(second);
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await customer(page).isAt('bestaetigen.formular.eingabe');
  expect(asked).toEqual([409]);
  await customer(page).entersCode(await codeTo(page, newNumber));
  await customer(page).isAt('linkGesendet');
  expect(asked).toEqual([409, 200]);

  const link = await linkIn(page, newEmail, 'registrieren');
  expect(await mailsTo(page, newEmail)).toBe(1);
  expect(await newest(page, oskar.email)).toContain('eine neue E-Mail-Adresse angegeben');
  await page.goto(link);
  await customer(page).isAt('emailGeaendert');
  await expect(page.getByText(newEmail)).toBeVisible();
  await page.goto('/kunden/kundendaten');
  await expect(page.getByRole('main').getByText(newEmail)).toBeVisible();

  await page.getByRole('button', { name: 'Abmelden' }).click();
  await customer(page).seesHeading('Anmelden');
  await customer(page).entersPassword(oskar.email, second);
  await expect(page.getByText('E-Mail-Adresse oder Passwort ist falsch.')).toBeVisible();
  await customer(page).entersPassword(newEmail, second);
  await customer(page).seesHeading('Guten Tag, Oskar Neumann');
});

test('the same customer changes his number while he is signed in, and the old one is told', async ({
  page,
}) => {
  await signsInWithoutCode(page, newEmail);
  await page.goto('/kunden/kundendaten');
  await page.getByRole('link', { name: 'Handynummer ändern' }).click();
  await page.getByLabel('Handynummer').fill(lastNumber);
  await page.getByRole('button', { name: 'Code senden' }).click();
  await customer(page).isAt('bestaetigen.formular.eingabe');
  await customer(page).entersCode(await codeTo(page, newNumber));
  await customer(page).isAt('tanPruefen.formular.eingabe');
  await customer(page).entersCode(await codeTo(page, lastNumber));
  await customer(page).isAt('fertig');
  await expect(
    page.getByText('Aus Sicherheitsgründen können Sie Ihre Bankverbindung erst ab'),
  ).toBeVisible();
  expect(await newest(page, newNumber)).toContain('gilt ab jetzt eine andere Handynummer');
  await page.getByRole('link', { name: 'Zu Ihren Daten' }).click();
  await expect(page.getByRole('main').getByText(/17604069032/)).toBeVisible();
});

/** Signs in on a device he trusts, and once more: this session has seen no code. */
async function signsInWithoutCode(page: Page, email: string): Promise<void> {
  await customer(page).opensSignIn();
  await customer(page).entersPassword(email, second);
  await customer(page).isAt('code.formular.eingabe');
  await page.getByLabel('Diesem Gerät 30 Tage vertrauen').check();
  await customer(page).entersCode(await codeTo(page, newNumber));
  await customer(page).seesHeading('Guten Tag, Oskar Neumann');
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await customer(page).seesHeading('Anmelden');
  await customer(page).entersPassword(email, second);
  await customer(page).seesHeading('Guten Tag, Oskar Neumann');
}

/** Statuses of the changes that were asked for, as they come. */
function countsChanges(page: Page): number[] {
  const statuses: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/benutzer/aendern')) statuses.push(answer.status());
  });
  return statuses;
}

async function setsPassword(page: Page, password: string, button: string): Promise<void> {
  await page.getByLabel('Neues Passwort').fill(password);
  await page.getByLabel('Passwort wiederholen').fill(password);
  await page.getByRole('button', { name: button }).click();
}

async function confirmsNumber(page: Page, wished: string): Promise<void> {
  await page.getByLabel('Handynummer').fill(wished);
  await page.getByRole('button', { name: 'Code senden' }).click();
  await customer(page).isAt('tanPruefen.formular.eingabe');
  await customer(page).entersCode(await codeTo(page, wished));
}

const outbox = z.array(z.object({ kanal: z.string(), text: z.string() }));

async function newest(page: Page, an: string): Promise<string> {
  const answer = await page.request.get('/dev/outbox.json', { params: { an } });
  return outbox.parse(await answer.json())[0]?.text ?? '';
}

async function mailsTo(page: Page, an: string): Promise<number> {
  const answer = await page.request.get('/dev/outbox.json', { params: { an } });
  return outbox.parse(await answer.json()).length;
}

async function codeTo(page: Page, an: string): Promise<string> {
  return /\b\d{6}\b/.exec(await newest(page, an))?.[0] ?? '';
}

/** The link of the newest mail that leads there; mails are sent a moment after the answer. */
async function linkIn(page: Page, an: string, place: string): Promise<string> {
  const pattern = new RegExp(`https?://[^/]+(/\\S*${place}\\S*#token=[\\w-]{43})`);
  const found = async () => pattern.exec(await newest(page, an))?.[1] ?? '';
  await expect.poll(found, { timeout: 20_000 }).not.toBe('');
  return found();
}

/** As the seed dates it, typed as people do. */
function birthday(): string {
  const row = partnerzeilen(heuteInBerlin(new Date())).find(({ email }) => email === oskar.email);
  return (row?.geburtsdatum ?? '').split('-').toReversed().join('.');
}
