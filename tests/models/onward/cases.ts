import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject } from 'xstate';
import * as z from 'zod/mini';
import type { onward, Streckenlage } from '#machines/onward/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';

const weg = ['eins', 'zwei', 'drei', 'preis', 'ende'];

export const cases = casesFor<typeof onward>({
  inputs: { 'neben einem Antrag': undefined },
  events: {
    FORTSETZEN: { type: 'FORTSETZEN', ziel: 'drei' },
    BEARBEITEN: { type: 'BEARBEITEN', schritt: 'zwei', ziel: 'ende' },
    'BEARBEITEN vom Preis aus': { type: 'BEARBEITEN', schritt: 'zwei', ziel: 'preis' },
    ANGENOMMEN: { type: 'ANGENOMMEN', gesehen: '10,00' },
    ABGEWIESEN: { type: 'ABGEWIESEN' },
    'noch bei demselben Schritt': bewegt({ schritt: 'zwei' }),
    'nirgends, er meldet sich an': bewegt({ schritt: null }),
    'ein Schritt davor': bewegt({ schritt: 'eins' }),
    'der Schritt danach': bewegt({ schritt: 'drei' }),
    'ein Schritt, der nicht auf dem Weg liegt': bewegt({ schritt: 'abseits' }),
    'beim Preis': bewegt({ schritt: 'preis' }),
    'wieder da': bewegt({ schritt: 'ende' }),
    'zu Ende': bewegt({ schritt: 'vorbei', istZuEnde: true }),
  },
  calls: {
    fortsetzen: { done: { angehalten: undefined }, error: { technisch: new Error('down') } },
    weitergehen: {
      done: {
        zurueck: angehalten({ schritt: 'ende' }),
        beimPreis: angehalten({ schritt: 'preis' }, '20,00'),
        beiEinerFrage: angehalten({ schritt: 'drei' }),
        abgemeldet: angehalten({ schritt: null }),
        beendet: angehalten({ schritt: 'vorbei', istZuEnde: true }),
      },
      error: { technisch: new Error('down') },
    },
  },
  flags: ({ ziel, bei, gesehen }) => [ziel, bei, gesehen],
  answers: () => null,
  told: ['FORTSETZEN', 'BEWEGT'],
  rests: ['wartet'],
  // The application answers at once, before anything else is told.
  possible: (snapshot, { type }) =>
    snapshot.matches('springt') === ['ANGENOMMEN', 'ABGEWIESEN'].includes(type),
  // From where it stands by then she goes on.
  refusals: { '✗ technisch': 'frei' },
  ends: {},
  invariants: {
    'whoever is on the way knows where to, and nobody else does': (state) =>
      state.matches('frei') === (state.context.ziel === ''),
    'the price she knows is known as long as she is led back, and no longer': (state) =>
      (state.matches('wartet') || state.matches('geht')) === (state.context.gesehen !== ''),
  },
  changes: {
    'whoever edits an answer is at its step, and comes back to where she was': (
      event,
      before,
      { context },
    ) =>
      event.type !== 'BEARBEITEN' ||
      !before.matches('frei') ||
      (context.bei === event['schritt'] && context.ziel === event['ziel']),
    'the application is asked for the step she edits, and its word counts': ({ type }, _, after) =>
      type !== 'ANGENOMMEN' || after.matches('wartet'),
    'the price she knows is the one she set out with, and the one that stopped her since': (
      event,
      _,
      { context },
    ) => {
      if (event.type === 'ANGENOMMEN') return context.gesehen === event['gesehen'];
      const { data } = z.safeParse(stopped, event);
      return !data || context.gesehen === '' || context.gesehen === data.output.gesehen;
    },
    'whoever edits a second answer comes back to where she was first': ({ type }, before, after) =>
      type !== 'BEARBEITEN' ||
      before.matches('frei') ||
      isDeepStrictEqual(after.context, before.context),
    'whoever has answered is led on from where she is then': (event, before, after) => {
      const lage = lageIn(event);
      if (!lage || !before.matches('wartet')) return true;
      const { bei, ziel } = before.context;
      if (lage.istZuEnde || lage.schritt === ziel) return after.matches('frei');
      if (lage.schritt === null || lage.schritt === bei) return after.matches('wartet');
      const istVorn = weg.slice(weg.indexOf(bei) + 1).includes(lage.schritt);
      const istAbseits = !weg.includes(lage.schritt);
      return (
        after.context.bei === lage.schritt && after.matches('geht') === (istVorn || istAbseits)
      );
    },
    'what she does while nobody leads her is her own': (event, before, after) =>
      lageIn(event) === null ||
      before.matches('wartet') ||
      isDeepStrictEqual(after.context, before.context),
  },
  requests: {
    'a draft is taken up at the step it was left at': ({ id, input }) =>
      id !== 'fortsetzen' || isDeepStrictEqual(input, { ziel: 'drei' }),
    'whoever is led back is led to where she came from, past the price she knows': (
      { id, input },
      { ziel, gesehen },
    ) => id !== 'weitergehen' || isDeepStrictEqual(input, { ziel, gesehen }),
    'whoever listens to the application is told nothing': ({ id, input }) =>
      id !== 'strecke' || input === undefined,
  },
});

const bewegung = z.object({
  type: z.literal('BEWEGT'),
  lage: z.object({ schritt: z.nullable(z.string()), istZuEnde: z.boolean() }),
});

const stopped = z.object({
  type: z.literal('xstate.done.actor.weitergehen'),
  output: z.object({ gesehen: z.string() }),
});

function lageIn(event: AnyEventObject) {
  return z.safeParse(bewegung, event).data?.lage ?? null;
}

function lage(anders: Partial<Streckenlage>): Streckenlage {
  return { schritt: 'zwei', istZuEnde: false, weg, ...anders };
}

function bewegt(anders: Partial<Streckenlage>) {
  return { type: 'BEWEGT', lage: lage(anders) } as const;
}

function angehalten(anders: Partial<Streckenlage>, gesehen = '10,00') {
  return { ...lage(anders), gesehen };
}
