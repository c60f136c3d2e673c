import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import { uploadAnlegen, uploadLoeschen, uploadPruefen } from '#contract/endpoints/upload.ts';
import { draftAt } from '#portal/flows/draft.ts';
import { t } from '#portal/flows/vertrag/kuendigung/texte.ts';
import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { kundin } from '#tests/models/browser/pool.ts';
import type { StageRequest } from '#tests/models/browser/stageServer.ts';
import { conflict, technisch } from '#tests/models/browser/wire.ts';
import { uuidFor } from '#tests/models/engine/answering.ts';
import {
  kuendigungsdatum,
  verkauf,
  versicherungsNummer,
} from '#tests/models/vertrag/kuendigung/cases.ts';
import { inBrowser as kuendigung } from '#tests/models/vertrag/kuendigung/browser.ts';
import { satz, vonVorhin } from './cases.ts';

const schluessel = [0, 1, 2, 3];
const url = '/api/upload/inhalt';

/** Played at the proof of a cancellation; what its flow reads is answered as in its own tours. */
export const inBrowser: FlowInBrowser = {
  address: `${kuendigung.address}/nachweis`,
  signedIn: true,
  kept: {
    leer: entwurf([]),
    'von vorhin': entwurf([vonVorhin]),
  },
  // Held where the server looks into a file, or is asked whether it still has it.
  calls: Object.fromEntries(schluessel.map((eine) => [`datei-${eine}`, fragtNach(eine)])),
  reads: [
    ...schluessel.map((eine) => ({
      of: kuendigtAn(eine),
      answer: { json: { id: idVon(eine), url: `${url}/${eine}`, method: 'PUT', headers: {} } },
    })),
    { of: ({ path }: StageRequest) => path.startsWith(url), answer: { json: {} } },
    { of: uploadLoeschen, answer: { json: {} } },
    ...(kuendigung.reads ?? []),
  ],
  // Files are chosen one by one, and each can be taken.
  beyond: ['GEWAEHLT vier', 'GEWAEHLT eine, die nicht geht'],
  happenings: {
    GEWAEHLT: async ({ page }, from) => {
      const feld = page.locator('main input[name="nachweise"]');
      await feld.focus();
      await feld.setInputFiles({
        name: nameVon(freie(from)),
        mimeType: 'text/plain',
        buffer: Buffer.alloc(vonVorhin.groesse, 'a'),
      });
    },
    // Told by the browser itself while it sends.
    FORTSCHRITT: nichts,
    ANGEKOMMEN: ({ calls }, from) => {
      const eine = erste(from, 'laeuft');
      return calls.answer(`datei-${eine}`, {
        json: { id: idVon(eine), name: nameVon(eine), typ: 'text/plain', groesse: 11 },
      });
    },
    ABGELEHNT: ({ calls }, from) =>
      calls.answer(`datei-${erste(from, 'laeuft')}`, conflict('NICHT_GEPRUEFT', satz)),
    GESCHEITERT: ({ calls }, from) => calls.answer(`datei-${erste(from, 'laeuft')}`, technisch),
    VERFALLEN: ({ calls }) =>
      calls.answer('datei-0', { status: 404, json: { code: 'NICHT_GEFUNDEN', errorMessage: '–' } }),
    ERNEUT: ({ page }, from) => druecke(page, 'Erneut versuchen', erste(from, 'gescheitert')),
    ENTFERNEN: ({ page }, from) => druecke(page, 'Entfernen', erste(from)),
    // What is no longer there has no button.
    'GEWAEHLT dieselbe': nichts,
    'FORTSCHRITT danach': nichts,
    'ERNEUT zu spät': nichts,
    'ENTFERNEN zu spät': nichts,
    PRUEFEN: async ({ page }, from) => {
      await page.getByRole('button', { name: t('weiter'), exact: true }).click();
      if (!from.matches({ stand: 'bereit' })) return;
      // With all files there the flow goes on; she comes back to them.
      await page.waitForURL('**/feedback');
      await page.goBack();
    },
  },
};

const kontext = z.object({
  dateien: z.array(z.object({ schluessel: z.number(), stand: z.string() })),
});

async function nichts(): Promise<void> {}

function freie(from: AnyMachineSnapshot): number {
  const belegt = new Set(kontext.parse(from.context).dateien.map((eine) => eine.schluessel));
  return schluessel.find((eine) => !belegt.has(eine)) ?? 0;
}

/** The first file that stands so; of all where nothing is said. */
function erste(from: AnyMachineSnapshot, stand?: string): number {
  const { dateien } = kontext.parse(from.context);
  return dateien.find((eine) => stand === undefined || eine.stand === stand)?.schluessel ?? 0;
}

function druecke(page: Page, was: string, eine: number): Promise<void> {
  return page.getByRole('button', { name: `${was} ${nameVon(eine)}`, exact: true }).click();
}

function nameVon(eine: number): string {
  return `Datei-${eine}.txt`;
}

function idVon(eine: number): string {
  return eine === 0 ? vonVorhin.id : uuidFor({ schluessel: eine });
}

function kuendigtAn(eine: number) {
  return ({ method, path, json }: StageRequest) =>
    method === uploadAnlegen.method &&
    path === `/api${uploadAnlegen.path}` &&
    z.safeParse(z.object({ name: z.literal(nameVon(eine)) }), json).success;
}

function fragtNach(eine: number) {
  return ({ method, path }: StageRequest) =>
    (method === uploadPruefen.method &&
      path === `/api${uploadPruefen.path.replace('{id}', idVon(eine))}`) ||
    (method === 'GET' && path === `/api/upload/${idVon(eine)}`);
}

/** A cancellation for which a proof is asked, left at it. */
function entwurf(nachweise: readonly (typeof vonVorhin)[]): Record<string, string> {
  const kept: Record<string, string> = {};
  draftAt(
    {
      getItem: (key) => kept[key] ?? null,
      setItem: (key, text) => void (kept[key] = text),
      removeItem: (key) => void delete kept[key],
    },
    'kuendigung',
    versicherungsNummer,
    kundin.sub,
  ).write({
    schritt: 'nachweis',
    antworten: {
      uebersicht: { gelesen: true },
      grund: verkauf,
      datum: { kuendigungsdatum },
      nachweis: { nachweise },
    },
  });
  return kept;
}
