import { assign, fromPromise, raise, setup } from 'xstate';
import * as z from 'zod/mini';
import {
  sitzungEndet,
  sitzungEndetUnterwegs,
  unterbrechung,
  type Unterbrechungsereignis,
  unterbrochen,
} from '#machines/parts/unterbrochen.ts';
import type { FlowMeta, FlowTag } from '#machines/tags.ts';
import { nichtVerdrahtet, typed } from '#machines/typed.ts';
import {
  angabenform,
  type Angabenantwort,
  type Angabenfrage,
  type AngabenSchritt,
  antworten,
} from './answers.ts';
import { type AngabenFehlerArt, fehlerAus, fehlerWie, fehlschlag } from './failure.ts';

interface AngabenKontext extends Angabenfrage {
  /** Why it was refused the last time. */
  ablehnung: string | null;
}

type AngabenEreignis = { type: 'WEITER'; antwort: Angabenantwort } | Unterbrechungsereignis;

/** A part with its answers. */
export interface Angabenauftrag extends Pick<Angabenfrage, 'teil'> {
  antwort: Angabenantwort;
}

const p = setup({
  types: {
    context: typed<AngabenKontext>(),
    events: typed<AngabenEreignis>(),
    input: typed<Angabenfrage>(),
    meta: typed<FlowMeta<AngabenSchritt | 'unterbrochen'>>(),
    tags: typed<FlowTag>(),
  },
  actors: {
    ...unterbrechung.actors,
    ergaenzen: fromPromise<void, Angabenauftrag>(nichtVerdrahtet),
  },
  guards: {
    ...unterbrechung.guards,
    istGueltig: ({ context, event }) =>
      event.type === 'WEITER' && z.safeParse(angabenform(context), event.antwort).success,
    istFehler: (_, { error, art }: { error: unknown; art: AngabenFehlerArt['art'] }) =>
      fehlerAus(error).art === art,
  },
  actions: {
    anmeldungVerlangen: raise({ type: 'SITZUNG_ABGELAUFEN' }),
    ablehnungMerken: assign((_, { error }: { error: unknown }) => {
      const fehler = fehlerAus(error);
      return 'satz' in fehler ? { ablehnung: fehler.satz } : {};
    }),
    ablehnungVergessen: assign({ ablehnung: null }),
  },
});

/** What she answered is sent, from wherever the form stands. */
const on = {
  WEITER: { guard: 'istGueltig', target: 'senden', actions: 'ablehnungVergessen' },
} as const;

/** One part of what is asked once a claim has its number, of whatever product (`domain/schaden.md §2`, `§4`). */
export const angaben = p.createMachine({
  id: 'angaben',
  description:
    'Angaben zum Schaden ergänzen: Hergang, Sachen und Preise, Beteiligte, Polizei, andere Versicherung, Konto',
  context: ({ input }) => ({ ...input, ablehnung: null }),
  initial: 'ergaenzen',
  on: sitzungEndet,
  states: {
    ergaenzen: {
      id: 'ergaenzen',
      description: 'Kundin beantwortet einen Teil dessen, was nach der Schadennummer gefragt wird',
      meta: { step: 'ergaenzen', title: 'Angaben ergänzen' },
      initial: 'eingabe',
      states: {
        eingabe: { description: 'Kundin antwortet, in beliebiger Reihenfolge der Teile', on },
        senden: {
          description: 'Die Antworten werden zum Schaden genommen',
          tags: 'laedt',
          on: sitzungEndetUnterwegs('eingabe'),
          invoke: {
            id: 'ergaenzen',
            src: 'ergaenzen',
            input: gegeben,
            onDone: '#ergaenzt',
            onError: [
              {
                guard: { type: 'istFehler', params: fehlerWie('NICHT_SO') },
                target: 'nichtSo',
                actions: { type: 'ablehnungMerken', params: fehlschlag },
              },
              {
                guard: { type: 'istFehler', params: fehlerWie('ABGELEHNT') },
                target: '#abgelehnt',
                actions: { type: 'ablehnungMerken', params: fehlschlag },
              },
              {
                guard: { type: 'istFehler', params: fehlerWie('SITZUNG_ABGELAUFEN') },
                target: 'eingabe',
                actions: 'anmeldungVerlangen',
              },
              { target: 'fehler' },
            ],
          },
        },
        nichtSo: {
          description: 'So geht es nicht, zum Beispiel seit Mitternacht; sie antwortet anders',
          tags: 'fehler',
          on,
        },
        fehler: {
          description:
            'Technisches Problem; was sie getippt hat, bleibt, noch einmal senden schadet nicht',
          tags: 'fehler',
          on,
        },
      },
    },
    ergaenzt: {
      id: 'ergaenzt',
      description: 'Die Angaben sind da; es geht zurück zum Schaden',
      meta: { step: 'ergaenzt', title: 'Angaben sind da' },
      type: 'final',
    },
    abgelehnt: {
      id: 'abgelehnt',
      description: 'Zu diesem Schaden wird nichts mehr gefragt; schreiben geht immer',
      meta: { step: 'abgelehnt', title: 'Angaben nicht angenommen' },
      type: 'final',
    },
    ...unterbrochen,
  },
});

function gegeben({
  context: { teil },
  event,
}: {
  context: AngabenKontext;
  event: { type: string; antwort?: unknown };
}): Angabenauftrag {
  return { teil, antwort: z.parse(antworten.ergaenzen, event.antwort) };
}
