import { faultOf } from '../http/errors.ts';
import { isAway } from '../http/unreachable.ts';
import type { Database } from '../database/open.ts';
import { laeufe } from '../repositories/laeufe.ts';
import { anschriften } from '../repositories/anschriften.ts';
import { vertraege } from '../repositories/vertraege.ts';
import { heuteInBerlin, tagePlus } from '#contract/tag.ts';
import { umgezogen } from './anschriften.ts';
import type { Arbeitstag, Nachtarbeit } from './arbeit.ts';
import { gruendernachlass } from './gruendernachlass.ts';
import { mahnungen } from './mahnungen.ts';
import { schadenfristen } from './schadenfristen.ts';
import { umsatzfragen } from './umsatzfragen.ts';
import { vertragsenden } from './vertragsenden.ts';
import { vormerkungen } from './vormerkungen.ts';
import { widerrufe } from './widerrufe.ts';

export interface Nachtdienste extends Pick<Arbeitstag, 'absender'> {
  database: Database;
  clock: () => Date;
  /** Takes what failed; never a number or a name. */
  melden: (was: object, text: string) => void;
  /** Ends the work between two contracts. */
  signal?: AbortSignal;
}

/** What a day brought. */
export interface Tagesergebnis {
  geaendert: number;
  fehler: number;
}

/**
 * In this order: an ended contract is not changed, a discount that has ended counts in no change any more,
 * and a change of the customer's comes before one of ours.
 */
const arbeiten: readonly Nachtarbeit[] = [
  vertragsenden,
  gruendernachlass,
  vormerkungen,
  umsatzfragen,
  mahnungen,
  widerrufe,
  schadenfristen,
];

/**
 * Does the work of every day since the last one that is done, in order, and notes it; answers today. Several
 * processes at once do no harm: each contract is locked, and what is done is not done again.
 */
export async function nachtlauf(dienste: Nachtdienste): Promise<string> {
  const { database, clock } = dienste;
  const heute = heuteInBerlin(clock());
  for (const tag of await offeneTage(database, heute)) {
    const begonnenAm = clock();
    const ergebnis = await tageslauf(dienste, tag);
    await laeufe(database).notieren({ tag, begonnenAm, erledigtAm: clock(), ...ergebnis });
  }
  return heute;
}

/** The work of one day. A contract that fails holds no other up; the next day tries it again. Rejects while the database is away. */
export async function tageslauf(dienste: Nachtdienste, tag: string): Promise<Tagesergebnis> {
  const { database, clock, absender, melden, signal } = dienste;
  const zeit = clock();
  const arbeitstag = { tag, heute: heuteInBerlin(zeit), zeit, absender };
  const ergebnis = { geaendert: 0, fehler: 0 };

  async function jedes(
    arbeit: string,
    nummern: readonly string[],
    erledigen: (nummer: string) => Promise<boolean>,
  ): Promise<void> {
    for (const nummer of nummern) {
      signal?.throwIfAborted();
      try {
        if (await erledigen(nummer)) ergebnis.geaendert += 1;
      } catch (error) {
        if (isAway(error)) throw error;
        ergebnis.fehler += 1;
        melden({ arbeit, ...faultOf(error) }, 'nightly work failed');
      }
    }
  }

  // Before the contracts, so that the letters of the day go there.
  await jedes('anschriften', await anschriften(database).faellige(tag), (nummer) =>
    umgezogen(database, nummer, arbeitstag),
  );
  for (const arbeit of arbeiten) {
    await jedes(arbeit.name, await arbeit.faellige(database, arbeitstag), (nummer) =>
      amVertrag(database, nummer, arbeit, arbeitstag),
    );
  }
  return ergebnis;
}

function amVertrag(
  database: Database,
  nummer: string,
  arbeit: Nachtarbeit,
  arbeitstag: Arbeitstag,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const zeile = await vertraege(tx).sperren(nummer);
    return zeile !== null && arbeit.erledigen(tx, zeile, arbeitstag);
  });
}

/** Before the first run nothing was missed. */
async function offeneTage(database: Database, heute: string): Promise<string[]> {
  const letzter = await laeufe(database).letzter();
  const tage: string[] = [];
  let tag = letzter === null ? heute : tagePlus(letzter.tag, 1);
  for (; tag <= heute; tag = tagePlus(tag, 1)) tage.push(tag);
  return tage;
}
