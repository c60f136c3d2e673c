import { isDeepStrictEqual } from 'node:util';
import type { geraetemerker, Merkstand } from '#machines/merken/machine.ts';
import { antworten } from '#tests/models/antrag/hausrat/cases.ts';
import { casesFor } from '#tests/models/engine/cases.ts';

/** What an application on a host's page holds at the price. */
function stand(schritt: string, beitrag: number): Merkstand {
  const { einstieg, angebot } = antworten;
  return {
    produkt: 'HAUSRAT',
    schema: 4,
    schritt,
    antworten: { einstieg, angebot },
    beitrag,
    kennung: null,
  };
}

/** When she ticks the box, and after her next answer. */
const erster = stand('angebot', 10_57);
const zweiter = stand('wohnung', 11_20);
/** From another visit. */
export const frueher = { ...stand('angebot', 9_90), am: '2026-11-20' };
/** What another tab has kept since. */
export const anderer = { ...stand('angebot', 12_30), am: '2026-11-20' };

export const cases = casesFor<typeof geraetemerker>({
  inputs: {
    'ohne etwas': { gefunden: null, stand: null },
    'mit einem früheren Antrag': { gefunden: frueher, stand: null },
    'neu geladen': { gefunden: null, stand: frueher },
  },
  events: {
    WEITER: { type: 'WEITER' },
    LOESCHEN: { type: 'LOESCHEN' },
    NEU_BEGINNEN: { type: 'NEU_BEGINNEN' },
    MERKEN: { type: 'MERKEN', stand: erster },
    VERGESSEN: { type: 'VERGESSEN' },
    BEANTWORTET: { type: 'BEANTWORTET', stand: zweiter },
    ABGESCHLOSSEN: { type: 'ABGESCHLOSSEN' },
    VERWEIGERT: { type: 'VERWEIGERT' },
    GELOESCHT: { type: 'GELOESCHT' },
    ERSETZT: { type: 'ERSETZT', gefunden: anderer },
  },
  calls: {},
  flags: ({ gefunden, stand: gemerkt }) => [gefunden?.beitrag, gemerkt?.schritt, gemerkt?.beitrag],
  answers: () => null,
  told: ['BEANTWORTET', 'ABGESCHLOSSEN', 'VERWEIGERT', 'GELOESCHT', 'ERSETZT'],
  ends: {},
  invariants: {
    'something is kept where she wants it, and nowhere else': (state) =>
      state.matches('an') === (state.context.stand !== null),
    'whoever is greeted has something to go on with': (state) =>
      !state.matches('gruesst') || state.context.gefunden !== null,
  },
  changes: {
    'nothing is kept before she says so, and no longer than she wants it': (
      { type },
      before,
      after,
    ) =>
      type === 'xstate.init' ||
      before.matches('an') ||
      !after.matches('an') ||
      ['MERKEN', 'WEITER'].includes(type),
    'whoever goes on goes on with what lies there, and it is kept as it is': (
      { type },
      before,
      after,
    ) =>
      type !== 'WEITER' ||
      !before.matches('gruesst') ||
      isDeepStrictEqual(after.context.stand, before.context.gefunden),
    'what is kept is what she answered last': (event, before, after) =>
      !after.matches('an') ||
      event.type !== (before.matches('an') ? 'BEANTWORTET' : 'MERKEN') ||
      isDeepStrictEqual(after.context.stand, event['stand']),
    'what she throws away or leaves there at the greeting is not gone on with': (
      { type },
      before,
      after,
    ) =>
      !['LOESCHEN', 'NEU_BEGINNEN'].includes(type) ||
      !before.matches('gruesst') ||
      (after.matches('aus') && after.context.gefunden === null),
    'what is thrown away in another tab is offered no more': ({ type }, before, after) =>
      type !== 'GELOESCHT' ||
      !before.matches('gruesst') ||
      (after.matches('aus') && after.context.gefunden === null),
    'whoever is greeted is offered what another tab has kept last': (event, before, after) =>
      event.type !== 'ERSETZT' ||
      !before.matches('gruesst') ||
      (after.matches('gruesst') && isDeepStrictEqual(after.context.gefunden, event['gefunden'])),
    'a box without its tick, a contract and another tab end it': ({ type }, before, after) =>
      !['VERGESSEN', 'ABGESCHLOSSEN', 'GELOESCHT', 'ERSETZT'].includes(type) ||
      !before.matches('an') ||
      after.matches('aus'),
  },
  requests: {
    'whoever listens to the device is told nothing': ({ id, input }) =>
      id !== 'geraet' || input === undefined,
  },
});
