import type { Page } from '@playwright/test';
import {
  uploadAnlegen,
  uploadLesen,
  uploadLoeschen,
  uploadPruefen,
} from '#contract/endpoints/upload.ts';
import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';

/** The file of the tours. */
export const datei = {
  id: '3f0c7b56-7f0e-4d2a-9b53-2b7b1c1d5e10',
  name: 'Kaufvertrag.txt',
  groesse: 11,
};

const url = '/api/upload/inhalt/x';
const gesehen = { ...datei, typ: 'text/plain' };

/** What is said to a page that sends it. */
export const uploadReads: NonNullable<FlowInBrowser['reads']> = [
  {
    of: uploadAnlegen,
    answer: { json: { id: datei.id, url, method: 'PUT', headers: {} } },
  },
  { of: { method: 'PUT', path: '/upload/inhalt/x' }, answer: { json: {} } },
  { of: uploadPruefen, answer: { json: gesehen } },
  { of: uploadLesen, answer: { json: { ...gesehen, url } } },
  { of: uploadLoeschen, answer: { json: {} } },
];

/** It stands there already where somebody comes back to the step, and nothing does where it is not asked for. */
export function hochladenIn(feldname: string) {
  return async (page: Page): Promise<void> => {
    const feld = page.locator(`main input[name="${feldname}"]`);
    const zeile = page.getByRole('listitem').filter({ hasText: datei.name });
    if ((await feld.count()) === 0 || (await zeile.isVisible())) return;
    const buffer = Buffer.alloc(datei.groesse, 'a');
    await feld.setInputFiles({ name: datei.name, mimeType: 'text/plain', buffer });
    await zeile.getByText('Hochgeladen').waitFor();
  };
}

export const hochladen = hochladenIn('nachweise');
