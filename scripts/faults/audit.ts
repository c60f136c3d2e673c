import { and, eq, gte, like, type SQL } from 'drizzle-orm';
import { ausgang, postausgang } from '#server/database/antragsschema.ts';
import type { Database } from '#server/database/open.ts';
import { dokument, journal } from '#server/database/schema.ts';
import { mitteilung } from '#server/database/vorgangsschema.ts';
import type { Customer } from './customer.ts';

/** What does not agree between what customers were told and what the database holds. */
export interface Audit {
  /** Answered, but not in the journal. */
  lost: number;
  /** In the journal more often than answered. */
  doubled: number;
  /** Message, documents or mail missing beside a journal entry, or one too many. */
  torn: number;
}

/** Counts what every contract has got since then against what its customer was answered. */
export async function audit(
  db: Database,
  customers: readonly Customer[],
  since: Date,
): Promise<Audit> {
  const sum: Audit = { lost: 0, doubled: 0, torn: 0 };
  for (const { writer, answered } of customers) {
    const { nummer } = writer;
    const acts = answered.map(({ act }) => act);
    for (const aktion of new Set(acts.map((act) => act.aktion))) {
      const told = acts.filter((act) => act.aktion === aktion).length;
      const found = await entries(db, nummer, aktion);
      sum.lost += Math.max(0, told - found);
      sum.doubled += Math.max(0, found - told);
    }
    const documents = acts.reduce((all, act) => all + act.documents, 0);
    sum.torn += Math.abs((await messages(db, nummer, since)) - acts.length);
    sum.torn += Math.abs((await documentsOf(db, nummer, since)) - documents);
    sum.torn += Math.abs((await mails(db, nummer)) - acts.length);
  }
  return sum;
}

function entries(db: Database, nummer: string, aktion: string): Promise<number> {
  const own = and(eq(journal.versicherungsNummer, nummer), eq(journal.aktion, aktion));
  return db.$count(journal, own);
}

/** The demo data has written of these contracts, too, on days before. */
function written(nummer: string, since: Date): SQL | undefined {
  return and(eq(mitteilung.versicherungsNummer, nummer), gte(mitteilung.zeit, since));
}

function messages(db: Database, nummer: string, since: Date): Promise<number> {
  return db.$count(mitteilung, written(nummer, since));
}

/** Those that hang on a message. */
async function documentsOf(db: Database, nummer: string, since: Date): Promise<number> {
  const rows = await db
    .select({ id: dokument.id })
    .from(dokument)
    .innerJoin(mitteilung, eq(mitteilung.vorgangId, dokument.antragId))
    .where(written(nummer, since));
  return rows.length;
}

/** Sent and still to be sent; one that is both is one. */
async function mails(db: Database, nummer: string): Promise<number> {
  const about = `%${nummer}%`;
  const sent = await db.select({ id: ausgang.id }).from(ausgang).where(like(ausgang.text, about));
  const waiting = await db
    .select({ id: postausgang.id })
    .from(postausgang)
    .where(like(postausgang.text, about));
  return new Set([...sent, ...waiting].map(({ id }) => id)).size;
}
