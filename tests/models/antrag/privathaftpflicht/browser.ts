import type { Page } from '@playwright/test';
import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { antragInBrowser } from '../antragInBrowser.ts';
import { bearbeitenPerson } from '../fragen.ts';
import { nimmAn } from '../nimmAn.ts';
import { aushanglinks } from '../aushanglinks.ts';
import { fall } from './cases.ts';
import { gelesen } from './gezeigt.ts';

/** What each sentence says, whatever is true. */
const saetze: Readonly<Record<string, string | RegExp>> = {
  aelter: /Sie sind (unter )?60/,
  beruf: /im öffentlichen Dienst|Verwaltung|Polizei|Bundeswehr/,
  vorschaeden: 'Sie hatten in 5',
  vomVersichererGekuendigt: /(Kein|Ein) Versicherer/,
};

export const inBrowser: FlowInBrowser = antragInBrowser({
  antrag: 'privathaftpflicht',
  fall,
  gelesen,
  bearbeiten: {
    'Erste Angaben': 'einstieg',
    Familie: 'familie',
    Beruf: 'beruf',
    ...bearbeitenPerson,
  },
  links: aushanglinks('privathaftpflicht'),
  // It is on the page, or no field of its own.
  fields: { angenommen: [], woanders: [] },
  fillers: { annahmen: nimmAn(saetze), diensthaftpflicht: woAngeboten },
});

/** The switch stands there until she has said that she is not in public service, and is closed until she says that she is. */
async function woAngeboten(page: Page, value: unknown): Promise<void> {
  const schalter = page.locator('main input[name="diensthaftpflicht"]');
  await schalter.or(page.locator('main input[name="sb"]')).first().waitFor();
  if ((await schalter.count()) > 0) await schalter.setChecked(value === true, { force: true });
}
