import { expect, test } from '@playwright/test';
import { schadenLesen, schaedenLesen } from '#contract/endpoints/schaden.ts';
import type { Schaden } from '#contract/entities/schadenakte.ts';
import { accessibilityOf } from '#tests/support/axe.ts';
import { customer } from './customer.ts';

const annas = 'anna.bergmann@example.org';

test('a customer sees her open claims, then those that are decided, and opens one', async ({
  page,
}) => {
  const anna = customer(page);
  await anna.signsIn(annas, '/kunden/schaeden');
  await anna.seesHeading('Ihre Schäden');
  const rows = page.getByRole('list', { name: 'Schäden' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Vertrag PH250000101' })).toBeVisible();
  const open = rows.filter({ hasText: 'Vertrag HR250000102' });
  await expect(open).toContainText('2 Angaben fehlen');
  expect(await accessibilityOf(page)).toEqual([]);

  await page.getByRole('radio', { name: /^Abgeschlossen/ }).check({ force: true });
  const decided = rows.filter({ hasText: 'Vertrag HR250000102' });
  await expect(decided).toContainText('Reguliert');
  await decided.getByRole('link', { name: 'Leitungswasser' }).click();
  await anna.seesHeading('Leitungswasser');
  await expect(page.getByRole('heading', { name: 'Verlauf' })).toBeVisible();
  expect(await accessibilityOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Alle Schäden' }).click();
  await anna.seesHeading('Ihre Schäden');
});

test('the navigation of a customer leads to her claims', async ({ page }) => {
  const anna = customer(page);
  await anna.signsIn(annas, '/kunden/vertraege');
  const ways = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await ways.getByRole('link', { name: 'Schäden' }).click();
  await anna.seesHeading('Ihre Schäden');
});

test('a customer who is spared reads that she has no claims, and where one is reported', async ({
  page,
}) => {
  await page.route(`**/api${schaedenLesen.path}?*`, (route) => route.fulfill({ json: [] }));
  await customer(page).signsIn(annas, '/kunden/schaeden');
  await expect(page.getByText('Sie haben aktuell keine Schäden.')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Schaden melden' })).toHaveAttribute(
    'href',
    '/schaden-melden/',
  );
  expect(await accessibilityOf(page)).toEqual([]);
});

test('a customer whose line is gone reads that her claims could not be read, and tries again', async ({
  page,
}) => {
  const calls = `**/api${schaedenLesen.path}?*`;
  await page.route(calls, (route) => route.abort());
  await customer(page).signsIn(annas, '/kunden/schaeden');
  await page.getByRole('button', { name: 'Erneut versuchen' }).waitFor();
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('list', { name: 'Schäden' })).toBeVisible();
});

const schaden: Schaden = {
  schadenNummer: 'S26-0009999',
  versicherungsNummer: 'HR250000102',
  productKey: 'HAUSRAT',
  schadenart: 'LEITUNGSWASSER',
  bezeichnung: 'Leitungswasser',
  schadendatum: '2026-11-18',
  status: 'UNTERLAGEN_ANGEFORDERT',
  letzteAktivitaet: '2026-11-20T09:00:00.000Z',
  fehlend: 2,
  melder: 'KUNDE',
  gemeldetAm: '2026-11-18T21:41:00.000Z',
  antwortBis: null,
  angaben: [{ label: 'Was ist passiert?', wert: 'Der Schlauch ist geplatzt.' }],
  verlauf: [
    { ereignis: 'GEMELDET', zeitpunkt: '2026-11-18T21:41:00.000Z', autor: 'Sie', notiz: null },
    {
      ereignis: 'UNTERLAGE_ERHALTEN',
      zeitpunkt: '2026-11-19T10:00:00.000Z',
      autor: 'Sie',
      notiz: 'Bericht des Installateurs',
    },
  ],
  unterlagen: [
    { typ: 'FOTOS', label: 'Fotos des Schadens', pflicht: true, erhalten: false, hinweis: null },
    { typ: 'KAUFBELEGE', label: 'Kaufbelege', pflicht: true, erhalten: false, hinweis: null },
    {
      typ: 'INSTALLATEURBERICHT',
      label: 'Bericht des Installateurs',
      pflicht: false,
      erhalten: true,
      hinweis: null,
    },
  ],
  teile: [],
  nachtrag: {},
  zahlungen: [
    {
      datum: '2026-11-20',
      betrag: 420_00,
      empfaenger: 'Anna Bergmann',
      iban: 'DE** **** **** **** **20 51',
    },
  ],
};

test('a customer reads what is missing, what has come and what was paid, and hands in what is missing', async ({
  page,
}) => {
  const path = schadenLesen.path.replace('{claimId}', schaden.schadenNummer);
  await page.route(`**/api${path}`, (route) => route.fulfill({ json: schaden }));
  const anna = customer(page);
  await anna.signsIn(annas, `/kunden/schaeden/${schaden.schadenNummer}`);
  await anna.seesHeading('Leitungswasser');
  const main = page.getByRole('main');
  await expect(main.getByText('2 Angaben fehlen')).toBeVisible();
  await expect(
    main.getByText('Sobald Fotos des Schadens und Kaufbelege da sind, melden wir uns'),
  ).toBeVisible();
  await expect(main.getByText('Erhalten am 19. November 2026')).toBeVisible();
  await expect(main.getByText('420,00 EUR')).toBeVisible();
  await expect(main.getByText('Der Schlauch ist geplatzt.')).toBeHidden();
  await main.getByText('Ihre Angaben').click();
  await expect(main.getByText('Der Schlauch ist geplatzt.')).toBeVisible();
  expect(await accessibilityOf(page)).toEqual([]);
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 700 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }

  await main.getByRole('link', { name: 'Hochladen Kaufbelege' }).click();
  await anna.seesHeading('Kaufbelege nachreichen');
  expect(await accessibilityOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Unterlage senden' }).click();
  await expect(page.getByText('Wählen Sie mindestens eine Datei.').first()).toBeVisible();
});

test('a claim of somebody else, a mistyped number and an unknown document are not found', async ({
  page,
}) => {
  const anna = customer(page);
  await anna.signsIn(annas, '/kunden/schaeden/S99-0000001');
  await anna.seesHeading('Diese Seite gibt es nicht.');
  await page.goto('/kunden/schaeden/17');
  await anna.seesHeading('Diese Seite gibt es nicht.');
  await page.goto('/kunden/schaeden/17/unterlage/FOTOS');
  await anna.seesHeading('Diese Seite gibt es nicht.');
});

test('a customer chooses the contract she reports on, each by its form, and never a car', async ({
  page,
}) => {
  const anna = customer(page);
  await anna.signsIn(annas, '/schaden-melden/');
  await anna.seesHeading('Schaden melden');
  const rows = page.getByRole('list', { name: 'Zu welchem Vertrag?' }).getByRole('listitem');
  for (const [nummer, weg] of [
    ['HR250000102', 'hausrat'],
    ['PH250000101', 'phv'],
    ['FA260000103', 'fahrrad'],
  ] as const) {
    const form = new RegExp(`^/schaden-melden/${weg}/\\d+$`);
    await expect(rows.filter({ hasText: nummer }).getByRole('link')).toHaveAttribute('href', form);
  }
  await expect(rows.filter({ hasText: 'Kfz' })).toHaveCount(0);
  await expect(
    page.getByRole('link', { name: 'Bei Gefahr für Leib und Leben wählen Sie 112.' }),
  ).toHaveAttribute('href', 'tel:112');
  expect(await accessibilityOf(page)).toEqual([]);
});

test('a visitor says who she is: a customer signs in and comes back, who was harmed finds a form of her own', async ({
  page,
}) => {
  await page.goto('/schaden-melden/');
  const anna = customer(page);
  await anna.seesHeading('Schaden melden');
  expect(await accessibilityOf(page)).toEqual([]);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Ich bin Geschädigte:r' })).toHaveAttribute(
    'href',
    /^\/schaden-melden\/geschaedigt\/?$/,
  );
  await main.getByRole('link', { name: 'Ich bin Kunde' }).click();
  await anna.seesHeading('Anmelden');
  await anna.entersPasswordAndCode(annas);
  await expect(page).toHaveURL(/\/schaden-melden\/$/);
  await expect(page.getByRole('heading', { name: 'Zu welchem Vertrag?' })).toBeVisible();
});
