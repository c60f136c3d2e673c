import { expect, test } from '@playwright/test';
import * as z from 'zod/mini';
import { applicant } from './applicant.ts';

const prepared = z.looseObject({ zugestellt: z.optional(z.unknown()) });

test('a customer has her papers mailed once more from the last page, and keeps what she ticked', async ({
  page,
}) => {
  const anna = applicant(page, 'noch-einmal');
  await anna.isReadyToConclude();
  const ticked = await page.getByRole('checkbox', { checked: true }).count();
  await anna.continues('Erneut senden');
  await anna.isAt('abschluss.erneutGesendet');
  const said = 'Wir haben Ihnen die Unterlagen noch einmal gesendet';
  await expect(page.getByRole('main').getByText(said)).toBeVisible();
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(ticked);
  await anna.concludes();
  await anna.hasOneContract();
});

test('a customer whose papers could not be mailed opens them first, and is told so', async ({
  page,
}) => {
  const anna = applicant(page, 'ohne-post');
  await page.route('**/api/hausrat/vorbereiten', async (route) => {
    const response = await route.fetch();
    const { zugestellt: _never, ...json } = prepared.parse(await response.json());
    await route.fulfill({ response, json });
  });
  await anna.isReadyToConclude();
  await expect(page.getByText('noch nicht senden')).toBeVisible();
  await anna.continues('Jetzt kostenpflichtig abschließen');
  const first = 'Speichern Sie bitte zuerst alle Unterlagen als eine Datei.';
  await page.getByRole('link', { name: first }).click();
  const all = page.getByRole('link', { name: 'Alle Unterlagen als eine Datei speichern (PDF)' });
  await expect(all).toBeFocused();
  const saved = page.waitForEvent('download');
  await all.click();
  await saved;
  await anna.concludes();
  await anna.hasOneContract();
});

test('a customer who changes an answer at the end is mailed which papers the new ones replace', async ({
  page,
}) => {
  const anna = applicant(page, 'andere-papiere');
  await anna.isReadyToConclude();
  expect(await anna.newestMail()).not.toContain('Diese Unterlagen ersetzen');
  await anna.choosesTheHigherDeductible();
  await anna.isAt('abschluss.lesen');
  await expect
    .poll(() => anna.newestMail())
    .toContain('Diese Unterlagen ersetzen deshalb die, die wir Ihnen am');
});
