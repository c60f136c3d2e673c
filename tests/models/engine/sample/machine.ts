import { isDeepStrictEqual } from 'node:util';
import { and, assign, fromPromise, not, setup, stateIn } from 'xstate';
import * as z from 'zod/mini';
import type { GlobalesEreignis } from '#machines/globals.ts';
import type { FlowMeta, FlowTag } from '#machines/tags.ts';
import { typed } from '#machines/typed.ts';
import { geschnitten, jeKontext, pfad, weiterMit } from '#machines/walk.ts';
import {
  type AntragsSchritt,
  antworten,
  type Musterantworten,
  type Musterfrage,
} from './answers.ts';

export type Risiko = Pick<Musterantworten, 'wohnung' | 'bausteine' | 'fahrrad'>;
export type Musterangebot =
  | { ergebnis: 'VERSICHERBAR'; beitrag: number }
  | { ergebnis: 'NICHT_VERSICHERBAR' };

export interface AntragsKontext {
  antworten: Musterantworten;
  /** The premium with the risk it was calculated for. */
  tarifiert: { eingabe: Risiko; beitrag: number } | null;
}

export type AntragsEreignis =
  | { type: 'WEITER'; antwort: unknown }
  | { type: 'ABSENDEN' }
  | { type: 'ERNEUT' }
  | GlobalesEreignis;

export class BeitragGeaendert extends Error {}

const erlaubt = (schritt: AntragsSchritt) =>
  and([
    not(stateIn('#senden')),
    ({ context }: { context: AntragsKontext }) => weg(context).includes(schritt),
  ]);

const p = setup({
  types: {
    context: typed<AntragsKontext>(),
    events: typed<AntragsEreignis>(),
    input: typed<{ antworten?: Musterantworten }>(),
    meta: typed<FlowMeta<AntragsSchritt>>(),
    tags: typed<FlowTag>(),
  },
  actors: {
    berechnen: fromPromise<Musterangebot, Risiko>(nichtVerdrahtet),
    senden: fromPromise<void, { antworten: Musterantworten; beitrag: number }>(nichtVerdrahtet),
  },
  guards: {
    haelt: ({ event }, { schritt }: { schritt: Musterfrage }) => haelt(schritt, event),
    unbewohnt: ({ event }) =>
      event.type === 'WEITER' &&
      z.safeParse(antworten.wohnung, event.antwort).data?.staendigBewohnt === false,
    mitFahrrad: ({ event }) =>
      event.type === 'WEITER' &&
      z.safeParse(antworten.bausteine, event.antwort).data?.fahrrad === true,
    beitragAktuell: ({ context }) => istAktuell(context),
    istVersicherbar: (_, { angebot }: { angebot: Musterangebot }) =>
      angebot.ergebnis === 'VERSICHERBAR',
    istBeitragGeaendert: (_, { error }: { error: unknown }) => error instanceof BeitragGeaendert,
    wohnungErlaubt: erlaubt('wohnung'),
    bausteineErlaubt: erlaubt('bausteine'),
    fahrradErlaubt: erlaubt('fahrrad'),
    tarifErlaubt: erlaubt('tarif'),
    personErlaubt: erlaubt('person'),
    zusammenfassungErlaubt: erlaubt('zusammenfassung'),
  },
  actions: {
    uebernehmen: assign({
      antworten: ({ context, event }, { schritt }: { schritt: Musterfrage }) =>
        event.type === 'WEITER'
          ? { ...context.antworten, [schritt]: event.antwort }
          : context.antworten,
    }),
    tarifMerken: assign({
      tarifiert: ({ context }, { angebot }: { angebot: Musterangebot }) =>
        angebot.ergebnis === 'VERSICHERBAR'
          ? { eingabe: risiko(context), beitrag: angebot.beitrag }
          : null,
    }),
    tarifVerwerfen: assign({ tarifiert: null }),
  },
});

const frage = (schritt: Musterfrage, titel: string) => ({
  id: schritt,
  meta: { step: schritt, title: titel },
});
const angebot = ({ event }: { event: { output: Musterangebot } }) => ({ angebot: event.output });
const gehalten = (schritt: Musterfrage, target: string) => ({
  guard: { type: 'haelt', params: { schritt } } as const,
  target,
  actions: { type: 'uebernehmen', params: { schritt } } as const,
});

