import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { t } from '#portal/formular/gewerbe/texte.ts';
import type { FlowInBrowser, Stage } from '#tests/models/browser/flowInBrowser.ts';
import type { StageAnswer } from '#tests/models/browser/heldCalls.ts';
import type { StageRequest } from '#tests/models/browser/stageServer.ts';
import { antragInBrowser } from '../antragInBrowser.ts';
import { antworten, fall, fragen } from './cases.ts';
import { gelesen } from './gezeigt.ts';

const { hauptgewerbe, nebengewerbe } = antworten.gewerbe;
const [erstesNebengewerbe] = nebengewerbe;

const antrag = antragInBrowser({
  antrag: 'betriebshaftpflicht',
  fall,
  gelesen,
  bearbeiten: {
    Tätigkeit: 'gewerbe',
    'Fragen zur Tätigkeit': 'risikofragen',
    Betrieb: 'umsatz',
    Deckung: 'deckung',
    Firmensitz: 'firmensitz',
    Firma: 'firma',
  },
  fillers: {
    hauptgewerbe: (page, value) => waehle(page, 'hauptgewerbe', nameIn(value)),
    nebengewerbe: async (page, value) => {
      await leere(page);
      for (const eines of z.parse(z.array(z.unknown()), value)) {
        await waehle(page, 'nebengewerbe', nameIn(eines));
      }
    },
  },
});

export const inBrowser: FlowInBrowser = {
  ...antrag,
  calls: {
    ...antrag.calls,
    risikofragenLaden: fragenZu(hauptgewerbe.gewerbeId),
    'risikofragenLaden/nebengewerbe': fragenZu(erstesNebengewerbe?.gewerbeId),
  },
  happenings: {
    ...antrag.happenings,
    'risikofragenLaden ✓ zwei': beantwortet({
      json: fragen.map(({ id, text }) => ({ id, frage: text })),
    }),
    'risikofragenLaden ✓ keine': beantwortet({ json: [] }),
  },
};

/** Each trade is asked for; a question that both have is asked once. */
function beantwortet(answer: StageAnswer) {
  return async ({ calls }: Stage) => {
    await calls.answer('risikofragenLaden', answer);
    await calls.answer('risikofragenLaden/nebengewerbe', answer);
  };
}

function fragenZu(gewerbeId = '') {
  return ({ method, path }: StageRequest) =>
    method === 'GET' && path === `/api/fragebogen/risikofragen/${gewerbeId}`;
}

async function waehle(page: Page, feld: string, name: string): Promise<void> {
  const eingabe = page.locator(`main [name="${feld}"]`);
  // The same text again asks for nothing.
  await eingabe.fill('');
  await eingabe.fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}

/** Takes away what was chosen before. */
async function leere(page: Page): Promise<void> {
  const knoepfe = page.getByRole('button', { name: t('entfernen') });
  for (let uebrig = await knoepfe.count(); uebrig > 0; uebrig -= 1) {
    await knoepfe.first().click();
  }
}

function nameIn(value: unknown): string {
  return z.parse(z.object({ name: z.string() }), value).name;
}
