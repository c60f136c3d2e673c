import { expect, type Page, test } from '@playwright/test';
import { formatDatumLang, heuteInBerlin, monatePlus, tagePlus } from '#contract/tag.ts';
import { applicant } from './applicant.ts';

/** A contract elsewhere runs for three months more. */
const bis = monatePlus(heuteInBerlin(new Date()), 3);
const danach = formatDatumLang(tagePlus(bis, 1));

test('a customer who is still insured elsewhere begins the day after, and is handed the letter to that insurer', async ({
  page,
}) => {
  const anna = applicant(page, 'noch-versichert');
  await page.goto('/hausrat/antrag');
  await anna.asksForThePrice();
  await anna.takesTheOffer();
  await comesToEarlierInsurances(page);
  await namesHerContract(page, bis);
  await expect(page.getByText(`Ihr Schutz bei uns beginnt am ${danach}.`)).toBeVisible();
  await anna.continues();
  await goesOnToTheEnd(page);
  const main = page.getByRole('main');
  await expect(main.getByText(danach, { exact: true }).first()).toBeVisible();
  await anna.declares();
  await anna.concludes();
  await anna.hasOneContract();
  await expect(main).toContainText(
    `Kündigen Sie Ihren bisherigen Vertrag bei Beispiel AG zum ${formatDatumLang(bis)}.`,
  );
  const letter = page.getByRole('link', { name: /^Kündigungsschreiben \(öffnet/ });
  const html = await page.request.get((await letter.getAttribute('href')) ?? '');
  expect(await html.text()).toContain('An<br>Beispiel AG');
});

test('a customer who chose today is told that she would be insured twice, and lays the begin behind her contract', async ({
  page,
}) => {
  const anna = applicant(page, 'doppelt');
  await page.goto('/hausrat/antrag');
  await anna.asksForThePrice();
  await anna.isAt('angebot.steht');
  await page.getByRole('radio', { name: 'Heute' }).check({ force: true });
  await anna.takesTheOffer();
  await comesToEarlierInsurances(page);
  await namesHerContract(page, bis);
  await expect(page.getByText('wären Sie doppelt versichert')).toBeVisible();
  await anna.continues();
  await comesTo(page, 'anschluss');
  // Back at the offer nothing was changed behind her back.
  await anna.continues('Anderen Tag wählen');
  await anna.isAt('angebot.steht');
  await expect(page.getByRole('radio', { name: 'Heute' })).toBeChecked();
  await page.goBack();
  await anna.isAt('anschluss');
  await page.reload();
  await anna.isAt('anschluss');
  await anna.continues(`Beginn auf ${danach} legen`);
  await goesOnToTheEnd(page);
  await expect(page.getByRole('main').getByText(danach, { exact: true }).first()).toBeVisible();
});

test('a customer whose contract runs for two years more reads from which day on she can follow it here', async ({
  page,
}) => {
  const anna = applicant(page, '');
  await page.goto('/hausrat/antrag');
  await anna.asksForThePrice();
  await anna.takesTheOffer();
  await comesToEarlierInsurances(page);
  const lange = monatePlus(heuteInBerlin(new Date()), 24);
  await namesHerContract(page, lange);
  const ab = formatDatumLang(tagePlus(lange, 1 - 365));
  await expect(page.getByText(`können Sie ab dem ${ab} abschließen.`)).toBeVisible();
  await anna.continues();
  await anna.isAt('vorversicherung');
});

async function comesToEarlierInsurances(page: Page) {
  const anna = applicant(page, '');
  await anna.describesTheFlat();
  await anna.hasNoValuables();
  await anna.isAt('vorversicherung');
}

async function namesHerContract(page: Page, until: string) {
  const anna = applicant(page, '');
  await anna.chooses('Bestand in den letzten 5', 'Ja');
  await page.getByLabel('Name des Vorversicherers').fill('Beispiel AG');
  await anna.chooses('Wer hat gekündigt?', 'Der Vertrag läuft noch');
  await page
    .getByLabel('Läuft noch bis', { exact: true })
    .fill(until.split('-').toReversed().join('.'));
  await anna.chooses('Wie viele Schäden', 'Keine');
}

/** The price may be another because of where she lives. */
async function comesTo(page: Page, step: string) {
  const anna = applicant(page, '');
  const other = page.locator('[data-flow-state="beitragPruefen"]');
  const there = page.locator(`[data-flow-state="${step}"]`);
  await other.or(there).waitFor();
  if (await other.isVisible()) await page.getByRole('button', { name: /^Mit .* weiter$/ }).click();
  await anna.isAt(step);
}

async function goesOnToTheEnd(page: Page) {
  const anna = applicant(page, 'noch-versichert');
  await comesTo(page, 'person');
  await anna.chooses('Anrede', 'Frau');
  await page.getByLabel('Vorname').fill('Anna');
  await page.getByLabel('Nachname').fill('Vorher');
  await page.getByLabel('Geburtsdatum', { exact: true }).fill('12.04.1988');
  await anna.continues();
  await anna.isAt('kontaktZahlung.angaben');
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(anna.email);
  await page.getByLabel('Handynummer').fill('0170 1234567');
  await anna.pays();
  await anna.isAt('abschluss.lesen');
}
