import type { GlobalesEreignis } from '#machines/globals.ts';

export type NachrichtEreignis = { type: 'WEITER'; antwort: unknown } | GlobalesEreignis;
