import { assign, fromPromise, setup } from 'xstate';
import * as z from 'zod/mini';
import type { Anbindungsantrag, Anbindungseingang } from '#contract/endpoints/anbindung.ts';
import type { Vertriebsweg } from '#contract/entities/vertriebsweg.ts';
import { anbindungsformen, vertriebswegVon } from '#contract/entities/anbindung.ts';
import { gleich } from '#machines/gleich.ts';
import { darfErneut } from '#machines/parts/erneut.ts';
import { codeantwort } from '#machines/parts/mailcode.ts';
import { codeWartezeitMs } from '#machines/parts/wartezeit.ts';
import type { FlowMeta, FlowTag } from '#machines/tags.ts';
import { nichtVerdrahtet, typed } from '#machines/typed.ts';
import {
  antworten as formen,
  type PartnerAntworten,
  type Partnerfrage,
  type Partnerschritt,
} from './answers.ts';
import type { PartnerEreignis } from './events.ts';
import { fehlerAus, type PartnerFehlerArt } from './failure.ts';

export interface PartnerKontext {
  antworten: PartnerAntworten;
  /** The number nothing was found against, as it was looked up; forgotten where the answers become others. */
  frei: Registerfrage | null;
  /** Proves that the mailbox is hers; kept in no draft. */
  nachweis: string | null;
  /** The server's words to the last refusal. */
  satz: string | null;
  ergebnis: Anbindungseingang | null;
}

/** Asks whether an agency has that register number. */
export interface Registerfrage {
  vertriebsweg: Vertriebsweg;
  externeId: string;
}

/** What is sent; the brand of the page comes with it. */
export type Partnerauftrag = Omit<Anbindungsantrag, 'marke'>;

/** Types, effects as stubs, guards and actions. */
export function partnerSetup(istErreichbar: (context: PartnerKontext, schritt: string) => boolean) {
  return setup({
    types: {
      context: typed<PartnerKontext>(),
      events: typed<PartnerEreignis>(),
      input: typed<{ antworten?: PartnerAntworten }>(),
      meta: typed<FlowMeta<Partnerschritt>>(),
      tags: typed<FlowTag>(),
    },
    actors: {
      existenzPruefen: fromPromise<boolean, Registerfrage>(nichtVerdrahtet),
      codeSenden: fromPromise<void, { email: string }>(nichtVerdrahtet),
      codePruefen: fromPromise<string, { email: string; code: string }>(nichtVerdrahtet),
      senden: fromPromise<Anbindungseingang, Partnerauftrag>(nichtVerdrahtet),
    },
    guards: {
      darfErneut: darfErneut('code'),
      istErreichbar: ({ context }, { schritt }: { schritt: string }) =>
        istErreichbar(context, schritt),
      istGueltig: ({ context, event }, { schritt }: { schritt: Partnerfrage }) =>
        event.type === 'WEITER' && mitAntwort(context, schritt, event.antwort) !== null,
      istTippgeber: ({ event }) =>
        event.type === 'WEITER' &&
        z.safeParse(formen.vermittlerart, event.antwort).data?.art === 'TIPPGEBER',
      istFrei: ({ context }) => context.frei !== null,
      existiert: (_, { existiert }: { existiert: boolean }) => existiert,
      istBestaetigt,
      istSchonBewiesen: (args) => istBestaetigt(args) && args.context.nachweis !== null,
      istCode: ({ event }) =>
        event.type === 'WEITER' && z.safeParse(codeantwort, event.antwort).success,
      istFehler: (_, { error, art }: { error: unknown; art: PartnerFehlerArt }) =>
        fehlerAus(error).art === art,
    },
    actions: {
      uebernehmen: assign(({ context, event }, { schritt }: { schritt: Partnerfrage }) => {
        const neu = event.type === 'WEITER' && mitAntwort(context, schritt, event.antwort);
        if (!neu) return {};
        const frei = gleich(context.frei, frageVon(neu)) ? context.frei : null;
        // What was refused was refused as it stood.
        return { antworten: neu, frei, nachweis: null, satz: null };
      }),
      freiMerken: assign({ frei: ({ context }) => frageVon(context.antworten) }),
      freiVergessen: assign({ frei: null }),
      vonVorn: assign({ nachweis: null, satz: null }),
      satzMerken: assign((_, { error }: { error: unknown }) => ({ satz: fehlerAus(error).satz })),
      satzVergessen: assign({ satz: null }),
      nachweisMerken: assign((_, { nachweis }: { nachweis: string }) => ({ nachweis, satz: null })),
      ergebnisMerken: assign((_, { ergebnis }: { ergebnis: Anbindungseingang }) => ({ ergebnis })),
    },
    delays: { CODE_WARTEZEIT: codeWartezeitMs },
  });
}

function istBestaetigt({ event }: { event: PartnerEreignis }): boolean {
  return event.type === 'SENDEN' && z.safeParse(formen.zusammenfassung, event.antwort).success;
}

/** The answers with this one among them; null where it is not what its step asks for. */
function mitAntwort(
  { antworten }: PartnerKontext,
  schritt: Partnerfrage,
  antwort: unknown,
): PartnerAntworten | null {
  const { data } = z.safeParse<z.ZodMiniType>(anbindungsformen[schritt], antwort);
  return data === undefined ? null : { ...antworten, [schritt]: data };
}

/** What is asked of the register number; null where it is not known yet, or nothing is to be asked. */
function frageVon({ vermittlerart, registrierung }: PartnerAntworten): Registerfrage | null {
  if (!vermittlerart || vermittlerart.art === 'TIPPGEBER' || !registrierung) return null;
  return { vertriebsweg: vertriebswegVon[vermittlerart.art], externeId: registrierung.ihkNummer };
}

/** The same as the call makes it; thrown where a step is missing, which the chart rules out. */
export function registerfrage({ antworten }: PartnerKontext): Registerfrage {
  const frage = frageVon(antworten);
  if (!frage) throw fehlt();
  return frage;
}

/** The application as it is sent; thrown alike. */
export function auftragVon({ antworten, nachweis }: PartnerKontext): Partnerauftrag {
  const { vermittlerart, firma, registrierung, ansprechpartner, bank, unterlagen } = antworten;
  if (!vermittlerart || vermittlerart.art === 'TIPPGEBER' || nachweis === null) throw fehlt();
  if (!firma || !registrierung || !ansprechpartner || !bank || !unterlagen) throw fehlt();
  const { art } = vermittlerart;
  const angaben = { firma, registrierung, ansprechpartner, bank, unterlagen };
  return { vermittlerart: { art }, ...angaben, nachweis, wahr: true };
}

function fehlt(): Error {
  return new Error('A step is missing.');
}
