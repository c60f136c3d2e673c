import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject, ContextFrom } from 'xstate';
import * as z from 'zod/mini';
import type { adresse } from '#machines/address/machine.ts';
import type { Bild } from '#machines/address/setup.ts';
import { casesFor } from '#tests/models/engine/cases.ts';

type Kontext = ContextFrom<typeof adresse>;

/** The first entry, drawn with the step it names. */
const bild: Bild = {
  wunsch: 'eins',
  anhang: '?marke',
  eintrag: 'k1',
  stelle: 1,
  schritt: 'eins',
  laedt: false,
  fertig: false,
  zeigbar: true,
  veraltet: false,
};
const naechster = { eintrag: 'k2', stelle: 2, wunsch: 'zwei' };
const davor = { eintrag: 'k0', stelle: 0, wunsch: 'null', schritt: 'zwei' };

export const cases = casesFor<typeof adresse>({
  inputs: {
    'beim ersten Schritt': { ziel: 'eins', vonVorn: true },
    'mitten darin': { ziel: 'zwei', vonVorn: false },
  },
  events: {
    'beide sind beim ersten Schritt': gezeichnet({}),
    'beide sind beim nächsten': gezeichnet({ ...naechster, schritt: 'zwei' }),
    'der Router ist noch nicht so weit': gezeichnet({ veraltet: true }),
    'der Schritt hat keine Adresse': gezeichnet({ schritt: null }),
    'der Ablauf ist weiter': gezeichnet({ schritt: 'zwei' }),
    'der Ablauf ist weiter und arbeitet': gezeichnet({ schritt: 'zwei', laedt: true }),
    'der Ablauf ist weiter, für immer': gezeichnet({ schritt: 'zwei', zeigbar: false }),
    'die Adresse kommt, der Ablauf ist schon weiter': gezeichnet({ ...naechster, schritt: 'drei' }),
    'die Adresse kommt, der Ablauf arbeitet schon': gezeichnet({
      ...naechster,
      schritt: 'drei',
      laedt: true,
    }),
    'Zurück im Browser': gezeichnet(davor),
    'Zurück, und der Ablauf ist zu Ende': gezeichnet({ ...davor, fertig: true }),
    'eine andere Adresse an derselben Stelle': gezeichnet({ eintrag: 'k9', wunsch: 'neun' }),
    GEGANGEN: { type: 'GEGANGEN' },
    BEWEGT: { type: 'BEWEGT' },
    ANGENOMMEN: { type: 'ANGENOMMEN' },
    ABGEWIESEN: { type: 'ABGEWIESEN' },
  },
  calls: { fortsetzen: { done: { fertig: undefined }, error: { technisch: new Error('down') } } },
  flags: ({ vonVorn, gesehen, zurueckgestellt, unterwegsZu, angeboten }) => [
    vonVorn,
    gesehen,
    zurueckgestellt,
    unterwegsZu,
    angeboten?.eintrag ?? null,
    angeboten?.stelle ?? null,
  ],
  answers: () => null,
  // Nothing is drawn while the flow is asked: it answers at once.
  possible: (snapshot, { type }) => !snapshot.matches('anbietet') || type !== 'GEZEICHNET',
  // From where it stands by then she goes on.
  refusals: { 'fortsetzen ✗ technisch': 'ruht' },
  ends: {},
  invariants: {
    'an address is on the way only where the flow is followed': (state) =>
      state.matches('unterwegs') === (state.context.unterwegsZu !== null),
    'the flow is asked for one thing only, and only while it is asked': (state) =>
      state.matches('anbietet') === (state.context.angeboten !== null),
    'nothing is offered before address and flow have agreed once': (state) =>
      !state.matches('anbietet') || state.context.gesehen !== null,
    'what is put back was seen at no time as her own': ({ context }: { context: Kontext }) =>
      context.zurueckgestellt === null || context.gesehen !== null,
  },
  changes: {
    'Back and Forward make the page look again': ({ type }, { context: vorher }, { context }) =>
      context.gaenge - vorher.gaenge === (type === 'GEGANGEN' ? 1 : 0),
    'what is kept of a flow says nothing of its address': ({ type }, before, after) =>
      type !== 'BEWEGT' || isDeepStrictEqual(after.context, before.context),
    'of a page that cannot be trusted nothing is taken in': (event, before, after) => {
      const gezeigt = bildIn(event);
      if (!gezeigt || !istUngewiss(gezeigt, before.context)) return true;
      return isDeepStrictEqual(after.context, before.context);
    },
    'where address and flow agree, that is where she is, and nothing is put back any more': (
      event,
      before,
      { context },
    ) => {
      const gezeigt = bildIn(event);
      if (!gezeigt || before.matches('setztFort') || !istStimmig(gezeigt, before.context))
        return true;
      return context.gesehen?.eintrag === gezeigt.eintrag && context.zurueckgestellt === null;
    },
  },
  requests: {
    'a flow is taken up again at the step of its address': ({ id, input }) =>
      id !== 'fortsetzen' || JSON.stringify(input) === JSON.stringify({ ziel: 'zwei' }),
    'whoever listens to the flow is told nothing': ({ id, input }) =>
      id !== 'strecke' || input === undefined,
  },
});

const zeichnung = z.object({
  type: z.literal('GEZEICHNET'),
  bild: z.object({
    wunsch: z.string(),
    schritt: z.nullable(z.string()),
    eintrag: z.string(),
    veraltet: z.boolean(),
  }),
});
type Gezeigt = z.infer<typeof zeichnung>['bild'];

function bildIn(event: AnyEventObject): Gezeigt | null {
  return z.safeParse(zeichnung, event).data?.bild ?? null;
}

function istUngewiss(
  { veraltet, schritt, eintrag }: Gezeigt,
  { zurueckgestellt }: Kontext,
): boolean {
  return veraltet || schritt === null || eintrag === zurueckgestellt;
}

function istStimmig(gezeigt: Gezeigt, vorher: Kontext): boolean {
  return !istUngewiss(gezeigt, vorher) && gezeigt.wunsch === gezeigt.schritt;
}

function gezeichnet(anders: Partial<Bild>) {
  return { type: 'GEZEICHNET', bild: { ...bild, ...anders } } as const;
}