/** A household application in small, as the long flows are written; the engine is proven on it. */
export const antrag = p.createMachine({
  id: 'antrag',
  description: 'Antrag im Kleinen: Wohnung, Bausteine, Beitrag, Person, absenden',
  context: ({ input }) => ({ antworten: input.antworten ?? {}, tarifiert: null }),
  initial: 'wohnung',
  on: {
    SITZUNG_ABGELAUFEN: { target: '.unterbrochen', description: 'Die Sitzung ist abgelaufen' },
    ABGEMELDET: { target: '.unterbrochen', description: 'In einem anderen Tab abgemeldet' },
  },
  states: {
    wohnung: {
      ...frage('wohnung', 'Ihre Wohnung'),
      description: 'Kundin beschreibt die Wohnung',
      route: { guard: 'wohnungErlaubt' },
      on: { WEITER: [{ guard: 'unbewohnt', target: 'sorry' }, gehalten('wohnung', 'bausteine')] },
    },
    bausteine: {
      ...frage('bausteine', 'Bausteine'),
      description: 'Kundin wählt Bausteine',
      route: { guard: 'bausteineErlaubt' },
      on: {
        WEITER: [
          { ...gehalten('bausteine', 'fahrrad'), guard: 'mitFahrrad' },
          gehalten('bausteine', 'berechnen'),
        ],
      },
    },
    fahrrad: {
      ...frage('fahrrad', 'Ihr Fahrrad'),
      description: 'Kundin nennt den Wert des Fahrrads',
      route: { guard: 'fahrradErlaubt' },
      on: { WEITER: gehalten('fahrrad', 'berechnen') },
    },
    berechnen: {
      description: 'Der Beitrag wird berechnet',
      tags: 'laedt',
      meta: { step: 'tarif', title: 'Ihr Beitrag' },
      always: { guard: 'beitragAktuell', target: 'tarif' },
      invoke: {
        id: 'berechnen',
        src: 'berechnen',
        input: ({ context }) => risiko(context),
        onDone: [
          {
            guard: { type: 'istVersicherbar', params: angebot },
            target: 'tarif',
            actions: { type: 'tarifMerken', params: angebot },
          },
          { target: 'sorry' },
        ],
        onError: 'fehlerBeimBerechnen',
      },
    },
    fehlerBeimBerechnen: {
      description: 'Technisches Problem beim Berechnen; die Antworten bleiben',
      tags: 'fehler',
      meta: { step: 'tarif', title: 'Ihr Beitrag' },
      on: { ERNEUT: 'berechnen' },
    },
    tarif: {
      ...frage('tarif', 'Ihr Beitrag'),
      description: 'Kundin sieht den Beitrag und wählt die Zahlweise',
      route: { guard: 'tarifErlaubt' },
      on: { WEITER: gehalten('tarif', 'person') },
    },
    person: {
      ...frage('person', 'Zu Ihrer Person'),
      description: 'Kundin nennt Namen und Geburtsdatum',
      route: { guard: 'personErlaubt' },
      on: { WEITER: gehalten('person', 'zusammenfassung') },
    },
    zusammenfassung: {
      id: 'zusammenfassung',
      description: 'Alle Antworten und der Beitrag',
      meta: { step: 'zusammenfassung', title: 'Zusammenfassung' },
      route: { guard: 'zusammenfassungErlaubt' },
      on: { ABSENDEN: 'senden' },
    },
    senden: {
      id: 'senden',
      description: 'Der Antrag wird gesendet',
      tags: 'laedt',
      meta: { step: 'zusammenfassung', title: 'Zusammenfassung' },
      invoke: {
        id: 'senden',
        src: 'senden',
        input: ({ context }) => ({
          antworten: geschnitten(context.antworten, weg(context)),
          beitrag: context.tarifiert?.beitrag ?? 0,
        }),
        onDone: 'bestaetigung',
        onError: [
          {
            guard: {
              type: 'istBeitragGeaendert',
              params: ({ event }) => ({ error: event.error }),
            },
            target: 'berechnen',
            actions: 'tarifVerwerfen',
          },
          { target: 'fehlerBeimSenden' },
        ],
      },
    },
    fehlerBeimSenden: {
      description: 'Technisches Problem beim Senden; noch einmal senden schadet nicht',
      tags: 'fehler',
      meta: { step: 'zusammenfassung', title: 'Zusammenfassung' },
      on: { ERNEUT: 'senden' },
    },
    bestaetigung: {
      description: 'Der Antrag ist angenommen',
      meta: { step: 'bestaetigung', title: 'Bestätigung' },
      type: 'final',
    },
    sorry: {
      description: 'Dieses Risiko ist online nicht versicherbar',
      meta: { step: 'sorry', title: 'Es tut uns leid' },
      type: 'final',
    },
    unterbrochen: {
      description: 'Abgemeldet; die Antworten sind aufgehoben',
      meta: { step: 'unterbrochen', title: 'Bitte erneut anmelden' },
      type: 'final',
    },
  },
});

/** Steps on the customer's path for her answers. */
export const weg = jeKontext((context: AntragsKontext): readonly string[] =>
  pfad(antrag, context, weiterMit(context.antworten)),
);

/** The premium belongs to the risk as it is now. */
export function istAktuell({ antworten, tarifiert }: AntragsKontext): boolean {
  return tarifiert !== null && isDeepStrictEqual(tarifiert.eingabe, risiko({ antworten }));
}

function risiko({
  antworten: { wohnung, bausteine, fahrrad },
}: Pick<AntragsKontext, 'antworten'>): Risiko {
  return {
    ...(wohnung ? { wohnung } : {}),
    ...(bausteine ? { bausteine } : {}),
    ...(bausteine?.fahrrad && fahrrad ? { fahrrad } : {}),
  };
}

function haelt(schritt: Musterfrage, event: AntragsEreignis): boolean {
  return event.type === 'WEITER' && z.safeParse(antworten[schritt], event.antwort).success;
}

function nichtVerdrahtet(): Promise<never> {
  throw new Error('This effect is provided by the portal.');
}
