import { readFileSync } from 'node:fs';
import { moveTo } from '../fill.ts';
import type { FlowInBrowser } from '../flowInBrowser.ts';
import type { StageRequest } from '../stageServer.ts';

const address = '/muster';

/** What the sample brings; `sent` collects the bodies of its call, `fault` makes its page go wrong. */
export function inBrowser(sent: unknown[], fault: 'none' | 'keinWegZurueck' | 'keinFeld') {
  return {
    address,
    calls: { senden: isSending(sent) },
    reads: [
      {
        of: ({ path }) => path === '/muster.js',
        answer: { headers: { 'content-type': 'text/javascript' }, body: script() },
      },
      { of: ({ path }) => path.startsWith(address), answer: { body: html(fault) } },
    ],
    fillers: { summe: moveTo('summe', (cent) => `${Number(cent) / 100} EUR`) },
    buttons: { ABSENDEN: 'Absenden', ERNEUT: 'Noch einmal' },
  } as const satisfies FlowInBrowser;
}

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
