import type { AnyStateMachine } from 'xstate';
import {
  sitzungEndet,
  sitzungEndetUnterwegs,
  unterbrochenMitAdressen,
} from '#machines/parts/unterbrochen.ts';
import { jeKontext, pfad, weiterMit } from '#machines/walk.ts';
import type { WiderrufsFrage } from './answers.ts';
import { fehlerWie, fehlschlag } from '../parts/beendigungsfehler.ts';
import { type WiderrufsKontext, widerrufSetup } from './setup.ts';

/** Steps on her path for her answers (`design §4.5`). */
export const erreichbareSchritte = jeKontext((context: WiderrufsKontext) =>
  pfad(chart(), context, weiterMit({ ...context.antworten })),
);

// The chart asks for its own path; said by a function, it may.
const chart = (): AnyStateMachine => widerruf;

const p = widerrufSetup((context, schritt) => erreichbareSchritte(context).includes(schritt));

/** Where nobody is signed in no session ends. */
const niemand = {
  guard: 'istOffen',
  description: 'Für diese Seite ist niemand angemeldet',
} as const;
const unterwegs = sitzungEndetUnterwegs('bestaetigen');

/** Revocation in two clicks, signed in on the own contract or without (`domain/vertrag.md §9`, BGB § 356a). */
export const widerruf = p.createMachine({
  id: 'widerruf',
  description: 'Vertrag widerrufen: Angaben, Widerruf bestätigen, Eingang',
  context: ({ input }) => ({
    zugang: input.zugang,
    antworten: input.antworten ?? {},
    ablehnung: null,
    eingang: null,
  }),
  initial: 'uebersicht',
  on: {
    SITZUNG_ABGELAUFEN: [niemand, sitzungEndet.SITZUNG_ABGELAUFEN],
    ABGEMELDET: [niemand, sitzungEndet.ABGEMELDET],
  },
  states: {
    uebersicht: {
      id: 'uebersicht',
      description: 'Kundin sieht, bis wann sie widerrufen kann und wie viel sie zurückbekommt',
      meta: { step: 'uebersicht', title: 'Übersicht' },
      route: { guard: erreichbar('uebersicht'), description: 'Zurück zur Übersicht' },
      always: { guard: 'istOffen', target: 'angaben' },
      on: {
        WEITER: {
          guard: { type: 'istGueltig', params: { schritt: 'uebersicht' } },
          target: 'angaben',
          actions: uebernehmen('uebersicht'),
        },
      },
    },
    angaben: {
      id: 'angaben',
      description: 'Kundin nennt Namen, Vertragsnummer und wohin die Bestätigung geht',
      meta: { step: 'angaben', title: 'Ihre Angaben' },
      route: { guard: erreichbar('angaben'), description: 'Zu den Angaben' },
      on: {
        WEITER: {
          guard: { type: 'istGueltig', params: { schritt: 'angaben' } },
          target: 'bestaetigen',
          actions: uebernehmen('angaben'),
        },
      },
    },
    bestaetigen: {
      id: 'bestaetigen',
      description: 'Zweiter Klick: „Widerruf bestätigen“',
      meta: { step: 'bestaetigen', title: 'Widerruf bestätigen' },
      route: { guard: erreichbar('bestaetigen'), description: 'Vor zum Bestätigen' },
      on: { WIDERRUFEN: 'widerrufen' },
    },
    widerrufen: {
      id: 'widerrufen',
      description: 'Der Widerruf wird gesendet',
      tags: 'laedt',
      meta: { step: 'bestaetigen', title: 'Widerruf bestätigen' },
      // No step is shown while it is under way: whoever jumps away would not see that it was received.
      on: {
        SITZUNG_ABGELAUFEN: [niemand, unterwegs.SITZUNG_ABGELAUFEN],
        ABGEMELDET: [niemand, unterwegs.ABGEMELDET],
        'xstate.route': { description: 'Kein Schritt, bevor die Antwort da ist' },
      },
      invoke: {
        id: 'widerrufen',
        src: 'widerrufen',
        input: ({ context }) => ({
          zugang: context.zugang,
          angaben: context.antworten.angaben ?? null,
        }),
        onDone: {
          target: 'bestaetigung',
          actions: { type: 'eingangMerken', params: ({ event }) => ({ eingang: event.output }) },
        },
        onError: [
          {
            guard: { type: 'istFehler', params: fehlerWie('ABGELEHNT') },
            target: 'abgelehnt',
            actions: { type: 'ablehnungMerken', params: fehlschlag },
          },
          {
            guard: { type: 'istAbgemeldet', params: fehlschlag },
            target: 'bestaetigen',
            actions: 'anmeldungVerlangen',
          },
          {
            guard: { type: 'istFehler', params: fehlerWie('ZU_OFT') },
            target: 'zuOft',
          },
          { target: 'fehlerBeimWiderrufen' },
        ],
      },
    },
    zuOft: {
      description: 'Von hier kamen zu viele Widerrufe; E-Mail und Brief gehen immer',
      tags: 'fehler',
      meta: { step: 'bestaetigen', title: 'Widerruf bestätigen' },
      on: { ERNEUT: 'widerrufen' },
    },
    fehlerBeimWiderrufen: {
      description: 'Technisches Problem; noch einmal senden schadet nicht',
      tags: 'fehler',
      meta: { step: 'bestaetigen', title: 'Widerruf bestätigen' },
      on: { ERNEUT: 'widerrufen' },
    },
    bestaetigung: {
      id: 'bestaetigung',
      description: 'Der Eingang ist mit Datum und Uhrzeit bestätigt',
      meta: { step: 'bestaetigung', title: 'Eingegangen' },
      type: 'final',
    },
    abgelehnt: {
      description: 'Frist vorbei oder kein Widerrufsrecht; Kündigen geht',
      meta: { step: 'abgelehnt', title: 'Nicht möglich' },
      type: 'final',
    },
    ...unterbrochenMitAdressen,
  },
});

function erreichbar(schritt: string) {
  return { type: 'istErreichbar', params: { schritt } } as const;
}

function uebernehmen(schritt: WiderrufsFrage) {
  return { type: 'uebernehmen', params: { schritt } } as const;
}
