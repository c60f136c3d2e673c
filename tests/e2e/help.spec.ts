import { expect, test } from '@playwright/test';
import { customer } from './customer.ts';

test('somebody with water in the cellar finds a number to call before anything else', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Schaden melden', exact: true }).first().click();
  await customer(page).seesHeading('Schaden melden');
  const first = page.getByRole('main').getByRole('link');
  await expect(first.nth(0)).toHaveText('Bei Gefahr für Leib und Leben wählen Sie 112.');
  await expect(first.nth(0)).toHaveAttribute('href', 'tel:112');
  await expect(first.nth(1)).toHaveText('Notfall-Telefon 030 23125 110');
  await expect(first.nth(1)).toHaveAttribute('href', 'tel:+493023125110');
  await expect(page.getByText('Das Notfall-Telefon ist rund um die Uhr besetzt.')).toBeVisible();
});

test('a customer of another brand reads the number of that brand', async ({ page }) => {
  await page.goto('/schaden-melden/?brand=hfk');
  await expect(page.getByRole('link', { name: 'Notfall-Telefon 0221 4710 210' })).toBeVisible();
});

test('somebody who wants to cancel reads how, without signing in, and is led to it', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Vertrag kündigen' }).click();
  await customer(page).seesHeading('Häufige Fragen');
  const answer = page.getByRole('group').filter({ hasText: 'Wie kündige ich?' });
  await expect(answer.getByText(/Im Kundenportal: Wählen Sie den Vertrag/)).toBeVisible();
  await expect(answer.getByText(/Ohne Anmeldung geht es per E-Mail/)).toBeVisible();
  await answer.getByRole('link', { name: 'Vertrag kündigen' }).click();
  await customer(page).seesHeading('Anmelden');
  await expect(page).toHaveURL(/zurueck=.*kuendigen-widerrufen/);
});

test('a customer finds below the contract how it is cancelled', async ({ page }) => {
  const deniz = customer(page);
  await deniz.signsIn(
    'deniz.yilmaz@example.org',
    '/kunden/login/?zurueck=/kunden/vertraege/PH240000201',
  );
  await page.getByRole('link', { name: 'Kündigen oder widerrufen' }).click();
  await deniz.seesHeading('Vertrag kündigen');
  await expect(
    page.getByText('Sie können den letzten Tag Ihres Schutzes frei wählen, ab heute.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zurück zum Vertrag' })).toHaveAttribute(
    'href',
    '/kunden/vertraege/PH240000201',
  );
  await page.getByRole('button', { name: 'Kündigung beginnen' }).click();
  await deniz.seesHeading('Warum möchten Sie kündigen?');
});

test('a customer whose other tab was faster reads that this choice was not saved', async ({
  page,
}) => {
  const deniz = customer(page);
  const flow = '/kunden/zahlungsweise/TH260000202';
  await deniz.signsIn('deniz.yilmaz@example.org', `/kunden/login/?zurueck=${flow}`);
  const other = await page.context().newPage();
  await other.goto(flow);
  for (const [tab, choice] of [
    [page, 'Halbjährlich'],
    [other, 'Vierteljährlich'],
  ] as const) {
    await tab.getByText(choice, { exact: true }).click();
    await tab.getByRole('button', { name: 'Beitrag berechnen' }).click();
    await customer(tab).isAt('vergleich.aktuell');
  }
  await expect(page.getByRole('heading', { name: 'Neu, pro Halbjahr' })).toBeVisible();
  await expect(page.getByText(/Sie zahlen im Jahr .* mehr\./)).toBeVisible();
  for (const tab of [other, page]) {
    await tab.getByRole('button', { name: 'Kostenpflichtig ändern' }).click();
    await tab.getByRole('dialog').getByRole('button', { name: 'bestätigen' }).click();
  }
  await customer(other).isAt('gespeichert');
  await expect(page.getByText('Ihre Wahl „halbjährlich“ wurde nicht gespeichert.')).toBeVisible();
  await expect(
    page.getByText(/Vorgemerkt ist bereits „Zahlweise: vierteljährlich“ ab dem \d/),
  ).toBeVisible();
  await expect(page.getByText('HALBJAEHRLICH')).toBeHidden();
});

test('without a connection a customer reads that nothing was saved, until it is back', async ({
  page,
}) => {
  const deniz = customer(page);
  await deniz.signsIn(
    'deniz.yilmaz@example.org',
    '/kunden/login/?zurueck=/kunden/zahlungsweise/HR240000204',
  );
  const notice = page.getByText('Keine Verbindung. Es wurde nichts gespeichert.');
  await page.getByText('Halbjährlich', { exact: true }).click();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Beitrag berechnen' }).click();
  await expect(notice).toBeVisible();
  await page.context().setOffline(false);
  await expect(notice).toBeHidden();
  await page.getByRole('button', { name: 'Noch einmal berechnen' }).click();
  await deniz.isAt('vergleich.aktuell');
});

test('a broker who has just signed in is not sent in a circle', async ({ page }) => {
  const ralf = customer(page);
  await ralf.signsIn('ralf.kemper@example.org', '/vermittler/login/');
  await ralf.seesHeading('Kundenbestand');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Zum Kundenbestand' }),
  ).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'Bergmann, Anna' })).toBeVisible();
});

test('a customer on a trip paid once is not told what cannot be done', async ({ page }) => {
  const thomas = customer(page);
  await thomas.signsIn(
    'thomas.lang@example.org',
    '/kunden/login/?zurueck=/kunden/vertraege/RR260001003',
  );
  await expect(page.getByRole('heading', { name: 'Vertragsdaten' })).toBeVisible();
  await expect(page.getByText('Die Zahlweise lässt sich nicht ändern')).toBeHidden();
});
