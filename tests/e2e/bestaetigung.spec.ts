import { expect, test } from '@playwright/test';
import { accessibilityOf } from '#tests/support/axe.ts';
import { customer } from './customer.ts';

test('a customer gets what she has paid in a year as a document, and finds it with the contract', async ({
  page,
}) => {
  const claudia = customer(page);
  await claudia.signsIn(
    'claudia.weiss@example.org',
    '/kunden/login/?zurueck=/kunden/vertraege/PH240000501',
  );
  await page.getByRole('link', { name: 'Bestätigung anfordern' }).click();
  await claudia.seesHeading('Bestätigung anfordern');
  await page.getByRole('button', { name: 'Bestätigung anfordern' }).click();
  await page.getByRole('link', { name: 'Wählen Sie eine Bestätigung.' }).click();
  await page.getByText('Beitragsbestätigung').click();
  const jahre = page.getByRole('radiogroup', { name: 'Für welches Jahr?' }).getByRole('radio');
  await expect(jahre.first()).toBeChecked();
  const jahr = await jahre.first().getAttribute('value');
  expect(await accessibilityOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Bestätigung anfordern' }).dblclick();
  await expect(page.getByText('Ihre Bestätigung wird erstellt.')).toBeVisible();
  await claudia.seesHeading('Die Bestätigung ist da');
  expect(await accessibilityOf(page)).toEqual([]);
  const name = `Beitragsbestätigung ${jahr}`;
  const href = await page.getByRole('link', { name: `${name} (öffnet` }).getAttribute('href');
  const seite = await page.request.get(href ?? '');
  expect(await seite.text()).toContain(`<h1>${name}</h1>`);
  const pdf = await page.request.get((href ?? '').replace(/html$/, 'pdf'));
  expect(pdf.headers()['content-type']).toBe('application/pdf');

  await page.getByRole('link', { name: 'Zurück zum Vertrag' }).click();
  const dokumente = page.locator('section', {
    has: page.getByRole('heading', { name: 'Dokumente' }),
  });
  await expect(dokumente.getByRole('listitem').first()).toContainText(name);
  await expect(dokumente.getByText(/^Bestätigung vom \d\d\.\d\d\.\d{4}$/)).toHaveCount(1);
});

test('a customer reads of her motor contract what it is, and can do nothing with it here', async ({
  page,
}) => {
  const peter = customer(page);
  await peter.signsIn('peter.hansen@example.org', '/kunden/vertraege/202312399');
  await peter.seesHeading('Kfz-Versicherung');
  const main = page.getByRole('main');
  await expect(main.getByText('Aktiv', { exact: true })).toBeVisible();
  await expect(main.getByRole('link')).toHaveText(['Alle Verträge']);
  await expect(main.getByRole('button')).toHaveCount(0);
  await page.goto('/kunden/vertraege/202312399/bestaetigung');
  await expect(
    page.getByText('Zu diesem Vertrag stellen wir hier keine Bestätigung'),
  ).toBeVisible();
});
