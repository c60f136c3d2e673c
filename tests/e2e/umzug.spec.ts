import { expect, test } from '@playwright/test';
import { heuteInBerlin, tagePlus } from '#contract/tag.ts';
import { accessibilityOf } from '#tests/support/axe.ts';
import { customer } from './customer.ts';

test('a customer who moves takes one contract along, leaves another, and finds the new address with her data', async ({
  page,
}) => {
  const uwe = customer(page);
  const umzugstag = tagePlus(heuteInBerlin(new Date()), 20);
  const [jahr, monat, tag] = umzugstag.split('-');
  await uwe.signsIn('uwe.brandt@example.org', '/kunden/login/?zurueck=/kunden/kundendaten');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Anschrift ändern' }).click();
  await uwe.isAt('neueAdresse');
  await page.getByLabel('Postleitzahl').fill('48143');
  await expect(page.getByLabel('Ort', { exact: true })).toHaveValue('Münster');
  await page.getByRole('combobox', { name: 'Straße' }).fill('Domplatz');
  await page.getByLabel('Hausnummer').fill('12');
  await page.getByRole('textbox', { name: 'Umzugstag' }).fill(`${tag}.${monat}.${jahr}`);
  await page.getByRole('button', { name: 'Weiter' }).click();

  await uwe.isAt('vertraegeWaehlen');
  const rad = page.locator('main [name="vertraege"][value="FA250000703"]');
  const inhalt = page.locator('main [name="vertraege"][value="IM230000702"]');
  await expect(rad).toBeChecked();
  await inhalt.setChecked(false, { force: true });
  await page.reload();
  await uwe.isAt('vertraegeWaehlen');
  await expect(inhalt).not.toBeChecked();
  await page.route('**/beitrag/risikoort', (route) => route.abort());
  await page.getByRole('button', { name: 'Weiter' }).click();

  await uwe.isAt('fehlerBeimBerechnen');
  await page.unroute('**/beitrag/risikoort');
  await page.getByRole('button', { name: 'Noch einmal berechnen' }).press('Enter');
  await uwe.isAt('uebersicht');
  // Whoever goes by the keyboard is still where she was, one key before the act.
  await expect(page.locator('main :focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Umzug verbindlich speichern' })).toBeFocused();
  await expect(main.getByText('Domplatz 12, 48143 Münster')).toBeVisible();
  await expect(main.getByText('Vertrag FA250000703')).toBeVisible();
  await expect(main.getByText('Vertrag IM230000702')).toHaveCount(0);
  expect(await accessibilityOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Umzug verbindlich speichern' }).click();
  await uwe.isAt('bestaetigung');
  await expect(main.getByText('Gespeichert', { exact: true })).toBeVisible();

  await main.getByRole('link', { name: 'Ihre Daten ansehen' }).click();
  await expect(main.getByText(/^Domplatz\s12, 48143\sMünster$/)).toBeVisible();
  await page.goto('/kunden/vertraege/FA250000703');
  await expect(main.getByText(/Domplatz 12/)).toBeVisible();
});
