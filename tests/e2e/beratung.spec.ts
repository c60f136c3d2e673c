import { expect, test } from '@playwright/test';
import { accessibilityOf } from '#tests/support/axe.ts';
import { antworten as muster } from '#tests/models/antrag/hausrat/cases.ts';
import { applicant } from './applicant.ts';

test('a customer who wants no advice is recommended nothing, and concludes only with a waiver she ticks herself', async ({
  page,
}) => {
  const anna = applicant(page, 'ohne-beratung');
  await anna.comesBackTo('kontaktZahlung', {
    einstieg: { ...muster.einstieg, wunsch: 'KEINE_BERATUNG' },
  });
  await anna.pays();
  await anna.isAt('abschluss.lesen');
  const main = page.getByRole('main');
  await expect(main.getByText('Sie möchten keine Beratung.')).toBeVisible();
  await expect(main.getByText('Wir empfehlen')).toHaveCount(0);
  const waiver = page.getByRole('checkbox', { name: 'Ich verzichte auf die Beratung' });
  await expect(waiver).not.toBeChecked();
  expect(await accessibilityOf(page)).toEqual([]);
  for (const name of ['vor Ende der Widerrufsfrist', 'SEPA-Lastschriftmandat']) {
    await page.getByRole('checkbox', { name }).check();
  }
  await anna.concludes();
  await page.getByRole('link', { name: 'Haken bei „Verzicht auf Beratung“' }).click();
  await expect(waiver).toBeFocused();
  await waiver.check();
  await anna.concludes();
  await anna.hasOneContract();
});

test('a customer who wants advice after all says at the end what matters to her, and is advised there', async ({
  page,
}) => {
  const anna = applicant(page, 'doch-beratung');
  await anna.comesBackTo('kontaktZahlung', {
    einstieg: { ...muster.einstieg, wunsch: 'KEINE_BERATUNG' },
  });
  await anna.pays();
  await anna.isAt('abschluss.lesen');
  await anna.continues('Doch beraten werden');
  await anna.isAt('einstieg');
  await anna.chooses('Was ist Ihnen am wichtigsten?', 'Möglichst viel Schutz');
  await anna.continues('Beitrag zeigen');
  await anna.isAt('abschluss.lesen');
  const main = page.getByRole('main');
  await expect(main.getByText('Wir empfehlen Premium.')).toBeVisible();
  await page.locator('summary', { hasText: 'Was nicht versichert ist' }).click();
  await expect(main.getByText('das Gebäude selbst und was fest eingebaut ist')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Ich verzichte' })).toHaveCount(0);
});
