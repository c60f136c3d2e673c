import { assign, raise, setup, type UnknownActorLogic } from 'xstate';
import type * as z from 'zod/mini';
import { unterbrechung, type Unterbrechungsereignis } from '#machines/parts/unterbrochen.ts';
import { typed } from '#machines/typed.ts';
import { formularGuards, type FormularKontext, type FormularTypen, satzAus } from '../formular.ts';

/** What every chart has in its `setup` in which somebody signed in changes her own data; its calls come with it. */
export function datenSetup<
  Schritt extends string,
  Aufrufe extends Record<string, UnknownActorLogic>,
>(antworten: Record<Schritt, z.ZodMiniType>, aufrufe: Aufrufe) {
  return setup({
    types: typed<FormularTypen<FormularKontext, Unterbrechungsereignis['type']>>(),
    actors: { ...unterbrechung.actors, ...aufrufe },
    guards: { ...unterbrechung.guards, ...formularGuards(antworten) },
    actions: {
      anmeldungVerlangen: raise({ type: 'SITZUNG_ABGELAUFEN' }),
      satzMerken: assign({ satz: (_, { error }: { error: unknown }) => satzAus(error) }),
    },
  });
}
