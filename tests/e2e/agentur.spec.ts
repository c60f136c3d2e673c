import { expect, type Page, test } from '@playwright/test';
import * as z from 'zod/mini';
import { accessibilityOf } from '#tests/support/axe.ts';
import { customer } from './customer.ts';

const outbox = z.array(z.object({ text: z.string() }));
const mara = 'mara.stein@example.org';

test('the owner of an agency invites somebody, who chooses a password of her own with the one of the mail', async ({
  page,
  browser,
}) => {
  const birgit = customer(page);
  await birgit.signsIn('birgit.thaler@example.org', '/vermittler/login/');
  await page.getByRole('navigation').getByRole('link', { name: 'Agentur', exact: true }).click();
  await birgit.seesHeading('Stadtbank Musterland');
  expect(await accessibilityOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Person einladen' }).click();
  await birgit.seesHeading('Person einladen');
  await page.getByText('Frau', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Mara');
  await page.getByRole('textbox', { name: 'Nachname' }).fill('Stein');
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(mara);
  await page.getByRole('textbox', { name: 'Handynummer' }).fill('0176 04069099');
  await page.getByText('Über Ihre Agentur').click();
  await page.getByText('Kunden sehen', { exact: true }).click();
  await page.getByRole('button', { name: 'Einladung senden' }).click();
  await birgit.seesHeading('Einladung gesendet');
  await page.getByRole('link', { name: 'Zu Ihrer Agentur' }).last().click();
  await expect(zeile(page, 'Mara Stein')).toContainText('Eingeladen bis');

  const context = await browser.newContext();
  const neu = await context.newPage();
  await neu.goto('/vermittler/login/');
  const passwort = await erstesPasswort(page);
  await neu.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(mara);
  await neu.locator('[name="passwort"]').fill(passwort);
  await neu.getByRole('button', { name: 'Anmelden' }).click();
  await customer(neu).seesHeading('Neues Passwort festlegen');
  await context.close();
});

test('rights, lock and customers of a colleague are changed where they stand', async ({ page }) => {
  const birgit = customer(page);
  await birgit.signsIn(
    'birgit.thaler@example.org',
    '/vermittler/login/?zurueck=/vermittler/agentur',
  );
  await page.getByRole('link', { name: 'Kai Voss' }).click();
  await birgit.seesHeading('Rechte von Kai Voss');
  expect(await accessibilityOf(page)).toEqual([]);
  await page.getByText('Schäden melden', { exact: true }).click();
  await page.getByRole('button', { name: 'Rechte speichern' }).click();
  await expect(page.getByText('Die Rechte sind gespeichert.')).toBeVisible();
  await expect(zeile(page, 'Kai Voss')).toContainText('Schäden melden');

  await page.getByRole('link', { name: 'Kai Voss' }).click();
  await page.getByRole('button', { name: 'Zugang sperren' }).click();
  await birgit.seesHeading('Zugang von Kai Voss sperren?');
  await page.getByRole('button', { name: 'Zugang sperren' }).click();
  await expect(zeile(page, 'Kai Voss')).toContainText('Gesperrt');
  await page.getByRole('link', { name: 'Kai Voss' }).click();
  await page.getByRole('button', { name: 'Zugang entsperren' }).click();
  await page.getByRole('button', { name: 'Zugang entsperren' }).click();
  await expect(zeile(page, 'Kai Voss')).not.toContainText('Gesperrt');
});

test('the owner copies her link, reads who looked at whom, and finds the papers', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const ralf = customer(page);
  await ralf.signsIn('ralf.kemper@example.org', '/vermittler/login/?zurueck=/vermittler/agentur');
  const teile = page.getByRole('navigation', { name: 'Bereiche Ihrer Agentur' });
  await teile.getByRole('link', { name: 'Links' }).click();
  await page.locator('summary', { hasText: 'Fahrrad' }).click();
  await page.getByRole('button', { name: 'Link kopieren' }).click();
  await expect(page.getByText('Der Link ist kopiert.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe('?vermittlernummer=4711000001');
  expect(await accessibilityOf(page)).toEqual([]);

  await page.goto('/vermittler/kunde/P000007');
  await ralf.seesHeading('Elektro Brandt e. K.');
  await page.goto('/vermittler/agentur?teil=einsichten');
  await expect(page.getByText('hat Elektro Brandt e. K. angesehen').first()).toBeVisible();
  expect(await accessibilityOf(page)).toEqual([]);
  await teile.getByRole('link', { name: 'Dokumente' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('a colleague without the right reads whom to ask', async ({ page }) => {
  const tom = customer(page);
  await tom.signsIn('tom.reh@example.org', '/vermittler/login/?zurueck=/vermittler/agentur');
  await expect(page.getByText('Ihnen fehlt das Recht „Agentur verwalten“.')).toBeVisible();
});

function zeile(page: Page, name: string) {
  return page.getByRole('listitem').filter({ hasText: name });
}

/** The first password of the newest mail to her. */
async function erstesPasswort(page: Page): Promise<string> {
  let gefunden = '';
  await expect(async () => {
    const answer = await page.request.get('/dev/outbox.json', { params: { an: mara } });
    const mails = z.parse(outbox, await answer.json());
    const mail = mails.find(({ text }) => text.includes('lautet:'));
    gefunden = /lautet: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(gefunden).not.toBe('');
  }).toPass();
  return gefunden;
}
