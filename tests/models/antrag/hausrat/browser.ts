import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { ganzeEuro } from '#contract/fields/betrag.ts';
import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { moveTo } from '#tests/models/browser/fill.ts';
import { antragInBrowser } from '../antragInBrowser.ts';
import { bearbeitenPerson } from '../fragen.ts';
import { antworten } from './cases.ts';
import { gelesen } from './gezeigt.ts';

export const inBrowser: FlowInBrowser = antragInBrowser({
  antrag: 'hausrat',
  gelesen,
  bearbeiten: {
    'Erste Angaben': 'einstieg',
    Wohnung: 'wohnung',
    Hausrat: 'inhalt',
    ...bearbeitenPerson,
  },
  entwurf: { einstieg: antworten.einstieg },
  // It is on the page.
  fields: { angenommen: [] },
  fillers: {
    versicherungssumme: moveTo('versicherungssumme', (cent) => ganzeEuro(Number(cent))),
    annahmen: nimmAn,
  },
});

/** Where each sentence stands, in its order on the page. */
const saetze = {
  wohnform: 'Sie wohnen in',
  staendigBewohnt: 'Die Wohnung ist',
  bauart: 'Das Gebäude ist',
  wertsachen: 'Ihre Wertsachen sind',
  elementarVorschaden: 'Es gab in 10',
  vorschaeden: 'Sie hatten in 5',
  vomVersichererGekuendigt: 'Kein Versicherer',
} as const;

const annahmen = z.partialRecord(
  z.keyof(z.object(saetze as never)),
  z.union([z.string(), z.number(), z.boolean()]),
);

/** What the price assumes is changed in its sentence. */
async function nimmAn(page: Page, value: unknown): Promise<void> {
  for (const [name, wert] of Object.entries(z.parse(annahmen, value))) {
    const satz = page
      .getByRole('listitem')
      .filter({ hasText: saetze[name as keyof typeof saetze] });
    await satz.getByRole('button', { name: 'ändern' }).click();
    await page.locator(`input[name="${name}"][value="${String(wert)}"]`).check({ force: true });
  }
}
