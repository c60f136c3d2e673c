import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import type { BetriebsAntworten } from '#machines/antrag/betrieb.ts';
import type { Taetigkeit } from '#machines/formular/frage.ts';
import { t } from '#portal/formular/nachschlagen.ts';
import type { FlowInBrowser, Stage } from '#tests/models/browser/flowInBrowser.ts';
import type { StageAnswer } from '#tests/models/browser/heldCalls.ts';
import type { StageRequest } from '#tests/models/browser/stageServer.ts';
import { type AntragImBrowser, antragInBrowser } from './antragInBrowser.ts';
import { antworten, fragen } from './betriebsfall.ts';
import { nimmAn } from './nimmAn.ts';

/** What each sentence says, whatever is true. */
const saetze: Readonly<Record<string, string | RegExp>> = {
  gruender: /(Ihr Unternehmen gibt es|gegründet)/,
  auslandsumsatzUSA: 'Sie erzielen',
  vorschaeden: 'Sie hatten in 5',
  vomVersichererGekuendigt: /(Kein|Ein) Versicherer/,
};

type BetriebImBrowser<A extends BetriebsAntworten> = Pick<
  AntragImBrowser<A>,
  'antrag' | 'fall' | 'gelesen' | 'bearbeiten' | 'links'
> & {
  /** What she does besides, which a person looks at. */
  readonly nebenbei: Taetigkeit;
  /** Those of its product alone. */
  readonly saetze?: typeof saetze;
};

/** The tours of a firm whose price follows what it does and earns. */
export function betriebInBrowser<A extends BetriebsAntworten>({
  saetze: eigene,
  bearbeiten,
  nebenbei,
  ...teile
}: BetriebImBrowser<A>): FlowInBrowser {
  const antrag = antragInBrowser({
    ...teile,
    bearbeiten: {
      'Erste Angaben': 'einstieg',
      Tätigkeit: 'taetigkeit.steht',
      Betrieb: 'betrieb',
      Firma: 'firma',
      ...bearbeiten,
    },
    fillers: {
      hauptgewerbe: (page, value) => waehle(page, 'hauptgewerbe', nameIn(value)),
      nebengewerbe: async (page, value) => {
        const namen = z.parse(z.array(z.unknown()), value).map(nameIn);
        // What is chosen already is told already.
        if (isDeepStrictEqual(await gewaehlte(page), namen)) return;
        await leere(page);
        for (const name of namen) await waehle(page, 'nebengewerbe', name);
      },
      'TAETIGKEIT_FEHLT.hauptgewerbe': (page, value) =>
        vermisse(page, 'hauptgewerbe', nameIn(value)),
      'TAETIGKEIT_FEHLT.nebengewerbe': (page, value) =>
        vermisse(page, 'nebengewerbe', nameIn(z.parse(z.array(z.unknown()), value)[0])),
      annahmen: nimmAn({ ...saetze, ...eigene }),
    },
    // It is on the page.
    fields: { angenommen: [] },
  });
  return {
    ...antrag,
    calls: {
      ...antrag.calls,
      risikofragenLaden: fragenZu(antworten.einstieg.hauptgewerbe.gewerbeId),
      'risikofragenLaden/nebengewerbe': fragenZu(nebenbei.gewerbeId),
    },
    happenings: {
      ...antrag.happenings,
      'risikofragenLaden ✓ zwei': beantwortet({
        json: fragen.map(({ id, text }) => ({ id, frage: text })),
      }),
      'risikofragenLaden ✓ keine': beantwortet({ json: [] }),
    },
  };
}

/** Each trade is asked for; a question that both have is asked once. */
function beantwortet(answer: StageAnswer) {
  return async ({ calls }: Stage, { context }: AnyMachineSnapshot) => {
    await calls.answer('risikofragenLaden', answer);
    const { data } = z.safeParse(mitNebengewerbe, context);
    if (data) await calls.answer('risikofragenLaden/nebengewerbe', answer);
  };
}

const mitNebengewerbe = z.object({
  antworten: z.object({
    taetigkeit: z.object({ nebengewerbe: z.array(z.unknown()).check(z.minLength(1)) }),
  }),
});

function fragenZu(gewerbeId: string) {
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
