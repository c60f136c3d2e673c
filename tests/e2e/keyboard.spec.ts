import { expect, test } from '@playwright/test';
import { customer } from './customer.ts';
import { tabTo } from './tabTo.ts';

test('a customer without a mouse signs in and changes the payment period', async ({ page }) => {
  const deniz = customer(page, 'deniz.yilmaz@example.org');
  await deniz.opensSignIn('/kunden/login/?zurueck=/kunden/zahlungsweise/PH240000201');
  await tabTo(page, page.getByLabel('E-Mail-Adresse'));
  await page.keyboard.type('deniz.yilmaz@example.org');
  await tabTo(page, page.getByLabel('Passwort', { exact: true }));
  await page.keyboard.type('Demo-Portal2026!');
  const code = await deniz.getsCode('deniz.yilmaz@example.org', () => page.keyboard.press('Enter'));
  await tabTo(page, page.getByLabel('Code aus der SMS'));
  await page.keyboard.type(code);
  await deniz.isAt('auswahl');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('radio').first());
  // What she has now can be reached, not chosen; the arrow leads on.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('button', { name: 'Beitrag berechnen' }));
  await page.keyboard.press('Enter');
  await deniz.isAt('vergleich.aktuell');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Änderung verbindlich speichern' }));
  await page.keyboard.press('Enter');
  await deniz.isAt('bestaetigen');
  await page.keyboard.press('Escape');
  await deniz.isAt('vergleich.aktuell');
  await page.keyboard.press('Enter');
  await deniz.isAt('bestaetigen');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'bestätigen' }));
  await page.keyboard.press('Enter');
  await deniz.isAt('gespeichert');
});
