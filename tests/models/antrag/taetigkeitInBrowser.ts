import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { t } from '#portal/formular/nachschlagen.ts';

/** How the trades of a firm are found, taken away and missed. */
export const taetigkeitsfueller = {
  hauptgewerbe: (page: Page, value: unknown) => waehle(page, 'hauptgewerbe', nameIn(value)),
  nebengewerbe: async (page: Page, value: unknown) => {
    const namen = z.parse(z.array(z.unknown()), value).map(nameIn);
    // What is chosen already is told already.
    if (isDeepStrictEqual(await gewaehlte(page), namen)) return;
    await leere(page);
    for (const name of namen) await waehle(page, 'nebengewerbe', name);
  },
  'TAETIGKEIT_FEHLT.hauptgewerbe': (page: Page, value: unknown) =>
    vermisse(page, 'hauptgewerbe', nameIn(value)),
  'TAETIGKEIT_FEHLT.nebengewerbe': (page: Page, value: unknown) =>
    vermisse(page, 'nebengewerbe', nameIn(z.parse(z.array(z.unknown()), value)[0])),
};

async function waehle(page: Page, feld: string, name: string): Promise<void> {
  const eingabe = page.locator(`main [name="${feld}"]`);
  // The same text again asks for nothing.
  await eingabe.fill('');
  await eingabe.fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}

/** What she does is in no list: she says so by keyboard, as the last of its entries. */
async function vermisse(page: Page, feld: string, name: string): Promise<void> {
  const eingabe = page.locator(`main [name="${feld}"]`);
  await eingabe.fill('');
  await eingabe.fill(name);
  await page.getByRole('option', { name: t('nichtDabei') }).waitFor();
  await eingabe.press('ArrowUp');
  await eingabe.press('Enter');
}

/** The trades that stand below the field. */
async function gewaehlte(page: Page): Promise<string[]> {
  await page.locator('main [name="nebengewerbe"]').waitFor();
  const zeilen = page.locator('main li', {
    has: page.getByRole('button', { name: 'entfernen' }),
  });
  return zeilen.locator('> span').allInnerTexts();
}

/** Takes away what was chosen before. */
async function leere(page: Page): Promise<void> {
  const knoepfe = page.getByRole('button', { name: 'entfernen' });
  for (let uebrig = await knoepfe.count(); uebrig > 0; uebrig -= 1) {
    await knoepfe.first().click();
  }
}

function nameIn(value: unknown): string {
  return z.parse(z.object({ name: z.string() }), value).name;
}
