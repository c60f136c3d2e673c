import { assign, fromPromise, raise, setup } from 'xstate';
import * as z from 'zod/mini';
import type { Meldungsergebnis, Schadenmeldung } from '#contract/endpoints/schaden.ts';
import { meldungspruefung } from '#contract/schaeden/pruefung.ts';
import type { Schadensparte } from '#contract/schaeden/sparte.ts';
import { unterbrechung } from '#machines/parts/unterbrochen.ts';
import type { FlowMeta, FlowTag } from '#machines/tags.ts';
import { nichtVerdrahtet, typed } from '#machines/typed.ts';
import {
  darfMelden,
  type Meldungsantworten,
  meldungsformen,
  type Meldungsfrage,
  type Meldungsschluss,
  type Meldungsschritt,
  type Melder,
  schlussform,
} from './answers.ts';
import type { Meldungsereignis } from './events.ts';
import { fehlerAus, type Meldungsablehnung, type MeldungsFehlerArt } from './failure.ts';

export interface Meldungseingang {
  versicherungsNummer: string;
  /** Covers of the contract by their keys. */
  deckungen: readonly string[];
  /** Today in Berlin, `yyyy-MM-dd`: nothing is reported that is still to happen. */
  heute: string;
  /** She herself where nothing is said. */
  melder?: Melder;
  antworten?: Meldungsantworten;
}

export interface Meldungskontext extends Required<Meldungseingang> {
  /** How she is reached; kept for a second try, in no draft. */
  schluss: Meldungsschluss | null;
  /** Why the report was not taken. */
  ablehnung: Meldungsablehnung | null;
  /** She knows of the other report of the same day and kind. */
  trotzdem: boolean;
  ergebnis: Meldungsergebnis | null;
}

/** Where a report begins. */
export function anfangsstand(eingang: Meldungseingang): Meldungskontext {
  const { versicherungsNummer, deckungen, heute, melder = 'KUNDE', antworten = {} } = eingang;
  return {
    versicherungsNummer,
    deckungen,
    heute,
    melder,
    antworten,
    schluss: null,
    ablehnung: null,
    trotzdem: false,
    ergebnis: null,
  };
}

/** What is reported, and of which contract. */
export interface Meldungsauftrag {
  versicherungsNummer: string;
  meldung: Schadenmeldung;
}

/** Types, the effect as a stub, guards and actions of a report; the product says what can be reported. */
export function meldungSetup(
  sparte: Schadensparte,
  istErreichbar: (context: Meldungskontext, schritt: string) => boolean,
) {
  const formen = meldungsformen(sparte);

  /** The answers with this one among them; null where it is not what its step asks for. */
  function mitAntwort(
    { antworten, deckungen, heute }: Meldungskontext,
    schritt: Meldungsfrage,
    antwort: unknown,
  ): Meldungsantworten | null {
    const { data } = z.safeParse(formen[schritt], antwort);
    if (data === undefined) return null;
    const neu: Meldungsantworten = { ...antworten, [schritt]: data };
    const { schadenart: art, ereignis } = neu;
    if (!art || !darfMelden(sparte, art, deckungen)) return null;
    if (schritt === 'ereignis' && ereignis) {
      return meldungspruefung(sparte, art.schadenart, ereignis, heute).length === 0 ? neu : null;
    }
    return neu;
  }

  return setup({
    types: {
      context: typed<Meldungskontext>(),
      events: typed<Meldungsereignis>(),
      input: typed<Meldungseingang>(),
      meta: typed<FlowMeta<Meldungsschritt | 'unterbrochen'>>(),
      tags: typed<FlowTag>(),
    },
    actors: {
      ...unterbrechung.actors,
      melden: fromPromise<Meldungsergebnis, Meldungsauftrag>(nichtVerdrahtet),
    },
    guards: {
      ...unterbrechung.guards,
      istErreichbar: ({ context }, { schritt }: { schritt: string }) =>
        istErreichbar(context, schritt),
      istGueltig: ({ context, event }, { schritt }: { schritt: Meldungsfrage }) =>
        event.type === 'WEITER' && mitAntwort(context, schritt, event.antwort) !== null,
      istBestaetigt: ({ context, event }) =>
        event.type === 'MELDEN' && z.safeParse(schlussform(context.melder), event.antwort).success,
      istAbgelehnt: (_, { error, code }: { error: unknown; code: Meldungsablehnung['code'] }) => {
        const fehler = fehlerAus(error);
        return fehler.art === 'ABGELEHNT' && fehler.ablehnung.code === code;
      },
      istFehler: (_, { error, art }: { error: unknown; art: MeldungsFehlerArt['art'] }) =>
        fehlerAus(error).art === art,
    },
    actions: {
      anmeldungVerlangen: raise({ type: 'SITZUNG_ABGELAUFEN' }),
      uebernehmen: assign(({ context, event }, { schritt }: { schritt: Meldungsfrage }) => {
        const antworten = event.type === 'WEITER' && mitAntwort(context, schritt, event.antwort);
        // What was refused was refused as it stood; so was what she said of it.
        return antworten ? { antworten, schluss: null, ablehnung: null, trotzdem: false } : {};
      }),
      schlussMerken: assign(({ context: { melder }, event }) => {
        if (event.type !== 'MELDEN') return {};
        const schluss = z.parse(schlussform(melder), event.antwort);
        return { schluss, ablehnung: null, trotzdem: false };
      }),
      trotzdemMerken: assign({ trotzdem: true, ablehnung: null }),
      ablehnungMerken: assign((_, { error }: { error: unknown }) => {
        const fehler = fehlerAus(error);
        // The day may be another by now.
        return fehler.art === 'ABGELEHNT'
          ? { ablehnung: fehler.ablehnung, heute: fehler.heute }
          : {};
      }),
      fotosVergessen: assign(({ context: { antworten } }) => {
        const { fotos: _, ...andere } = antworten;
        return { antworten: andere };
      }),
      ergebnisMerken: assign((_, { ergebnis }: { ergebnis: Meldungsergebnis }) => ({ ergebnis })),
    },
  });
}

/** The report as it is sent; thrown where a step is missing, which the chart rules out. */
export function auftragVon(context: Meldungskontext): Meldungsauftrag {
  const { versicherungsNummer, antworten, schluss, trotzdem } = context;
  const { schadenart, ereignis, fotos } = antworten;
  if (!schadenart || !ereignis || !fotos || !schluss) throw new Error('A step is missing.');
  const { telefon, email, ...erklaert } = schluss;
  return {
    versicherungsNummer,
    meldung: {
      schadenart: schadenart.schadenart,
      ereignis,
      kontakt: { telefon, email },
      fotos: fotos.fotos.map(({ id }) => id),
      ...erklaert,
      ...(trotzdem ? { trotzdem } : {}),
    },
  };
}
