import { expect, test } from '@playwright/test';
import { accessibilityOf } from '#tests/support/axe.ts';
import { customer } from './customer.ts';

const annas = 'anna.bergmann@example.org';

test('a customer sees how much is new, reads a message, marks it as unread and finds another by a word', async ({
  page,
}) => {
  const anna = customer(page);
  await anna.signsIn(annas, '/kunden/postfach/');
  await anna.seesHeading('Postfach');
  await expect(page).toHaveURL(/\/kunden\/postfach\/eingang$/);
  const briefe = page.getByRole('list', { name: 'Nachrichten' }).getByRole('listitem');
  await expect(briefe).toHaveCount(20);
  const ungelesene = briefe.filter({ hasText: 'Ungelesen:' });
  const vorher = await ungelesene.count();
  expect(vorher).toBeGreaterThan(0);
  expect(await accessibilityOf(page)).toEqual([]);

  const neue = ungelesene.first().getByRole('link');
  const betreff = ((await neue.textContent()) ?? '').replace('Ungelesen: ', '');
  await neue.click();
  await anna.seesHeading(betreff);
  expect(await accessibilityOf(page)).toEqual([]);
  await page.goBack();
  await expect(ungelesene).toHaveCount(vorher - 1);
  await page.goForward();
  await page.getByRole('button', { name: 'Als ungelesen markieren' }).click();
  await anna.seesHeading('Postfach');
  await expect(ungelesene).toHaveCount(vorher);

  await page.getByRole('button', { name: 'Nächste Seite' }).click();
  await expect(page.getByText('Willkommen in Ihrer Privathaftpflicht')).toBeVisible();
  await page.getByLabel('Betreff oder Text').fill('tretlager');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Eine Nachricht')).toBeVisible();
  // What she looked for stands in no address, and is there again when she comes back.
  expect(page.url()).not.toContain('tretlager');
  await briefe.getByRole('link').click();
  await page.getByRole('link', { name: 'Postfach', exact: true }).last().click();
  await expect(page.getByLabel('Betreff oder Text')).toHaveValue('tretlager');
  await page.getByRole('button', { name: 'Alle zeigen' }).click();
  await expect(briefe).toHaveCount(20);
  await page.getByRole('link', { name: 'Gesendet' }).click();
  await expect(briefe).toHaveCount(4);
});

test('somebody who has no messages is told so, and what will stand there', async ({ page }) => {
  const mira = customer(page);
  await mira.signsIn('mira.leer@example.org', '/kunden/postfach/eingang');
  await expect(page.getByText('Es wurden keine Nachrichten gefunden.')).toBeVisible();
  await expect(page.getByLabel('Betreff oder Text')).toHaveCount(0);
  expect(await accessibilityOf(page)).toEqual([]);
});

test('a message of somebody else is not found', async ({ page }) => {
  const mira = customer(page);
  await mira.signsIn(
    'mira.leer@example.org',
    '/kunden/postfach/eingang/0b6f2c1e-7a51-4a4e-9d0c-3f2b8a1c5d77',
  );
  await mira.seesHeading('Diese Seite gibt es nicht.');
});

test('a customer whose line is gone reads that her messages could not be read, and tries again', async ({
  page,
}) => {
  const anna = customer(page);
  await anna.signsIn(annas, '/kunden/vertraege/');
  await page.route('**/api/benutzer/nachricht/eingang*', (route) => route.abort());
  await page
    .getByRole('link', { name: /^Postfach/ })
    .first()
    .click();
  const erneut = page.getByRole('button', { name: 'Erneut versuchen' });
  await expect(erneut).toBeVisible();
  expect(await accessibilityOf(page)).toEqual([]);
  await page.unroute('**/api/benutzer/nachricht/eingang*');
  await erneut.click();
  await expect(page.getByRole('list', { name: 'Nachrichten' })).toBeVisible();
});

test('what somebody has put into a message as HTML is read and never runs', async ({ page }) => {
  const anna = customer(page);
  await anna.signsIn(annas, '/kunden/vertraege/');
  const id = '0b6f2c1e-7a51-4a4e-9d0c-3f2b8a1c5d77';
  const boese = [
    '<p onclick="globalThis.gelaufen=1">Guten <strong style="color:red">Tag</strong></p>',
    '<img src="/x.png" onerror="globalThis.gelaufen=1"><svg onload="globalThis.gelaufen=1"></svg>',
    '<script>globalThis.gelaufen=1</script><style>body{display:none}</style>',
    '<a href="javascript:globalThis.gelaufen=1">Klick</a><iframe srcdoc="<p>fremd</p>"></iframe>',
  ].join('');
  await page.route(`**/api/benutzer/nachricht/${id}`, (route) =>
    route.fulfill({
      json: {
        id,
        betreff: '<b>Fett</b>',
        von: 'Kundenservice',
        an: 'Anna Bergmann',
        datum: '2026-11-20T09:30:00.000Z',
        gelesen: true,
        kategorie: 'ALLGEMEIN',
        anhaenge: [],
        text: boese,
      },
    }),
  );
  await page.goto(`/kunden/postfach/eingang/${id}`);
  await anna.seesHeading('<b>Fett</b>');
  const main = page.getByRole('main');
  await expect(main.getByText('Guten Tag')).toBeVisible();
  await expect(main.getByText('Klick')).toBeVisible();
  await main.getByText('Guten Tag').click();
  await expect(
    main.locator('img, svg[onload], script, style, iframe, [style], [onclick]'),
  ).toHaveCount(0);
  expect(await page.evaluate(() => 'gelaufen' in globalThis)).toBe(false);
});

test('an owner reads what was written to his agency and goes on to the contract it is about', async ({
  page,
}) => {
  const ralf = customer(page);
  await ralf.signsIn('ralf.kemper@example.org', '/vermittler/postfach/');
  const briefe = page.getByRole('list', { name: 'Nachrichten' }).getByRole('listitem');
  await expect(briefe).toHaveCount(12);
  await briefe
    .getByRole('link', { name: /Schaden Ihres Kunden gemeldet/ })
    .first()
    .click();
  await ralf.seesHeading('Schaden Ihres Kunden gemeldet');
  expect(await accessibilityOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Vertrag PH250000101' }).click();
  await expect(page).toHaveURL(/\/vermittler\/vertraege\/details\/PH250000101$/);
});
