import { expect, test } from '@playwright/test';
import * as z from 'zod/mini';
import { accessibilityOf } from '#tests/support/axe.ts';
import { customer } from './customer.ts';

const mails = z.array(z.object({ betreff: z.optional(z.string()), text: z.string() }));

test('a customer asks, the desk answers, and she goes on in the same conversation', async ({
  page,
  browser,
}) => {
  const marie = customer(page);
  await marie.signsIn('marie.schulte@example.org', '/kunden/nachricht?anliegen=SONSTIGES');
  await page.getByLabel('Ihre Nachricht').fill('Zählt ein Gewächshaus zum Hausrat?');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await marie.seesHeading('Ihre Nachricht wurde gesendet.');

  const haus = await browser.newContext();
  const pult = await haus.newPage();
  await pult.goto('/dev/service');
  expect(await accessibilityOf(pult)).toEqual([]);
  const ihre = pult.getByRole('listitem').filter({ hasText: 'Marie Schulte' });
  await ihre.getByRole('link', { name: 'Sonstiges' }).click();
  await expect(pult.getByText('Zählt ein Gewächshaus zum Hausrat?')).toBeVisible();
  await pult.getByRole('button', { name: 'Antwort senden' }).click();
  await expect(pult.getByText('Geben Sie Ihre Antwort ein.')).toBeVisible();
  expect(await accessibilityOf(pult)).toEqual([]);
  await pult.getByLabel('Ihre Antwort').fill('Guten Tag,\n\nes ist mitversichert.');
  await pult.getByRole('button', { name: 'Antwort senden' }).press('Enter');
  await expect(pult.getByRole('status')).toHaveText('Die Antwort liegt im Postfach.');
  expect(await accessibilityOf(pult)).toEqual([]);

  await page.getByRole('link', { name: 'Zum Postfach' }).click();
  await page.getByRole('link', { name: 'Eingang' }).click();
  await page.getByRole('link', { name: 'Ungelesen: Re: Sonstiges' }).click();
  await marie.seesHeading('Re: Sonstiges');
  const gespraech = page.getByRole('list', { name: 'Gespräch' }).getByRole('listitem');
  await expect(gespraech).toHaveCount(2);
  await expect(gespraech.first()).toContainText('Zählt ein Gewächshaus zum Hausrat?');
  await expect(gespraech.last()).toContainText('es ist mitversichert.');
  expect(await accessibilityOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Antworten' }).click();
  await marie.seesHeading('Antworten');
  expect(await accessibilityOf(page)).toEqual([]);
  await page.getByLabel('Ihre Nachricht').fill('Auch die Pflanzen darin?');
  await page.reload();
  await expect(page.getByLabel('Ihre Nachricht')).toHaveValue('Auch die Pflanzen darin?');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await marie.seesHeading('Ihre Nachricht wurde gesendet.');

  await pult.getByRole('link', { name: 'Offen' }).click();
  await ihre.getByRole('link', { name: 'Sonstiges' }).click();
  await expect(pult.getByRole('main').getByRole('listitem')).toHaveCount(3);
  await expect(pult.getByText('Auch die Pflanzen darin?')).toBeVisible();
  await haus.close();

  const gesendet = await page.request.get('/dev/outbox.json', {
    params: { an: 'marie.schulte@example.org' },
  });
  const hinweise = mails
    .parse(await gesendet.json())
    .filter(({ betreff }) => betreff === 'Sie haben eine neue Nachricht');
  expect(hinweise).toHaveLength(1);
  expect(hinweise[0]?.text).not.toMatch(/Gewächshaus|mitversichert|Sonstiges/);
});

test('the desk pays a claim, and the customer sees how much and where', async ({
  page,
  browser,
}) => {
  await page.goto('/dev/service/schaeden');
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'FA250000703' })
    .getByRole('link')
    .click();
  await page.getByText('Schaden entscheiden').click();
  await page.getByLabel('Zahlen und abschließen').check();
  await page.getByLabel('Betrag in EUR').fill('12.50');
  await page.getByRole('button', { name: 'Entscheidung speichern' }).click();
  await expect(page.getByLabel('Betrag in EUR')).toHaveAccessibleDescription(
    'Geben Sie einen Betrag mit höchstens zwei Stellen nach dem Komma ein, zum Beispiel 1.234,50.',
  );
  await expect(page.getByLabel('Zahlen und abschließen')).toBeChecked();
  expect(await accessibilityOf(page)).toEqual([]);
  await page.getByLabel('Betrag in EUR').fill('4.250,00');
  await page.getByRole('button', { name: 'Entscheidung speichern' }).click();
  await expect(page.getByRole('status')).toHaveText(
    'Das ist gespeichert. Der Kunde hat eine Nachricht.',
  );
  await expect(page.getByText('Wir zahlen 4.250,00\u00A0EUR.')).toBeVisible();
  expect(await accessibilityOf(page)).toEqual([]);

  const zuhause = await browser.newContext();
  const seine = await zuhause.newPage();
  const uwe = customer(seine);
  await uwe.signsIn('uwe.brandt@example.org', '/kunden/postfach/eingang');
  await seine.getByRole('link', { name: /Ungelesen: Entscheidung zu Ihrem Schaden/ }).click();
  await expect(seine.getByText(/Wir zahlen 4\.250,00\sEUR/)).toBeVisible();
  expect(await accessibilityOf(seine)).toEqual([]);
  await seine.goto('/kunden/schaeden');
  await seine.getByRole('radio', { name: /^Abgeschlossen/ }).check({ force: true });
  await seine.getByRole('link', { name: /Diebstahl/ }).click();
  await expect(seine.getByText(/Wir haben entschieden und 4\.250,00\sEUR gezahlt\./)).toBeVisible();
  await expect(seine.getByText(/An Elektro Brandt e\. K\./)).toBeVisible();
  await zuhause.close();
});

test('the desk asks somebody who was injured for consent, and the mailed link opens what she is asked', async ({
  page,
}) => {
  await page.goto('/dev/service/schaeden');
  expect(await accessibilityOf(page)).toEqual([]);
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await page.getByLabel('Vor- und Nachname').fill('Ida Kern');
  await page.getByLabel('E-Mail-Adresse').fill('ida.kern@example');
  await page.getByLabel('Geburtsdatum').fill('1990-02-03');
  await page.getByLabel('Postleitzahl').fill('48155');
  await page.getByRole('button', { name: 'Einwilligung anfordern' }).click();
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveAccessibleDescription(
    'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.org.',
  );
  await expect(page.getByLabel('Vor- und Nachname')).toHaveValue('Ida Kern');
  await page.getByLabel('E-Mail-Adresse').fill('ida.kern@example.org');
  await page.getByRole('button', { name: 'Einwilligung anfordern' }).click();
  await expect(page.getByRole('status')).toHaveText('Die Anfrage ist unterwegs.');
  await expect(page.getByText('Ida Kern: noch keine Antwort')).toBeVisible();
  expect(await accessibilityOf(page)).toEqual([]);

  const link = async () => {
    const post = await page.request.get('/dev/outbox.json', {
      params: { an: 'ida.kern@example.org' },
    });
    return /https?:\S+#ref=\S+/.exec(mails.parse(await post.json())[0]?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(link).toContain('/einwilligung/');
  await page.goto(new URL(await link()).href.replace(/^https?:\/\/[^/]+/, ''));
  await expect(page.getByRole('main')).toContainText('Ida Kern');
});
