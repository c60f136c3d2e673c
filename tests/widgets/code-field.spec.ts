import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'code-field'));

test('A customer types her code with the keyboard alone and need not press a button', async ({
  page,
}) => {
  const empty = state(page, 'leer');
  const field = empty.getByLabel('Code aus der SMS');
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.type('48291');
  await expect(empty.locator('output')).toBeEmpty();
  await page.keyboard.type('3');
  await expect(empty.locator('output')).toHaveText('482913');
  await page.keyboard.type('7');
  await expect(field).toHaveValue('482913');
  await expect(empty.locator('output')).toHaveText('482913');
});

test('A customer pastes the whole message and the code is sent once', async ({ page }) => {
  const empty = state(page, 'leer');
  const field = empty.getByLabel('Code aus der SMS');
  await field.focus();
  await field.evaluate((input) => {
    document.execCommand(
      'insertText',
      false,
      'Code für +49 170 1234567: 482 913, gültig 10 Minuten',
    );
    return input.id;
  });
  await expect(field).toHaveValue('482913');
  await expect(empty.locator('output')).toHaveText('482913');
});

test('A phone offers the code from the message and its number keys', async ({ page }) => {
  const field = state(page, 'leer').getByLabel('Code aus der SMS');
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await expect(field).toHaveAttribute('type', 'text');
});

test('A customer whose code was wrong reads how often she may try again', async ({ page }) => {
  const field = state(page, 'fehler').getByLabel('Code aus der SMS');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(
    'Der Code ist nicht korrekt. Sie haben noch 2 Versuche.',
  );
  await expect(state(page, 'hinweis').getByLabel('Code aus der SMS')).toHaveAccessibleDescription(
    '6 Ziffern, zum Beispiel 123 456.',
  );
});

test('A customer without a code sees where it went and when she can have another', async ({
  page,
}) => {
  const waiting = state(page, 'wartet');
  await expect(waiting).toContainText('Code gesendet an +49\u00A0***\u00A0*****567');
  await expect(waiting).toContainText('In 30\u00A0Sekunden können Sie einen neuen anfordern.');
  await expect(waiting.getByRole('button')).toHaveCount(0);
});

test('A customer asks for another code after 30 s, hears that it comes, and waits again', async ({
  page,
}) => {
  const running = state(page, 'laeuft');
  const further = running.getByRole('button', { name: '15 Sekunden weiter' });
  const ask = running.getByRole('button', { name: 'Code erneut senden' });
  await further.click();
  await expect(running).toContainText('In 15\u00A0Sekunden');
  await further.click();
  await expect(running.getByRole('status')).toHaveText(
    'Sie können jetzt einen neuen Code anfordern.',
  );
  await ask.focus();
  await page.keyboard.press('Enter');
  await expect(ask).toHaveAttribute('aria-busy', 'true');
  await expect(running.getByRole('status')).toHaveText('Der Code wird gesendet.');
  await running.getByRole('button', { name: 'Code ist unterwegs' }).dispatchEvent('click');
  await expect(running).toContainText('In 30\u00A0Sekunden');
  await expect(running.getByRole('status')).toHaveText(
    'Wir haben Ihnen einen neuen Code gesendet.',
  );
  // The pressed button is gone; the focus stands beside what took its place.
  await expect(running.locator('[tabindex="-1"]')).toBeFocused();
});

test('A customer whose code could not be sent can ask again at once', async ({ page }) => {
  const running = state(page, 'laeuft');
  const further = running.getByRole('button', { name: '15 Sekunden weiter' });
  await further.click();
  await further.click();
  const ask = running.getByRole('button', { name: 'Code erneut senden' });
  await ask.click();
  await running.getByRole('button', { name: 'Code bleibt aus' }).dispatchEvent('click');
  await expect(ask).not.toHaveAttribute('aria-busy');
});

test('On a phone the code is large enough to be read and to be hit', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const field = state(page, 'gefuellt').getByLabel('Code aus der SMS');
  expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  const button = state(page, 'erneut').getByRole('button');
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
