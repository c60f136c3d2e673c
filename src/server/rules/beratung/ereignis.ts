import type {
  Beratungsbedarf,
  Beratungsvergleich,
  Empfehlung,
} from '#contract/entities/beratung.ts';
import type { Wunsch } from '#contract/begriffe/wunsch.ts';

/** The first answers of the application, as they were given. */
export type Einstiegsantwort = Readonly<Record<string, string | number | boolean>>;

/** One thing that was answered or done in an advice. */
export type Beratungsereignis =
  | { art: 'BEGONNEN' }
  | { art: 'ERSTINFORMATION' }
  | { art: 'BEDARF'; bedarf: Beratungsbedarf; einstieg: Einstiegsantwort }
  | { art: 'VERGLEICH'; vergleich: Beratungsvergleich }
  | { art: 'EMPFEHLUNG'; empfohlen: Wunsch; empfehlung: Empfehlung }
  | { art: 'PROTOKOLL'; dokumentId: string }
  /** The address is masked. */
  | { art: 'GESENDET'; an: string };

/** The same with its moment and whoever did it. */
export interface Beratungsvermerk {
  /** Its number, counted from 0. */
  readonly stelle: number;
  readonly zeit: Date;
  readonly name: string;
  readonly inhalt: Beratungsereignis;
}

/** What was said last of that kind; null where it was not yet. */
export function letztes<const Art extends Beratungsereignis['art']>(
  vermerke: readonly Beratungsvermerk[],
  art: Art,
): (Beratungsvermerk & { inhalt: Extract<Beratungsereignis, { art: Art }> }) | null {
  const gefunden = vermerke.findLast((einer): einer is Vermerk<Art> => einer.inhalt.art === art);
  return gefunden ?? null;
}

type Vermerk<Art> = Beratungsvermerk & { inhalt: Extract<Beratungsereignis, { art: Art }> };
