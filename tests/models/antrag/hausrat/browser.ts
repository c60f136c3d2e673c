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
  // What can be read before anything is asked.
  links: {
    'Informationsblatt (öffnet in einem neuen Tab)': papier('pib.html'),
    'Informationsblatt PDF': papier('pib.pdf'),
    'Versicherungsbedingungen (öffnet in einem neuen Tab)': papier('avb.html'),
    'Versicherungsbedingungen PDF': papier('avb.pdf'),
    'Alle Unterlagen (öffnet in einem neuen Tab)': '/api/druck/docs/index.html',
  },
  // It is on the page.
  fields: { angenommen: [] },
  fillers: {
    versicherungssumme: moveTo('versicherungssumme', (cent) => ganzeEuro(Number(cent))),
    annahmen: nimmAn,
  },
});

function papier(welches: string): string {
  return `/api/druck/docs/allgemein-andsafe-hausrat-${welches}`;
}

/** How each sentence begins. */
const saetze: Readonly<Record<string, string>> = {
  wohnform: 'Sie wohnen in',
  staendigBewohnt: 'Die Wohnung ist',
  bauart: 'Das Gebäude ist',
  wertsachen: 'Ihre Wertsachen sind',
  elementarVorschaden: 'Es gab in 10',
  vorschaeden: 'Sie hatten in 5',
  vomVersichererGekuendigt: 'Kein Versicherer',
};
const annahmen = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** What the price assumes is changed in its sentence. */
async function nimmAn(page: Page, value: unknown): Promise<void> {
  for (const [name, wert] of Object.entries(z.parse(annahmen, value))) {
    const zeile = page.getByRole('listitem').filter({ hasText: saetze[name] ?? name });
    await zeile.getByRole('button', { name: 'ändern' }).click();
    await page.locator(`input[name="${name}"][value="${String(wert)}"]`).check({ force: true });
  }
}
