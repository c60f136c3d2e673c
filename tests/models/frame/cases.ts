import { isDeepStrictEqual } from 'node:util';
import type { Befehl, bruecke } from '#machines/frame/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';

const thema: Befehl = { id: 'a', name: 'getAuthToken', payload: [] };
const hoehe: Befehl = { id: 'b', name: 'resize', payload: [812] };

export const cases = casesFor<typeof bruecke>({
  inputs: { 'in einer Seite': undefined },
  events: {
    'ANFRAGE a': { type: 'ANFRAGE', befehl: thema },
    'ANFRAGE b': { type: 'ANFRAGE', befehl: hoehe },
    VERBINDEN: { type: 'VERBINDEN' },
    BEGRUESST: { type: 'BEGRUESST', thema: 'light' },
    'ANTWORT a': { type: 'ANTWORT', id: 'a', payload: 'x.y.z' },
    'ANTWORT b': { type: 'ANTWORT', id: 'b', payload: null },
    'ANTWORT ungefragt': { type: 'ANTWORT', id: 'nie gesendet', payload: null },
    'ANTWORT auf geerbtes': { type: 'ANTWORT', id: 'constructor', payload: null },
    UNLESBAR: { type: 'UNLESBAR', grund: 'Invalid response schema' },
    GETRENNT: { type: 'GETRENNT' },
    NOCHMAL: { type: 'NOCHMAL' },
    NIEMAND_DA: { type: 'NIEMAND_DA' },
    'ZEITLIMIT a': { type: 'ZEITLIMIT', id: 'a' },
    'ZEITLIMIT b': { type: 'ZEITLIMIT', id: 'b' },
  },
  calls: {},
  flags: ({ offen }) => Object.keys(offen).toSorted(),
  answers: () => null,
  told: ['BEGRUESST', 'ANTWORT', 'UNLESBAR', 'GETRENNT', 'NOCHMAL', 'NIEMAND_DA', 'ZEITLIMIT'],
  rests: ['bereit', 'getrennt'],
  ends: {},
  invariants: {
    'whoever waits for an answer is known by the id of what was asked': ({ context: { offen } }) =>
      Object.entries(offen).every(([id, befehl]) => id === befehl.id),
  },
  changes: {
    'a command is open from when it is asked, but where nobody is there to answer': (
      event,
      before,
      { context },
    ) =>
      event.type !== 'ANFRAGE' ||
      before.matches('getrennt') ||
      isDeepStrictEqual(
        Object.values(context.offen).filter((one) => one === event['befehl']),
        [event['befehl']],
      ),
    'nothing waits for a page that was put aside': ({ type }, _, { context }) =>
      type !== 'GETRENNT' || Object.keys(context.offen).length === 0,
    'where nobody is there, nobody begins to wait': (event, before, { context }) =>
      event.type !== 'ANFRAGE' ||
      !before.matches('getrennt') ||
      isDeepStrictEqual(context.offen, before.context.offen),
    'an answer and the clock end their own command and no other': (event, before, { context }) => {
      if (!['ANTWORT', 'ZEITLIMIT'].includes(event.type)) return true;
      const others = Object.keys(before.context.offen).filter((id) => id !== event['id']);
      // Nobody can have answered what was not sent.
      const isEarly = event.type === 'ANTWORT' && !before.matches('bereit');
      const left = isEarly ? Object.keys(before.context.offen) : others;
      return isDeepStrictEqual(Object.keys(context.offen).toSorted(), left.toSorted());
    },
    'only an answer of the page makes it ready': ({ type }, before, after) =>
      before.matches('bereit') || !after.matches('bereit') || type === 'BEGRUESST',
    'what waited for the page is still open when it answers': ({ type }, before, after) =>
      type !== 'BEGRUESST' || isDeepStrictEqual(before.context.offen, after.context.offen),
    'what cannot be read changes nothing': ({ type }, before, after) =>
      type !== 'UNLESBAR' || isDeepStrictEqual(before.context, after.context),
  },
  requests: {
    'whoever listens to the page is told nothing': ({ id, input }) =>
      id !== 'port' || input === undefined,
  },
});
