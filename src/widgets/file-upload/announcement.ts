import type { SayFiles } from './fileWords.ts';
import type { Entry } from './uploadQueue.ts';

/** What is read out as the files come and go: never each per cent. */
export function announcement(entries: readonly Entry[], say: SayFiles): string {
  const wrong = entries.filter(({ state }) => state === 'failed' || state === 'refused');
  const under = entries.filter(({ state }) => state === 'waiting' || state === 'running').length;
  const done = entries.filter(({ state }) => state === 'done').length;
  return [
    ...wrong.map(({ name, error }) => `${name}: ${error ?? say('gescheitert')}`),
    ...(done > 0
      ? [done === 1 ? say('eineHochgeladen') : say('mehrereHochgeladen', { count: done })]
      : []),
    ...(under > 0
      ? [under === 1 ? say('eineUnterwegs') : say('mehrereUnterwegs', { count: under })]
      : []),
  ].join(' ');
}
