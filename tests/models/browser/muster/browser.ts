import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { moveTo } from '../fill.ts';
import type { FlowInBrowser } from '../flowInBrowser.ts';
import type { StageRequest } from '../stageServer.ts';

const address = '/muster';

/** How the page of the sample can go wrong (`seite.js`); `nebenher` says its state as a companion does. */
export type Fault =
  | 'alteSeite'
  | 'andererName'
  | 'andererWeg'
  | 'bleibtBeschaeftigt'
  | 'falscherSchritt'
  | 'falscherWert'
  | 'keinFeld'
  | 'keinWegZurueck'
  | 'meldetAnderes'
  | 'meldetDahinter'
  | 'meldetDoppelt'
  | 'meldetImSelben'
  | 'meldetSpaeter'
  | 'meldetUngefragt'
  | 'nebenher'
  | 'neuerSchluessel'
  | 'ohneText'
  | 'ohneUeberschrift'
  | 'sagtNichts'
  | 'schweigt'
  | 'verliertFokus'
  | 'vertauschteWorte';

/** What the sample brings; `sent` collects the bodies of its call, the faults make its page go wrong. */
export function inBrowser(sent: unknown[], ...faults: readonly Fault[]) {
  return {
    address,
    calls: { senden: isSending(sent) },
    contract: [senden],
    bodies: { senden: (input) => ({ name: z.parse(withName, input).name }) },
    reads: [
      {
        of: ({ path }) => path === '/muster.js',
        answer: { headers: { 'content-type': 'text/javascript' }, body: script() },
      },
      { of: ({ path }) => path.startsWith(address), answer: { body: html(faults.join(' ')) } },
    ],
    fillers: { summe: moveTo('summe', (cent) => `${Number(cent) / 100} EUR`) },
    labels: {
      art: { STURM: 'Sturm' },
      dringend: { JA: 'Ja', NEIN: 'Nein' },
      tage: { MO: 'Montag', DI: 'Dienstag', DO: 'Donnerstag' },
    },
    shows: (snapshot) =>
      snapshot.matches('pruefung')
        ? [['Name', z.parse(withAngaben, snapshot.context).angaben.name]]
        : null,
    links: { Ansehen: '/muster/ansehen' },
    toasts: { 'senden ✓ nummer': 'Gesendet.' },
    edits: { pruefung: { Name: 'angaben' } },
    behind: {
      'senden ✓ nummer': {
        link: 'Ansehen',
        path: '/muster/ansehen',
        says: (snapshot) => [
          `Gesendet von ${z.parse(withAngaben, snapshot.context).angaben.name}.`,
        ],
      },
    },
    buttons: { ABSENDEN: 'Absenden', ERNEUT: 'Noch einmal' },
  } as const satisfies FlowInBrowser;
}

const senden = {
  method: 'POST',
  path: '/muster',
  zugriff: 'oeffentlich',
  summary: 'Sends the sample.',
  body: z.looseObject({ text: z.string() }),
  idempotent: true,
  responses: {},
} as const satisfies Endpoint;

const withName = z.object({ name: z.string() });
const withAngaben = z.object({ angaben: withName });

function isSending(sent: unknown[]) {
  return ({ path, json }: StageRequest): boolean => {
    if (path !== '/api/muster') return false;
    sent.push(json);
    return true;
  };
}

function html(fault: string): string {
  return `<!doctype html><html lang="de" data-fault="${fault}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Muster</title></head><body><main></main>
<script src="/muster.js" type="module"></script></body></html>`;
}

function script(): string {
  return readFileSync(new URL('./seite.js', import.meta.url), 'utf8');
}
