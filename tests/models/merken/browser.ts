import type { Page } from '@playwright/test';
import type { StateValue } from 'xstate';
import { leaf } from '#machines/leaf.ts';
import { t as gruss } from '#portal/flows/antrag/merken/grusstexte.ts';
import { t } from '#portal/flows/antrag/merken/texte.ts';
import { inBrowser as host } from '#tests/models/antrag/hausrat/browser.ts';
import { antworten } from '#tests/models/antrag/hausrat/cases.ts';
import type { FlowInBrowser, Stage } from '#tests/models/browser/flowInBrowser.ts';
import { beantwortet, liestBisZumVertrag, schliesstAb } from '#tests/models/draft/browser.ts';
import { anderer, frueher } from './cases.ts';

const { address } = host;
const { einstieg, angebot } = antworten;
const zumAngebot = `${address}/angebot`;
const schluessel = `gemerkt:${address}:andsafe`;
const aufDemGeraet = { [schluessel]: JSON.stringify(frueher) };

/** This tab has come to the price. */
const beimPreis = {
  'entwurf:antrag/hausrat::': JSON.stringify({
    schema: 1,
    schritt: 'angebot',
    antworten: {
      entwurf: {
        schema: 4,
        flow: 'antrag/hausrat',
        schritt: 'angebot',
        antworten: { einstieg, angebot },
      },
      ergebnisse: {},
      nummernnachweis: null,
    },
  }),
};

/** Played beside an application for home contents, at its price and before its first question. */
export const inBrowser: FlowInBrowser = {
  address,
  folder: 'antrag/merken',
  addresses: { 'ohne etwas': zumAngebot, 'neu geladen': zumAngebot },
  kept: {
    'ohne etwas': beimPreis,
    'neu geladen': { ...beimPreis, 'entwurf:antrag/hausrat:gemerkt': '1' },
  },
  keptOnDevice: { 'mit einem früheren Antrag': aufDemGeraet, 'neu geladen': aufDemGeraet },
  calls: {},
  reads: [...(host.reads ?? []), ...liestBisZumVertrag],
  buttons: { WEITER: gruss('weiter'), LOESCHEN: gruss('loeschen'), NEU_BEGINNEN: gruss('neu') },
  happenings: {
    MERKEN: async ({ page }) => {
      await kommtZumPreis(page);
      await page.evaluate(gibtFrei);
      await haken(page).check();
    },
    VERGESSEN: async ({ page }) => {
      await kommtZumPreis(page);
      await haken(page).uncheck();
    },
    BEANTWORTET: ({ page }) => zahltAnders(page),
    ABGESCHLOSSEN: schliesstAb,
    VERWEIGERT: async ({ page }) => {
      await kommtZumPreis(page);
      await page.evaluate(sperrt);
      await zahltAnders(page);
    },
    GELOESCHT: ({ otherTab }) => otherTab.evaluate(loescht, schluessel),
    ERSETZT: ({ otherTab }) =>
      otherTab.evaluate(ersetzt, { key: schluessel, wert: JSON.stringify(anderer) }),
  },
  sentence: ({ value }: { value: StateValue }) => saetze[leaf(value)] ?? null,
};

const saetze: Readonly<Record<string, string>> = {
  gruesst:
    'Auf diesem Gerät sind Angaben für einen Antrag gemerkt (Hausratversicherung), zuletzt am 20.11.2026. Sie verfallen am 20.12.2026.',
  verweigert: t('verweigert'),
};

const haken = (page: Page) => page.getByRole('checkbox', { name: t('merken') });

/** Where she is at another step, or has concluded, she begins another application. */
async function kommtZumPreis(page: Page): Promise<void> {
  const wo = page.locator('main[data-flow-state]');
  await wo.waitFor();
  const zustand = (await wo.getAttribute('data-flow-state')) ?? '';
  if (zustand.startsWith('angebot.')) return;
  if (zustand === 'bestaetigung') await page.goto(address, { waitUntil: 'commit' });
  await page.locator('main[data-flow-state="einstieg"]').waitFor();
  await beantwortet(einstieg, 'Beitrag zeigen')({ page });
  await page.locator('main[data-flow-state="angebot.steht"]').waitFor();
}

/** Another choice at the price. */
async function zahltAnders(page: Stage['page']): Promise<void> {
  await kommtZumPreis(page);
  const perioden = page.getByRole('radio', { name: /^(Monat|Jahr)\b/ });
  await perioden.and(page.locator(':not(:checked)')).first().check({ force: true });
  await page.locator('main[data-flow-state="angebot.steht"]').waitFor();
}

/** Runs in the page: its device takes nothing more. */
function sperrt(): void {
  Object.defineProperty(localStorage, 'setItem', { configurable: true, value: null });
}

/** Runs in the page: there is room again. */
function gibtFrei(): void {
  Reflect.deleteProperty(localStorage, 'setItem');
}

/** Runs in the other tab, which learns a moment later what the first one has stored. */
async function loescht(key: string): Promise<void> {
  if (localStorage.getItem(key) === null) {
    await new Promise<void>((resolve) => {
      addEventListener('storage', (event) => event.key === key && resolve());
    });
  }
  localStorage.removeItem(key);
}

/** Runs in the other tab, which keeps an application of its own; written again as it stands nobody would hear of it. */
function ersetzt({ key, wert }: { key: string; wert: string }): void {
  localStorage.setItem(key, wert.padEnd((localStorage.getItem(key)?.length ?? 0) + 1));
}
