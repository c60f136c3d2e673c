/**
 * Events every chart must answer in every state, because they can arrive at any time:
 * sign-out (also in another tab) and the end of the session.
 */
export type GlobalesEreignis = { type: 'ABGEMELDET' } | { type: 'SITZUNG_ABGELAUFEN' };

export const globaleEreignisse = [
  'ABGEMELDET',
  'SITZUNG_ABGELAUFEN',
] as const satisfies GlobalesEreignis['type'][];
