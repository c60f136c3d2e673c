import { expect, test } from '@playwright/test';
import { customer } from './customer.ts';

test('who asks for another link and fills in her e-mail address at once finds it still there', async ({
  page,
}) => {
  await page.goto(`/kunden/handynummer-aendern/ihre-neue-handynummer/#token=${'B'.repeat(43)}`);
  await customer(page).isAt('linkUngueltig');
  // As fast as the browser itself fills in what it knows.
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const input = document.querySelector('main input[name="email"]');
      if (!(input instanceof HTMLInputElement)) return;
      watch.disconnect();
      input.focus();
      document.execCommand('insertText', false, 'oskar.neumann@example.org');
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Neuen Link anfordern' }).click();
  await expect(page).toHaveURL(/\/kunden\/handynummer-aendern\/$/);
  await customer(page).isAt('anfordern.eingabe');
  await page.getByLabel('Vertragsnummer').fill('PH250001301');
  await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill('01.01.1980');
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await customer(page).isAt('linkGesendet');
});
