import type { AnyStateMachine } from 'xstate';
import { type Fortschritt, fortschritt } from '#machines/fortschritt.ts';
import { statesOf } from '#machines/transitions.ts';
import type { AntragProduktSeite } from './produkt.ts';

/** „Schritt n von m“ of an application. */
export function fortschrittIn(
  { chart, tarif }: Pick<AntragProduktSeite, 'chart' | 'tarif'>,
  /** Steps on her path. */
  weg: readonly string[],
  schritt: string,
): Fortschritt {
  return tarif.konfigurator ? inTeilen(chart, schritt) : fortschritt(chart, weg, schritt, letzter);
}

/** Where the price comes first, all pages of questions behind it are one part: their number changes no total. */
function inTeilen(chart: AnyStateMachine, schritt: string): Fortschritt {
  const teile = statesOf(chart)
    .filter(({ config }) => config.route !== undefined)
    .map(({ id, parent }) => ({ id, teil: parent?.id === fragen ? fragen : id }));
  const namen = [...new Set(teile.map(({ teil }) => teil))];
  const teil = teile.find(({ id }) => id === schritt)?.teil ?? schritt;
  return { nummer: namen.indexOf(teil) + 1, von: namen.length };
}

const fragen = 'angabenphase';

/** The step at which everything is said; what follows is the end. */
const letzter = 'abschluss';
