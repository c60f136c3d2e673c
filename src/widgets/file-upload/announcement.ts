import type { Entry } from './uploadQueue.ts';

/** What is read out as the files come and go: never each per cent. */
export function announcement(entries: readonly Entry[]): string {
  const wrong = entries.filter(({ state }) => state === 'failed' || state === 'refused');
  const under = entries.filter(({ state }) => state === 'waiting' || state === 'running').length;
  const done = entries.filter(({ state }) => state === 'done').length;
  return [
    ...wrong.map(({ name, error }) => `${name}: ${error ?? ''}`),
    ...(done > 0 ? [`${files(done)} hochgeladen.`] : []),
    ...(under > 0 ? [`${files(under)} unterwegs.`] : []),
  ].join(' ');
}

function files(count: number): string {
  return count === 1 ? 'Eine Datei' : `${count} Dateien`;
}
