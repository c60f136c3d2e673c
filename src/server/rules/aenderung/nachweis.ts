import { nachweisNoetig } from '#contract/entities/aenderungswunsch.ts';
import type { Feldfehler } from '../../http/answers.ts';
import type { Aenderungshinweis } from './regel.ts';

interface MitNachweisen {
  nachweise?: string[] | undefined;
}

/** What a kind of change adds where some of its wishes have to be proved; `bitte` says with what, null that none is asked for. */
export function nachweisregel<Lage, Wunsch extends MitNachweisen>(
  bitte: (lage: Lage, wunsch: Wunsch) => string | null,
) {
  return {
    ohne: ({ nachweise: _nachweise, ...wunsch }: Wunsch) => wunsch,
    ids: ({ nachweise = [] }: Wunsch): readonly string[] => nachweise,
    fehlt: (lage: Lage, wunsch: Wunsch): Feldfehler[] => {
      const text = (wunsch.nachweise ?? []).length > 0 ? null : bitte(lage, wunsch);
      return text === null ? [] : [{ feld: 'nachweise', text }];
    },
    hinweise: (lage: Lage, wunsch: Wunsch): Aenderungshinweis[] => {
      const text = bitte(lage, wunsch);
      return text === null ? [] : [{ code: nachweisNoetig, text }];
    },
  };
}
