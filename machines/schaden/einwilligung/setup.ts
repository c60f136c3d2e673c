import { assign, fromPromise, setup } from 'xstate';
import * as z from 'zod/mini';
import type {
  Einwilligungserklaerung,
  Einwilligungslage,
} from '#contract/endpoints/einwilligung.ts';
import { nenntStellen } from '#contract/schaeden/einwilligung.ts';
import {
  type Einwilligungsschluss,
  type Erkennung,
  schlussform,
} from '#contract/schaeden/einwilligungsform.ts';
import { darfErneut } from '#machines/parts/erneut.ts';
import { codeantwort } from '#machines/parts/mailcode.ts';
import { codeWartezeitMs } from '#machines/parts/wartezeit.ts';
import type { FlowMeta, FlowTag } from '#machines/tags.ts';
import { nichtVerdrahtet, typed } from '#machines/typed.ts';
import {
  antworten as formen,
  type EinwilligungsAntworten,
  type EinwilligungsFrage,
  type EinwilligungsSchritt,
} from './answers.ts';
import type { EinwilligungsEreignis } from './events.ts';
import { type EinwilligungsFehlerArt, fehlerAus } from './failure.ts';

interface EinwilligungsEingang {
  /** Whether she came by a link; its secret stays with the effects. */
  mitLink: boolean;
  antworten?: EinwilligungsAntworten;
}

export interface EinwilligungsKontext {
  mitLink: boolean;
  antworten: EinwilligungsAntworten;
  /** What a code gave in place of a link; kept in no draft. */
  nachweis: string | null;
  /** What it is about; null until it was read. */
  lage: Einwilligungslage | null;
  /** Claim and person that was about, also once it was forgotten: answers about somebody else do not stay. */
  worum: string | null;
  /** What ends the declaration, as it is being sent. */
  schluss: Einwilligungsschluss | null;
  /** The server's words to the last refusal. */
  satz: string | null;
}

/** By the link where nothing else is given. */
export type Zugang = Pick<EinwilligungsKontext, 'nachweis'>;
export type Einwilligungsauftrag = Zugang & Einwilligungserklaerung;

/** Types, effects as stubs, guards and actions. */
export function einwilligungsSetup(
  istErreichbar: (context: EinwilligungsKontext, schritt: string) => boolean,
) {
  return setup({
    types: {
      context: typed<EinwilligungsKontext>(),
      events: typed<EinwilligungsEreignis>(),
      input: typed<EinwilligungsEingang>(),
      meta: typed<FlowMeta<EinwilligungsSchritt>>(),
      tags: typed<FlowTag>(),
    },
    actors: {
      codeSenden: fromPromise<void, Erkennung>(nichtVerdrahtet),
      codePruefen: fromPromise<string, Erkennung & { code: string }>(nichtVerdrahtet),
      lesen: fromPromise<Einwilligungslage, Zugang>(nichtVerdrahtet),
      senden: fromPromise<Einwilligungslage, Einwilligungsauftrag>(nichtVerdrahtet),
      widerrufen: fromPromise<Einwilligungslage, Zugang>(nichtVerdrahtet),
    },
    guards: {
      darfErneut: darfErneut('code'),
      istErreichbar: ({ context }, { schritt }: { schritt: string }) =>
        istErreichbar(context, schritt),
      istGueltig: ({ event }, { schritt }: { schritt: EinwilligungsFrage }) =>
        event.type === 'WEITER' && antwortVon(schritt, event.antwort) !== undefined,
      nenntNiemanden: ({ event }) =>
        event.type === 'WEITER' &&
        z.safeParse(formen.umfang, event.antwort).data?.umfang === 'ABLEHNEN',
      istBestaetigt: ({ context, event }) =>
        event.type === 'SENDEN' && schlussVon(context, event.antwort) !== undefined,
      istOhneZugang: ({ context }) => !context.mitLink && context.nachweis === null,
      steht: (_, { lage, stand }: { lage: Einwilligungslage; stand: Einwilligungslage['stand'] }) =>
        lage.stand === stand,
      istCode: ({ event }) =>
        event.type === 'WEITER' && z.safeParse(codeantwort, event.antwort).success,
      istFehler: (_, { error, art }: { error: unknown; art: EinwilligungsFehlerArt }) =>
        fehlerAus(error).art === art,
    },
    actions: {
      uebernehmen: assign(({ context, event }, { schritt }: { schritt: EinwilligungsFrage }) => {
        const neu = event.type === 'WEITER' ? antwortVon(schritt, event.antwort) : undefined;
        if (neu === undefined) return {};
        const bisher = bisherige(context, schritt, neu);
        return { antworten: { ...bisher, [schritt]: neu }, satz: null };
      }),
      schlussMerken: assign(({ context, event }) => ({
        schluss: event.type === 'SENDEN' ? (schlussVon(context, event.antwort) ?? null) : null,
        satz: null,
      })),
      vonVorn: assign({ nachweis: null, satz: null }),
      linkVergessen: assign({ mitLink: false, nachweis: null, satz: null }),
      satzMerken: assign((_, { error }: { error: unknown }) => ({ satz: fehlerAus(error).satz })),
      satzVergessen: assign({ satz: null }),
      nachweisMerken: assign((_, { nachweis }: { nachweis: string }) => ({ nachweis, satz: null })),
      lageMerken: assign(({ context }, { lage }: { lage: Einwilligungslage }) => {
        const worum = worumIn(lage);
        const { identifizieren } = context.antworten;
        if (context.worum === null || context.worum === worum) return { lage, worum };
        return { lage, worum, antworten: { ...(identifizieren && { identifizieren }) } };
      }),
      lageVergessen: assign({ lage: null, schluss: null }),
      // What was declared is with us; whom she named stays here no longer.
      erledigen: assign((_, { lage }: { lage: Einwilligungslage }) => ({
        lage,
        worum: worumIn(lage),
        antworten: {},
        schluss: null,
      })),
    },
    delays: { CODE_WARTEZEIT: codeWartezeitMs },
  });
}

function worumIn({ schadenNummer, person }: Einwilligungslage): string {
  return `${schadenNummer} ${person}`;
}

/** What was answered before; where she now says that it is about somebody else, that was about another one. */
function bisherige(
  { antworten }: EinwilligungsKontext,
  schritt: EinwilligungsFrage,
  neu: unknown,
): EinwilligungsAntworten {
  const davor = antworten.identifizieren;
  const istAndere =
    schritt === 'identifizieren' && davor && JSON.stringify(davor) !== JSON.stringify(neu);
  return istAndere ? {} : antworten;
}

function antwortVon(schritt: EinwilligungsFrage, antwort: unknown) {
  return z.safeParse<z.ZodMiniType>(formen[schritt], antwort).data;
}

function schlussVon({ antworten }: EinwilligungsKontext, antwort: unknown) {
  const form: z.ZodMiniType<Einwilligungsschluss> = schlussform(antworten.umfang?.umfang);
  return z.safeParse(form, antwort).data;
}

/** The declaration as it is sent; thrown where a step is missing, which the chart rules out. */
export function auftragVon(context: EinwilligungsKontext): Einwilligungsauftrag {
  const { nachweis, lage, schluss } = context;
  const { umfang, stellen, vertretung } = context.antworten;
  if (!lage || !schluss || !umfang || !vertretung) throw new Error('A step is missing.');
  return {
    nachweis,
    version: lage.text.version,
    ...umfang,
    ...(nenntStellen(umfang.umfang) && stellen),
    ...vertretung,
    ...schluss,
  };
}
