import { assign, fromPromise, setup } from 'xstate';
import * as z from 'zod/mini';
import type {
  Geschaedigtenmeldung,
  Geschaedigtenvorgang,
} from '#contract/endpoints/geschaedigt.ts';
import { geschaedigtenformen, schadensform } from '#contract/schaeden/geschaedigtenform.ts';
import { darfErneut } from '#machines/parts/erneut.ts';
import { codeantwort } from '#machines/parts/mailcode.ts';
import { codeWartezeitMs } from '#machines/parts/wartezeit.ts';
import type { FlowMeta, FlowTag } from '#machines/tags.ts';
import { nichtVerdrahtet, typed } from '#machines/typed.ts';
import {
  antworten as formen,
  type GeschaedigtenAntworten,
  type GeschaedigtenFrage,
  type GeschaedigtenSchritt,
} from './answers.ts';
import type { GeschaedigtenEreignis } from './events.ts';
import { fehlerAus, type GeschaedigtenFehlerArt } from './failure.ts';

export interface GeschaedigtenEingang {
  /** Today in Berlin, `yyyy-MM-dd`: nothing is reported that is still to happen. */
  heute: string;
  antworten?: GeschaedigtenAntworten;
}

export interface GeschaedigtenKontext {
  heute: string;
  antworten: GeschaedigtenAntworten;
  /** Proves that the mailbox is hers; kept in no draft. */
  nachweis: string | null;
  /** The server's words to the last refusal. */
  satz: string | null;
  ergebnis: Geschaedigtenvorgang | null;
}

/** What is reported; the brand of the page comes with it. */
export type Geschaedigtenauftrag = Omit<Geschaedigtenmeldung, 'marke'>;

/** Types, effects as stubs, guards and actions. */
export function geschaedigtenSetup(
  istErreichbar: (context: GeschaedigtenKontext, schritt: string) => boolean,
) {
  return setup({
    types: {
      context: typed<GeschaedigtenKontext>(),
      events: typed<GeschaedigtenEreignis>(),
      input: typed<GeschaedigtenEingang>(),
      meta: typed<FlowMeta<GeschaedigtenSchritt>>(),
      tags: typed<FlowTag>(),
    },
    actors: {
      codeSenden: fromPromise<void, { email: string }>(nichtVerdrahtet),
      codePruefen: fromPromise<string, { email: string; code: string }>(nichtVerdrahtet),
      senden: fromPromise<Geschaedigtenvorgang, Geschaedigtenauftrag>(nichtVerdrahtet),
    },
    guards: {
      darfErneut: darfErneut('code'),
      istErreichbar: ({ context }, { schritt }: { schritt: string }) =>
        istErreichbar(context, schritt),
      istGueltig: ({ context, event }, { schritt }: { schritt: GeschaedigtenFrage }) =>
        event.type === 'WEITER' && mitAntwort(context, schritt, event.antwort) !== null,
      istBestaetigt,
      istSchonBewiesen: (args) => istBestaetigt(args) && args.context.nachweis !== null,
      istCode: ({ event }) =>
        event.type === 'WEITER' && z.safeParse(codeantwort, event.antwort).success,
      istFehler: (_, { error, art }: { error: unknown; art: GeschaedigtenFehlerArt }) =>
        fehlerAus(error).art === art,
    },
    actions: {
      uebernehmen: assign(({ context, event }, { schritt }: { schritt: GeschaedigtenFrage }) => {
        const neu = event.type === 'WEITER' && mitAntwort(context, schritt, event.antwort);
        // What was refused was refused as it stood.
        return neu ? { antworten: neu, nachweis: null, satz: null } : {};
      }),
      vonVorn: assign({ nachweis: null, satz: null }),
      satzMerken: assign((_, { error }: { error: unknown }) => ({ satz: fehlerAus(error).satz })),
      satzVergessen: assign({ satz: null }),
      nachweisMerken: assign((_, { nachweis }: { nachweis: string }) => ({ nachweis, satz: null })),
      ergebnisMerken: assign((_, { ergebnis }: { ergebnis: Geschaedigtenvorgang }) => ({
        ergebnis,
      })),
    },
    delays: { CODE_WARTEZEIT: codeWartezeitMs },
  });
}

function istBestaetigt({ event }: { event: GeschaedigtenEreignis }): boolean {
  return event.type === 'SENDEN' && z.safeParse(formen.pruefen, event.antwort).success;
}

/** The answers with this one among them; null where it is not what its step asks for. */
function mitAntwort(
  { antworten, heute }: GeschaedigtenKontext,
  schritt: GeschaedigtenFrage,
  antwort: unknown,
): GeschaedigtenAntworten | null {
  const { verursacher } = antworten;
  if (schritt !== 'schaden') {
    const { data } = z.safeParse<z.ZodMiniType>(geschaedigtenformen[schritt], antwort);
    return data === undefined ? null : { ...antworten, [schritt]: data };
  }
  if (!verursacher) return null;
  const { data } = z.safeParse(schadensform(verursacher.wer, heute), antwort);
  return data === undefined ? null : { ...antworten, schaden: data };
}

/** The report as it is sent; thrown where a step is missing, which the chart rules out. */
export function auftragVon({ antworten, nachweis }: GeschaedigtenKontext): Geschaedigtenauftrag {
  const { verursacher, geschaedigte, schaden, forderung } = antworten;
  if (!verursacher || !geschaedigte || !schaden || !forderung || nachweis === null) {
    throw new Error('A step is missing.');
  }
  return { verursacher, geschaedigte, schaden, forderung, nachweis, wahr: true };
}
