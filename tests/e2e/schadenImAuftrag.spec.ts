import { expect, test } from '@playwright/test';
import { accessibilityOf } from '#tests/support/axe.ts';
import { customer } from './customer.ts';

const birgit = 'birgit.thaler@example.org';

/** Yesterday in Berlin, as somebody types it. */
const gestern = new Date(Date.now() - 86_400_000).toLocaleDateString('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Berlin',
});

test('a broker finds his customer, reports what happened to him and follows it, and the customer reads who reported it', async ({
  page,
}) => {
  const she = customer(page);
  const main = page.getByRole('main');
  const presses = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await she.signsIn(birgit, '/vermittler/kundenbestand');
  await page.goto('/schaden-melden/');
  await page.getByLabel('Kunde suchen').fill('Y');
  await presses('Suchen');
  await expect(page.getByText('Geben Sie mindestens 2').first()).toBeVisible();
  await page.getByLabel('Kunde suchen').fill('Yilmaz');
  await presses('Suchen');
  expect(await accessibilityOf(page)).toEqual([]);
  await main.getByRole('link', { name: 'Yilmaz, Deniz' }).click();
  await expect(main.getByText('Sie melden im Namen von Deniz Yilmaz.')).toBeVisible();
  expect(await accessibilityOf(page)).toEqual([]);
  await main.getByRole('link', { name: 'Hausratversicherung' }).click();

  await she.seesHeading('Was ist passiert?');
  await expect(page).toHaveURL(/\/vermittler\/vertraege\/details\/HR240000204\/schaden$/);
  await expect(main.getByRole('link', { name: 'Deniz Yilmaz' })).toBeVisible();
  await page.locator('main input[value="STURM_HAGEL"]').check({ force: true });
  await presses('Weiter');
  await page.locator('main input[name="schadendatum"]').fill(gestern);
  await page.locator('main input[value="RISIKOORT"]').check({ force: true });
  await page.locator('main input[name="antwort"]').first().check({ force: true });
  await page.locator('main [name="hergang"]').fill('Der Sturm hat ein Fenster eingedrückt.');
  await page.locator('main [name="sachen"]').fill('Vorhang und Sofa');
  await presses('Weiter');
  await she.seesHeading('Zeigen Sie uns den Schaden');
  await presses('Weiter');
  await she.seesHeading('Stimmt alles?');
  await expect(main.getByRole('heading', { name: 'So erreichen wir Ihren Kunden' })).toBeVisible();
  await expect(page.locator('main [name="email"]')).toHaveValue('deniz.yilmaz@example.org');
  await page.locator('main [name="wahr"]').check({ force: true });
  await presses('Schaden melden');
  const informiert = 'Bestätigen Sie, dass Sie den Kunden informiert haben.';
  await expect(page.getByText(informiert).first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Ich habe den Kunden informiert.' }).check();
  expect(await accessibilityOf(page)).toEqual([]);
  await presses('Schaden melden');
  await she.seesHeading('Vielen Dank. Der Schaden ist gemeldet.');

  await main.getByRole('link', { name: 'Zum Kunden' }).click();
  const claim = main.getByRole('listitem').filter({ hasText: 'Sturm und Hagel' });
  await expect(claim).toContainText('Angaben fehlen');
  expect(await accessibilityOf(page)).toEqual([]);
  await claim.getByRole('link').click();
  await she.seesHeading('Sturm und Hagel');
  await expect(page.getByText('Vom Vermittler gemeldet: Birgit Thaler')).toBeVisible();
  await expect(page.getByText('Der Sturm hat ein Fenster')).toHaveCount(0);
  await expect(main.getByRole('link', { name: /Hochladen/ })).toHaveCount(0);
  expect(await accessibilityOf(page)).toEqual([]);

  const he = customer(page);
  await he.signsIn('deniz.yilmaz@example.org', '/kunden/postfach/eingang');
  await page.getByRole('link', { name: /Ihre Schadenmeldung S/ }).click();
  await expect(page.getByText(/Birgit Thaler hat in Ihrem Namen einen Schaden/)).toBeVisible();
  await expect(page.getByText('Vorhang und Sofa')).toBeVisible();
  await page.goto('/kunden/schaeden');
  await page.getByRole('link', { name: 'Sturm und Hagel' }).click();
  await expect(page.getByText('Vom Vermittler gemeldet: Birgit Thaler')).toBeVisible();
});

test('a sub-agent who may not report reads who in his agency may', async ({ page }) => {
  const tom = customer(page);
  const main = page.getByRole('main');
  await tom.signsIn('tom.reh@example.org', '/vermittler/kundenbestand');
  await page.goto('/schaden-melden/');
  await page.getByLabel('Kunde suchen').fill('Conti');
  await page.getByRole('button', { name: 'Suchen' }).click();
  await main.getByRole('link', { name: /Conti/ }).click();
  await expect(main.getByText('Ihnen fehlt das Recht, Schäden zu melden.')).toBeVisible();
  await expect(main.getByRole('list', { name: 'Zu welchem Vertrag?' })).toHaveCount(0);
  expect(await accessibilityOf(page)).toEqual([]);
});
