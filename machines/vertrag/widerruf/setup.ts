import { assign, fromPromise, raise, setup } from 'xstate';
import * as z from 'zod/mini';
import type { BeendigungAbgelehnt, Widerrufsergebnis } from '#contract/entities/beendigung.ts';
import { unterbrechung } from '#machines/parts/unterbrochen.ts';
import type { FlowMeta, FlowTag } from '#machines/tags.ts';
import { typed } from '#machines/typed.ts';
import {
  antworten,
  type WiderrufsAntworten,
  type WiderrufsFrage,
  type WiderrufsSchritt,
} from './answers.ts';
import type { WiderrufsEreignis } from './events.ts';
import { type BeendigungsFehlerArt, fehlerAus } from '../parts/beendigungsfehler.ts';

/** Signed in on the own contract, or by the function that anybody may use (BGB § 356a). */
export type Zugang = 'KUNDE' | 'OFFEN';

export interface WiderrufsEingang {
  zugang: Zugang;
  antworten?: WiderrufsAntworten;
}

export interface WiderrufsKontext {
  zugang: Zugang;
  antworten: WiderrufsAntworten;
  ablehnung: BeendigungAbgelehnt | null;
  eingang: Widerrufseingang | null;
}

/** When it was received; what follows only her own contract says. */
export type Widerrufseingang = Pick<Widerrufsergebnis, 'eingegangenAm'> &
  Partial<Widerrufsergebnis>;

export interface WiderrufsAuftrag {
  zugang: Zugang;
  angaben: NonNullable<WiderrufsAntworten['angaben']> | null;
}

/** Types, effects as stubs, guards and actions. */
export function widerrufSetup(
  istErreichbar: (context: WiderrufsKontext, schritt: string) => boolean,
) {
  return setup({
    types: {
      context: typed<WiderrufsKontext>(),
      events: typed<WiderrufsEreignis>(),
      input: typed<WiderrufsEingang>(),
      meta: typed<FlowMeta<WiderrufsSchritt | 'unterbrochen'>>(),
      tags: typed<FlowTag>(),
    },
    actors: {
      ...unterbrechung.actors,
      widerrufen: fromPromise<Widerrufseingang, WiderrufsAuftrag>(nichtVerdrahtet),
    },
    guards: {
      ...unterbrechung.guards,
      istErreichbar: ({ context }, { schritt }: { schritt: string }) =>
        istErreichbar(context, schritt),
      istOffen: ({ context }) => context.zugang === 'OFFEN',
      /** Where nobody is signed in no session can end. */
      istAbgemeldet: ({ context }, { error }: { error: unknown }) =>
        context.zugang === 'KUNDE' && fehlerAus(error).art === 'SITZUNG_ABGELAUFEN',
      istGueltig: ({ event }, { schritt }: { schritt: WiderrufsFrage }) =>
        event.type === 'WEITER' && z.safeParse(antworten[schritt], event.antwort).success,
      istFehler: (_, { error, art }: { error: unknown; art: BeendigungsFehlerArt['art'] }) =>
        fehlerAus(error).art === art,
    },
    actions: {
      anmeldungVerlangen: raise({ type: 'SITZUNG_ABGELAUFEN' }),
      uebernehmen: assign(({ context, event }, { schritt }: { schritt: WiderrufsFrage }) => {
        if (event.type !== 'WEITER') return {};
        const { data } = z.safeParse(antworten[schritt], event.antwort);
        return data === undefined ? {} : { antworten: { ...context.antworten, [schritt]: data } };
      }),
      ablehnungMerken: assign((_, { error }: { error: unknown }) => {
        const fehler = fehlerAus(error);
        return fehler.art === 'ABGELEHNT' ? { ablehnung: fehler.ablehnung } : {};
      }),
      eingangMerken: assign((_, { eingang }: { eingang: Widerrufseingang }) => ({ eingang })),
    },
  });
}

function nichtVerdrahtet(): Promise<never> {
  throw new Error('This effect is provided by the portal.');
}
