import { expect, test } from '@playwright/test';
import * as z from 'zod/mini';
import { applicant } from './applicant.ts';

const declarations = z.array(z.looseObject({ id: z.string() }));

test('a customer whose page words a declaration as it was before reads it anew, and keeps all else she ticked', async ({
  page,
}) => {
  let older = true;
  await page.route('**/api/consents', async (route) => {
    const response = await route.fetch();
    const json = declarations.parse(await response.json());
    const before = { version: '2025-01-01', text: 'Ich erteile das Mandat von früher.' };
    const mandate = json.find(({ id }) => id === 'SEPA_MANDAT');
    if (older && mandate) Object.assign(mandate, before);
    await route.fulfill({ response, json });
    older = false;
  });
  const anna = applicant(page, 'andere-worte');
  await anna.isReadyToConclude();
  await expect(page.getByRole('checkbox', { name: 'Mandat von früher' })).toBeChecked();
  await anna.concludes();
  await expect(page.getByText('Bitte bestätigen Sie noch eine Erklärung')).toBeVisible();
  await anna.isAt('abschluss.lesen');
  const mandate = page.getByRole('checkbox', { name: 'Ich erteile das SEPA-Lastschriftmandat' });
  await expect(mandate).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Ende der Widerrufsfrist' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'von früher' })).toHaveCount(0);
  await mandate.check();
  await anna.concludes();
  await anna.hasOneContract();
});
