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
import { antworten, type Unterlagenwahl, type UnterlageSchritt } from './answers.ts';
import { fehlerAus, fehlerWie, fehlschlag, type UnterlageFehlerArt } from './failure.ts';

interface UnterlageKontext {
  /** Why it was refused the last time. */
  ablehnung: string | null;
}

type UnterlageEreignis = { type: 'WEITER'; antwort: Unterlagenwahl } | Unterbrechungsereignis;

const p = setup({
  types: {
    context: typed<UnterlageKontext>(),
    events: typed<UnterlageEreignis>(),
    meta: typed<FlowMeta<UnterlageSchritt | 'unterbrochen'>>(),
    tags: typed<FlowTag>(),
  },
  actors: {
    ...unterbrechung.actors,
    einreichen: fromPromise<void, Unterlagenwahl>(nichtVerdrahtet),
  },
  guards: {
    ...unterbrechung.guards,
    istGueltig: ({ event }) =>
      event.type === 'WEITER' && z.safeParse(antworten.waehlen, event.antwort).success,
    istFehler: (_, { error, art }: { error: unknown; art: UnterlageFehlerArt['art'] }) =>
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

/** What she chose is sent, from wherever the form stands. */
const on = {
  WEITER: { guard: 'istGueltig', target: 'senden', actions: 'ablehnungVergessen' },
} as const;

/** Files for one entry of the list of documents of a claim (`domain/schaden.md §5`). */
export const unterlage = p.createMachine({
  id: 'unterlage',
  description: 'Unterlage nachreichen: Dateien wählen und senden',
  context: { ablehnung: null },
  initial: 'waehlen',
  on: sitzungEndet,
  states: {
    waehlen: {
      id: 'waehlen',
      description: 'Kundin wählt die Dateien zu einer Unterlage ihres Schadens',
      meta: { step: 'waehlen', title: 'Unterlage nachreichen' },
      initial: 'eingabe',
      states: {
        eingabe: { description: 'Kundin wählt Dateien oder nimmt Fotos auf', on },
        senden: {
          description: 'Die Dateien werden dem Schaden zugeordnet',
          tags: 'laedt',
          on: sitzungEndetUnterwegs('eingabe'),
          invoke: {
            id: 'einreichen',
            src: 'einreichen',
            input: gewaehlt,
            onDone: '#angekommen',
            onError: [
              {
                guard: { type: 'istFehler', params: fehlerWie('DATEI_WEG') },
                target: 'dateiWeg',
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
        dateiWeg: {
          description: 'Eine Datei gilt nicht mehr; sie muss noch einmal hochgeladen werden',
          tags: 'fehler',
          on,
        },
        fehler: {
          description: 'Technisches Problem; die Dateien bleiben, noch einmal senden schadet nicht',
          tags: 'fehler',
          on,
        },
      },
    },
    angekommen: {
      id: 'angekommen',
      description: 'Die Unterlage ist da; es geht zurück zum Schaden',
      meta: { step: 'angekommen', title: 'Unterlage ist da' },
      type: 'final',
    },
    abgelehnt: {
      id: 'abgelehnt',
      description: 'Zu diesem Schaden wird sie nicht mehr gebraucht; schreiben geht immer',
      meta: { step: 'abgelehnt', title: 'Unterlage nicht angenommen' },
      type: 'final',
    },
    ...unterbrochen,
  },
});

function gewaehlt({ event }: { event: { type: string; antwort?: unknown } }): Unterlagenwahl {
  return z.parse(antworten.waehlen, event.antwort);
}
