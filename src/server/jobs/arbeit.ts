import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import type { Database } from '../database/open.ts';
import type { Absender } from '../documents/daten.ts';
import type { Vertragszeile } from '../repositories/vertraege.ts';

/** The day whose work is done, and when that really is: days after a standstill are made up for. */
export interface Arbeitstag {
  /** `yyyy-MM-dd`. */
  tag: string;
  /** Today in Berlin, `tag` or later. */
  heute: string;
  zeit: Date;
  /** Who stands in the documents of a brand. */
  absender: (marke: MarkenSchluessel) => Absender;
}

/** One kind of nightly work. Done a second time for the same day it changes nothing. */
export interface Nachtarbeit {
  /** As the log names it. */
  readonly name: string;
  /** Numbers of the contracts that may have something to do; too many do no harm. */
  faellige(database: Database, arbeitstag: Arbeitstag): Promise<string[]>;
  /** Works on a locked contract in its transaction; false when there was nothing to do any more. */
  erledigen(tx: Database, zeile: Vertragszeile, arbeitstag: Arbeitstag): Promise<boolean>;
}

/** Who stands in the journal when nobody did it. */
export const nachts = { portal: 'benutzer', sub: 'nachtlauf', rolle: 'system' } as const;
