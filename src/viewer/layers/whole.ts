import type { Ablauf } from '../chart/graph.ts';

/** Every state and every arrow that is drawn; addresses of steps lead in from everywhere and stand in the table only. */
export function alles(ablauf: Ablauf): Ablauf {
  const pfeile = ablauf.pfeile.filter(({ art }) => art !== 'route');
  const jederzeit = pfeile.some(({ von }) => von.endsWith('.jederzeit'));
  return {
    ...ablauf,
    pfeile,
    zustaende: ablauf.zustaende.filter(({ art }) => art !== 'jederzeit' || jederzeit),
  };
}
