import { expect, test } from '@playwright/test';
import * as z from 'zod/mini';
import { accessibilityOf } from '#tests/support/axe.ts';
import { customer } from './customer.ts';

const annas = 'anna.bergmann@example.org';
const unread = z.object({ ungelesen: z.int() });

test('a customer finds a message by a word, reads it and marks it as unread', async ({ page }) => {
  const anna = customer(page);
  await anna.signsIn(annas, '/kunden/postfach/');
  await anna.seesHeading('Postfach');
  await expect(page).toHaveURL(/\/kunden\/postfach\/eingang$/);
  expect(await accessibilityOf(page)).toEqual([]);
  await page.getByLabel('Betreff oder Text').fill('TRETLAGER');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Eine Nachricht')).toBeVisible();
  // What she looked for stands in no address.
  expect(page.url()).not.toContain('TRETLAGER');
  const brief = page.getByRole('list', { name: 'Nachrichten' }).getByRole('listitem');
  await expect(brief).toContainText('Ungelesen:');

  await brief.getByRole('link').click();
  await anna.seesHeading('Bitte nennen Sie uns die Rahmennummer Ihres E-Bikes');
  expect(await accessibilityOf(page)).toEqual([]);
  await page.goBack();
  // And is there again when she comes back.
  await expect(page.getByLabel('Betreff oder Text')).toHaveValue('TRETLAGER');
  await expect(brief).not.toContainText('Ungelesen:');
  await page.goForward();
  await page.getByRole('button', { name: 'Als ungelesen markieren' }).click();
  await anna.seesHeading('Postfach');
  await expect(brief).toContainText('Ungelesen:');
  await page.reload();
  await expect(page.getByLabel('Betreff oder Text')).toHaveValue('');
});

test('a customer leafs through her messages, 20 a page, and through those she sent', async ({
  page,
}) => {
  const anna = customer(page);
  await anna.signsIn(annas, '/kunden/postfach/eingang');
  const briefe = page.getByRole('list', { name: 'Nachrichten' }).getByRole('listitem');
  // What we write to her by hand; whatever else she does meanwhile is told without a greeting.
  await page.getByLabel('Betreff oder Text').fill('Guten Tag');
  await page.getByRole('button', { name: 'Suchen' }).click();
  await expect(page.getByText('25\u00A0Nachrichten')).toBeVisible();
  await expect(briefe).toHaveCount(20);
  await page.getByRole('button', { name: 'Nächste Seite' }).press('Enter');
  await expect(briefe).toHaveCount(5);
  await expect(page.getByText('Willkommen in Ihrer Privathaftpflicht')).toBeVisible();
  await page.getByRole('button', { name: 'Alle zeigen' }).click();
  await expect(briefe).toHaveCount(20);
  await page.getByRole('link', { name: 'Gesendet' }).click();
  await expect(briefe).toHaveCount(4);
});

test('a customer who changes something sees at once that she was written to', async ({ page }) => {
  const thomas = customer(page);
  const counted = async () => {
    const answer = await page.waitForResponse('**/api/benutzer/nachricht/count');
    return unread.parse(await answer.json()).ungelesen;
  };
  const atFirst = counted();
  await thomas.signsIn('thomas.lang@example.org', '/kunden/vertraege');
  await page
    .getByRole('link', { name: /Hausrat/ })
    .first()
    .click();
  const before = await atFirst;
  // Once in the head, once beside what is to change.
  await page.getByRole('button', { name: 'Vormerkung löschen' }).first().click();
  const afterwards = counted();
  await page.getByRole('dialog').getByRole('button', { name: 'bestätigen' }).click();
  await expect(page.getByText('Die Vormerkung wurde gelöscht.').first()).toBeVisible();
  // Others change his contracts meanwhile, which is written to him too.
  expect(await afterwards).toBeGreaterThan(before);
  await page
    .getByRole('link', { name: /^Postfach (?:eine|\d+) ungelesene Nachricht/ })
    .first()
    .click();
  const brief = page
    .getByRole('list', { name: 'Nachrichten' })
    .getByRole('link', { name: /^Ungelesen: Ihre vorgemerkte Änderung zum [\d.]+ ist gelöscht$/ });
  await expect(brief).toHaveCount(1);
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
        gespraech: [],
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
