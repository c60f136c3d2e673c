import { expect, test } from '@playwright/test';
import { accessibilityOf } from '#tests/support/axe.ts';
import { customer } from './customer.ts';

test('a customer writes to us from her mailbox, loses nothing by a reload, and finds it among what she sent', async ({
  page,
}) => {
  const aylin = customer(page);
  await aylin.signsIn('aylin.demir@example.org', '/kunden/postfach/eingang');
  await page.getByRole('link', { name: 'Nachricht schreiben' }).click();
  await aylin.seesHeading('Nachricht schreiben');
  expect(await accessibilityOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByText('Wählen Sie, worum es geht.').first()).toBeVisible();
  await page.getByLabel('Worum geht es?').selectOption({ label: 'Vertrag' });
  await page
    .getByLabel('Zu welchem Vertrag?')
    .selectOption({ label: 'Betriebshaftpflicht, Vertrag BH250000801' });
  await page.getByLabel('Ihre Nachricht').fill('Kann ich länger versichert bleiben?');
  await page.locator('main input[name="dateien"]').setInputFiles({
    name: 'Mietvertrag.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Ab Januar'),
  });
  const datei = page.getByRole('listitem').filter({ hasText: 'Mietvertrag.txt' });
  await expect(datei.getByText('Hochgeladen')).toBeVisible();
  await page.reload();
  await expect(datei).toBeVisible();
  await expect(page.getByLabel('Ihre Nachricht')).toHaveValue(
    'Kann ich länger versichert bleiben?',
  );
  await expect(page.getByLabel('Worum geht es?')).toHaveValue('VERTRAG');
  await page.getByRole('button', { name: 'Nachricht senden' }).press('Enter');
  await aylin.seesHeading('Ihre Nachricht wurde gesendet.');
  await expect(page.getByText(/^Wir antworten bis zum/)).toBeVisible();
  expect(await accessibilityOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Zum Postfach' }).click();
  const briefe = page.getByRole('list', { name: 'Nachrichten' }).getByRole('listitem');
  await expect(briefe).toHaveCount(1);
  await briefe.getByRole('link').click();
  await expect(page.getByText('Kann ich länger versichert bleiben?')).toBeVisible();
  const laden = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Mietvertrag.txt' }).click();
  expect((await laden).suggestedFilename()).toBe('Mietvertrag.txt');
  expect(await accessibilityOf(page)).toEqual([]);
  // What was sent is not there to be sent once more.
  await page.goto('/kunden/nachricht');
  await expect(page.getByLabel('Ihre Nachricht')).toHaveValue('');
  await expect(datei).toHaveCount(0);
});

test('whoever comes from one of her contracts finds it chosen, and no contract of somebody else', async ({
  page,
}) => {
  const aylin = customer(page);
  await aylin.signsIn(
    'aylin.demir@example.org',
    '/kunden/nachricht?anliegen=BEITRAG&vertrag=IM240000802',
  );
  await expect(page.getByLabel('Worum geht es?')).toHaveValue('BEITRAG');
  await expect(page.getByLabel('Zu welchem Vertrag?')).toHaveValue('IM240000802');
  await page.goto('/kunden/nachricht?anliegen=UNSINN&vertrag=PH250000101');
  await expect(page.getByLabel('Worum geht es?')).toHaveValue('');
  await expect(page.getByLabel('Zu welchem Vertrag?')).toHaveValue('');
});

test('a customer whose line is gone keeps what she wrote and sends it later', async ({
  page,
  context,
}) => {
  const aylin = customer(page);
  await aylin.signsIn('aylin.demir@example.org', '/kunden/nachricht');
  await page.getByLabel('Worum geht es?').selectOption({ label: 'Sonstiges' });
  await page.getByLabel('Ihre Nachricht').fill('Danke für die schnelle Hilfe.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await aylin.isAt('schreiben.fehler');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await aylin.seesHeading('Ihre Nachricht wurde gesendet.');
});

test('a customer whose wish a person has to look at finds her message begun, and her own words when she comes again', async ({
  page,
}) => {
  const anna = customer(page);
  await anna.signsIn('deniz.yilmaz@example.org', '/kunden/wohnflaeche/HR240000204');
  await page.getByRole('textbox', { name: 'Wohnfläche' }).fill('301');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByRole('button', { name: 'Beitrag berechnen' }).click();
  await anna.isAt('abgelehnt');
  await page.getByRole('link', { name: 'Nachricht schreiben' }).click();
  await anna.seesHeading('Nachricht schreiben');
  await expect(page.getByLabel('Worum geht es?')).toHaveValue('VERTRAG');
  await expect(page.getByLabel('Zu welchem Vertrag?')).toHaveValue('HR240000204');
  const text = page.getByLabel('Ihre Nachricht');
  await expect(text).toHaveValue(/Vertrag HR240000204 ändern: .*301/);
  // An address is kept by every server on its way: what she wants does not stand in it.
  expect(page.url()).not.toContain('301');
  await text.fill('Bitte rufen Sie mich an.');
  await page.goBack();
  await page.getByRole('link', { name: 'Nachricht schreiben' }).click();
  await expect(text).toHaveValue('Bitte rufen Sie mich an.');
});

test('a customer asks what is stored about her, and a complaint has its own subject', async ({
  page,
}) => {
  const aylin = customer(page);
  await aylin.signsIn('aylin.demir@example.org', '/kunden/kundendaten');
  await page.getByRole('link', { name: 'Auskunft anfordern' }).click();
  await expect(page.getByLabel('Worum geht es?')).toHaveValue('PERSOENLICHE_DATEN');
  await expect(page.getByLabel('Ihre Nachricht')).toHaveValue(/eine Auskunft über alle Daten/);
  await page.goto('/kunden/kontakt');
  await page.getByRole('link', { name: 'Beschwerde schreiben' }).click();
  await expect(page.getByLabel('Worum geht es?')).toHaveValue('BESCHWERDE');
  await expect(page.getByLabel('Ihre Nachricht')).toHaveValue('');
});

test('a customer takes a message out of her mailbox, and it does not come back', async ({
  page,
}) => {
  const aylin = customer(page);
  await aylin.signsIn('aylin.demir@example.org', '/kunden/nachricht?anliegen=SONSTIGES');
  await page.getByLabel('Ihre Nachricht').fill('Das hat sich erledigt.');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  // The page she writes on leads to her mailbox too.
  await aylin.seesHeading('Ihre Nachricht wurde gesendet.');
  await page.getByRole('link', { name: 'Zum Postfach' }).click();
  const briefe = page.getByRole('list', { name: 'Nachrichten' }).getByRole('listitem');
  await expect(briefe.first()).toBeVisible();
  const bisher = await briefe.count();
  await briefe.first().getByRole('link').click();
  await page.getByRole('button', { name: 'Nachricht löschen' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'abbrechen' }).click();
  await expect(page.getByText('Das hat sich erledigt.')).toBeVisible();
  await page.getByRole('button', { name: 'Nachricht löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'bestätigen' }).click();
  await expect(page).toHaveURL(/\/kunden\/postfach\/gesendet$/);
  await expect(page.getByText('Die Nachricht wurde gelöscht.')).toBeVisible();
  await expect(briefe).toHaveCount(bisher - 1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(briefe).toHaveCount(bisher - 1);
});
