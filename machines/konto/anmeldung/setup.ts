import * as z from 'zod/mini';
import { assign, fromPromise, setup } from 'xstate';
import type { Portal } from '#contract/endpoints/endpoint.ts';
import type { FlowMeta, FlowTag } from '#machines/tags.ts';
import { darfErneut } from '#machines/parts/erneut.ts';
import { codeWartezeitMs } from '#machines/parts/wartezeit.ts';
import { nichtVerdrahtet, typed } from '#machines/typed.ts';
import { antworten, type AnmeldeSchritt } from './answers.ts';
import { codeFristMs } from './codeFrist.ts';
import type { AnmeldeEreignis, CodeAntwort, Zugangsdaten } from './events.ts';
import { type AnmeldeFehlerArt, fehlerArt, sperreVon } from './failure.ts';

/** What the identity pool asks for next. */
export type NaechsterSchritt =
  | { schritt: 'CODE'; handynummer: string; versuche: number; codeFalsch: boolean }
  | { schritt: 'NEUES_PASSWORT' }
  | { schritt: 'ANGEMELDET' };

/** Whether an agent accepted the terms, and which version counts now. */
export interface Bedingungen {
  version: string;
  angenommen: boolean;
}

/** A second factor that was asked for before a reload and still waits for its code. */
export interface OffenerCode {
  handynummer: string;
  versuche: number;
  /** What is left of the time for it, in milliseconds. */
  restMs: number;
  /** How long no other code can be had yet, in milliseconds. */
  wartezeitMs: number;
}

export interface AnmeldeKontext {
  portal: Portal;
  /** Somebody was signed in already when the page opened. */
  angemeldet: boolean;
  /** What the form is filled in with; empty where nobody is expected. */
  email: string;
  /** Of the terms that are shown; empty until they were asked for. */
  version: string;
  handynummer: string;
  versuche: number;
  /** Time for the code when its step is entered, in milliseconds. */
  restMs: number;
  /** Wait for another code when its step is entered, in milliseconds. */
  wartezeitMs: number;
  /** Time the access stays locked when that is said, in milliseconds. */
  sperreMs: number;
}

export interface AnmeldeEingang {
  portal: Portal;
  angemeldet?: boolean;
  /** Of whoever is expected to sign in again. */
  email?: string;
  offenerCode?: OffenerCode;
}

/** What the pool asks for next, as params of a guard or action. */
export const ergebnis = ({ event }: { event: { output: NaechsterSchritt } }) => ({
  ergebnis: event.output,
});

/** Effects as named stubs, guards and actions of the sign-in chart. */
export const anmeldeSetup = setup({
  types: {
    context: typed<AnmeldeKontext>(),
    events: typed<AnmeldeEreignis>(),
    input: typed<AnmeldeEingang>(),
    meta: typed<FlowMeta<AnmeldeSchritt>>(),
    tags: typed<FlowTag>(),
  },
  actors: {
    anmelden: fromPromise<NaechsterSchritt, Zugangsdaten>(nichtVerdrahtet),
    initialpasswortAnfordern: fromPromise<void, { email: string }>(nichtVerdrahtet),
    neuesPasswortSetzen: fromPromise<NaechsterSchritt, { passwort: string }>(nichtVerdrahtet),
    codePruefen: fromPromise<NaechsterSchritt, CodeAntwort>(nichtVerdrahtet),
    codeErneut: fromPromise<NaechsterSchritt>(nichtVerdrahtet),
    bedingungenLesen: fromPromise<Bedingungen>(nichtVerdrahtet),
    bedingungenAnnehmen: fromPromise<void, { version: string }>(nichtVerdrahtet),
    abmelden: fromPromise<void>(nichtVerdrahtet),
  },
  guards: {
    schonAngemeldet: ({ context }) => context.angemeldet,
    istVermittler: ({ context }) => context.portal === 'vermittler',
    codeOffen: ({ context }) => context.handynummer !== '',
    zugangsdatenVollstaendig: ({ event }) =>
      event.type === 'ANMELDEN' && z.safeParse(antworten.zugangsdaten, event).success,
    emailGueltig: ({ event }) =>
      event.type === 'INITIALPASSWORT_ANFORDERN' &&
      z.safeParse(antworten.initialpasswort, event).success,
    passwortErlaubt: ({ event }) =>
      event.type === 'NEUES_PASSWORT' && z.safeParse(antworten.neuesPasswort, event).success,
    codeVollstaendig: ({ event }) =>
      event.type === 'BESTAETIGEN' && z.safeParse(antworten.code, event).success,
    beidemZugestimmt: ({ event }) =>
      event.type === 'ANNEHMEN' && z.safeParse(antworten.nutzungsbedingungen, event).success,
    sindAngenommen: (_, { bedingungen }: { bedingungen: Bedingungen }) => bedingungen.angenommen,
    codeNoetig: (_, { ergebnis }: { ergebnis: NaechsterSchritt }) => ergebnis.schritt === 'CODE',
    neuesPasswortNoetig: (_, { ergebnis }: { ergebnis: NaechsterSchritt }) =>
      ergebnis.schritt === 'NEUES_PASSWORT',
    darfErneut: darfErneut('code'),
    istGesperrt: (_, { error }: { error: unknown }) => fehlerArt(error) === 'GESPERRT',
    istInitialpasswortAbgelaufen: (_, { error }: { error: unknown }) =>
      fehlerArt(error) === 'INITIALPASSWORT_ABGELAUFEN',
    istAbgelaufen: (_, { error }: { error: unknown }) => fehlerArt(error) === 'SITZUNG_ABGELAUFEN',
    istTechnisch: (_, { error }: { error: unknown }) => fehlerArt(error) === 'TECHNISCH',
    istFehler: (_, { error, art }: { error: unknown; art: AnmeldeFehlerArt }) =>
      fehlerArt(error) === art,
  },
  actions: {
    sperreMerken: assign({ sperreMs: (_, { error }: { error: unknown }) => sperreVon(error) }),
    versionMerken: assign({
      version: (_, { bedingungen }: { bedingungen: Bedingungen }) => bedingungen.version,
    }),
    codeMerken: assign((_, { ergebnis }: { ergebnis: NaechsterSchritt }) =>
      ergebnis.schritt === 'CODE'
        ? {
            handynummer: ergebnis.handynummer,
            versuche: ergebnis.versuche,
            restMs: codeFristMs,
            wartezeitMs: codeWartezeitMs,
          }
        : {},
    ),
  },
  delays: {
    /** A wrong code stays in the step and does not begin it anew. */
    CODE_FRIST: ({ context }) => context.restMs,
    CODE_WARTEZEIT: ({ context }) => context.wartezeitMs,
    SPERRZEIT: ({ context }) => context.sperreMs,
  },
});
