import type { AnyStateMachine } from 'xstate';
import { jeKontext, pfad, weiterMit } from '#machines/walk.ts';
import type { AntragKontext, BasisAntworten, Antragsstand } from './context.ts';
import { ergebnisVon, type GemerkterAufruf, type Produktregel } from './regel.ts';

const gemerkteAufrufe: readonly string[] = [
  'tarifieren',
  'nachrechnen',
  'risikofragenLaden',
  'codeSenden',
  'bonitaetPruefen',
  'unterlagenVorbereiten',
] satisfies GemerkterAufruf[];

/** Steps on the customer's path. */
export type Schrittweg<A extends BasisAntworten> = (context: AntragKontext<A>) => readonly string[];

/** Steps on the customer's path for her answers and the results that still belong to them (`design §4.5`). */
export function wegDurch<A extends BasisAntworten>(
  chart: () => AnyStateMachine,
  regel: Produktregel<A>,
): Schrittweg<A> {
  return jeKontext((context: AntragKontext<A>) =>
    pfad(
      chart(),
      context,
      weiterMit(Object.fromEntries(Object.entries(context.antworten))),
      ({ id, input }) => {
        // Who stands around it was read once and is not asked again on the way.
        if (id === 'umfeldLaden') return gelesen(context);
        if (!istGemerkt(id)) return null;
        // Most calls are made from where the walk stands; this one asks for a part of the answers.
        const stand = id === 'codeSenden' ? context : (input as Antragsstand<A>);
        const output = ergebnisVon(regel, id, stand);
        return output === null ? null : { output };
      },
    ),
  );
}

function gelesen({ umfeld, antworten }: Antragsstand) {
  return umfeld && { output: { umfeld, antworten, entwurf: null } };
}

function istGemerkt(id: string): id is GemerkterAufruf {
  return gemerkteAufrufe.includes(id);
}
