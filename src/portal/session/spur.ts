import { sitzungsfristen } from '#contract/fields/sitzungsfristen.ts';
import type { Portal } from '#contract/endpoints/endpoint.ts';
import { formAus, gemerkt } from '../speicher.ts';

const minute = 60_000;
/** Without a sign of life the session ends (`domain/konto.md §6`). */
export const untaetigMs = {
  benutzer: sitzungsfristen.untaetigMinuten.benutzer * minute,
  vermittler: sitzungsfristen.untaetigMinuten.vermittler * minute,
} as const;
/** However busy somebody is (`reference/trust.md §4`). */
export const hoechstensMs = sitzungsfristen.hoechstensStunden * 60 * minute;

/** When the session ends if nothing happens any more, and which of the two limits it is. */
export interface Sitzungsende {
  /** Epoch ms. */
  um: number;
  grund: 'UNTAETIG' | 'HOECHSTDAUER';
}

/** That somebody is signed in to a portal, since when, and when she last did something: one note for all tabs, nothing personal. */
export interface Spur {
  /** False says that nobody need be asked; true is a guess until the tokens were looked at. */
  vorhanden: () => boolean;
  ende: () => Sitzungsende | null;
  abgelaufen: () => boolean;
  beginnen: () => void;
  /** She did something. */
  beruehren: () => void;
  /** It is over: tokens that are still there count for nothing. */
  beenden: () => void;
  loeschen: () => void;
  /** The key of the note, for those who listen to the storage. */
  schluessel: string;
}

export function createSpur(
  speicher: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  portal: Portal,
  now: () => number,
): Spur {
  const schluessel = `sitzung.${portal}`;
  const lesen = () => gemerkt(speicher, schluessel, notiz);
  const schreiben = (neu: Notiz) => speicher.setItem(schluessel, JSON.stringify(neu));
  const ende = (): Sitzungsende | null => {
    const spur = lesen();
    if (!spur) return null;
    const untaetig = spur.aktiv + untaetigMs[portal];
    const hoechstens = spur.beginn + hoechstensMs;
    return untaetig < hoechstens
      ? { um: untaetig, grund: 'UNTAETIG' }
      : { um: hoechstens, grund: 'HOECHSTDAUER' };
  };
  return {
    schluessel,
    vorhanden: () => lesen() !== null,
    ende,
    abgelaufen: () => (ende()?.um ?? Infinity) <= now(),
    beginnen: () => {
      if (lesen() === null) schreiben({ beginn: now(), aktiv: now() });
    },
    beruehren: () => {
      const spur = lesen();
      if (spur) schreiben({ ...spur, aktiv: now() });
    },
    beenden: () => schreiben({ beginn: 0, aktiv: 0 }),
    loeschen: () => speicher.removeItem(schluessel),
  };
}

/** Epoch ms. */
interface Notiz {
  beginn: number;
  aktiv: number;
}

const notiz = formAus(istNotiz);

function istNotiz(wert: unknown): wert is Notiz {
  if (typeof wert !== 'object' || wert === null) return false;
  const { beginn, aktiv }: Partial<Record<keyof Notiz, unknown>> = wert;
  return typeof beginn === 'number' && typeof aktiv === 'number';
}
