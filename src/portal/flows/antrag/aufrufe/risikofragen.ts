import { fromPromise } from 'xstate';
import { risikofragenLesen } from '#contract/endpoints/fragebogen.ts';
import type { Antragsstand, BasisAntworten, Risikofrage } from '#machines/antrag/context.ts';
import type { Produktregel } from '#machines/antrag/regel.ts';
import type { Client } from '../../../client/client.ts';
import { ergebnis } from './failure.ts';

/** What is asked about the trades, each question once, in the order of their ids. */
export function risikofragenRuf(client: Client, regel: Produktregel<BasisAntworten>) {
  return fromPromise<readonly Risikofrage[], Antragsstand>(async ({ input, signal }) => {
    const { gewerbeIds = [] } = regel.taetigkeiten?.(input.antworten) ?? {};
    const antworten = await Promise.all(
      gewerbeIds.map(async (gewerbeId) =>
        ergebnis(await client.call(risikofragenLesen, { params: { gewerbeId }, signal })),
      ),
    );
    const fragen = new Map(antworten.flat().map(({ id, frage }) => [id, { id, text: frage }]));
    return [...fragen.values()].toSorted((a, b) => a.id.localeCompare(b.id));
  });
}
