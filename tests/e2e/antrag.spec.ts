import { expect, type Page, test } from '@playwright/test';
import { heuteInBerlin } from '#contract/fields/datum.ts';
import { antworten } from '#tests/models/antrag/hausrat/cases.ts';
import { customer } from './customer.ts';

test.beforeEach(async ({ page }, { title }) => {
  await page.addInitScript((draft) => {
    if (sessionStorage.length === 0) sessionStorage.setItem('entwurf:antrag/hausrat::', draft);
  }, draftOf(title));
  await page.goto('/hausrat/antrag/zahlung');
  await customer(page).isAt('zahlung');
  await page.getByLabel('IBAN').fill('DE02 1203 0000 0000 2020 51');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await declares(page);
});

test('a customer who changes her deductible at the end is asked for the new documents alone', async ({
  page,
}) => {
  const anna = customer(page);
  await page.getByRole('button', { name: 'Ihr Beitrag bearbeiten' }).click();
  await anna.isAt('tarif.angebot');
  await expect(page).toHaveURL(/\/antrag\/tarif$/);
  await page.getByText('500\u00A0EUR', { exact: true }).click();
  await expect(page.getByRole('complementary').getByText('bisher')).toBeVisible();
  await page.getByRole('button', { name: 'Mit diesem Beitrag weiter' }).click();
  await anna.isAt('unterlagen.lesen');
  await expect(page).toHaveURL(/\/antrag\/unterlagen$/);
  await expect(page.getByText('Wir haben Ihre Unterlagen neu erstellt')).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await declares(page);
  await expect(page.getByText('Ihr Beitrag hat sich geändert')).toBeVisible();
});

test('a customer who looks at an answer again and leaves it is back where she came from', async ({
  page,
}) => {
  const anna = customer(page);
  await page.getByRole('button', { name: 'Wohnung bearbeiten' }).click();
  await anna.isAt('wohnung');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await anna.isAt('zusammenfassung');
  await expect(page).toHaveURL(/\/antrag\/zusammenfassung$/);
  await page.goBack();
  await anna.isAt('wohnung');
  await page.goForward();
  await anna.isAt('zusammenfassung');
});

test('a customer who clicks twice has one contract, with its number and documents that open', async ({
  page,
}) => {
  const anna = customer(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/hausrat/antrag')) sent.push(request.url());
  });
  await page.getByRole('button', { name: 'Jetzt kostenpflichtig abschließen' }).dblclick();
  await anna.isAt('bestaetigung');
  expect(sent).toHaveLength(1);
  await expect(page.getByText(/^HR\d{9}$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zugang anlegen' })).toBeVisible();
  const documents = await page
    .getByRole('link', { name: '(öffnet in einem neuen Tab)' })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(documents.length).toBeGreaterThan(5);
  for (const address of documents) {
    expect((await page.request.get(address)).status()).toBe(200);
    expect((await page.request.get(address.replace('.html', '.pdf'))).status()).toBe(200);
  }
});

/** Ticks every declaration; those for advertising are left as they are. */
async function declares(page: Page): Promise<void> {
  await customer(page).isAt('unterlagen.lesen');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  for (const box of await page
    .getByRole('checkbox')
    .and(page.locator('[aria-required=true]'))
    .all()) {
    await box.check();
  }
  await page.getByRole('button', { name: 'Bestätigen und alles prüfen' }).click();
  await customer(page).isAt('zusammenfassung');
}

/** What a tab keeps of an application that is answered up to the bank; another customer per test. */
function draftOf(title: string): string {
  const email = `${title.replaceAll(/\W+/g, '-').slice(0, 40)}@example.org`;
  const { zahlung: _zahlung, unterlagen: _unterlagen, ...kept } = antworten;
  return JSON.stringify({
    schema: 1,
    schritt: 'zahlung',
    antworten: {
      entwurf: {
        schema: 1,
        flow: 'antrag/hausrat',
        schritt: 'zahlung',
        antworten: {
          ...kept,
          tarif: { ...antworten.tarif, versicherungsbeginn: heuteInBerlin(new Date()) },
          kontakt: { ...antworten.kontakt, email, emailWiederholung: email },
        },
      },
      ergebnisse: {},
      nummernnachweis: null,
    },
  });
}
