import { randomBytes } from 'node:crypto';
import { desc, inArray } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { ausgang } from '../database/schema.ts';
import type { Versand } from './ports.ts';

/** Developer outbox: messages go to the table `ausgang` instead of out of the house. */
export function outbox(database: Database, clock: () => Date): Versand {
  const schreiben = async (
    nachricht: Pick<Nachricht, 'kanal' | 'an' | 'betreff' | 'text'>,
    id?: string,
  ) => {
    const zeit = clock();
    const zeile = { id: id ?? folgendeId(zeit), zeit, ...nachricht };
    await database.insert(ausgang).values(zeile).onConflictDoNothing();
  };
  return {
    sms: (an, text) => schreiben({ kanal: 'SMS', an, betreff: null, text }),
    mail: ({ an, betreff, text }, id) => schreiben({ kanal: 'EMAIL', an, betreff, text }, id),
  };
}

export type Nachricht = Omit<typeof ausgang.$inferSelect, 'id'>;

/** Newest messages first, 200 at most, to all or to one number or address. */
export function nachrichten(database: Database, an?: string): Promise<Nachricht[]> {
  // The plus of a number arrives as a blank from an unescaped address line.
  const empfaenger = an === undefined ? undefined : [an.trim(), `+${an.trim()}`];
  return database
    .select({
      kanal: ausgang.kanal,
      an: ausgang.an,
      betreff: ausgang.betreff,
      text: ausgang.text,
      zeit: ausgang.zeit,
    })
    .from(ausgang)
    .where(empfaenger && inArray(ausgang.an, empfaenger))
    .orderBy(desc(ausgang.zeit), desc(ausgang.id))
    .limit(200);
}

let zuletzt = { zeit: 0, folge: 0 };

/** UUID version 7 that grows with every call, so that messages of one millisecond keep their order. */
function folgendeId(jetzt: Date): string {
  const zeit = jetzt.getTime();
  zuletzt = { zeit, folge: zeit === zuletzt.zeit ? (zuletzt.folge + 1) % 4096 : 0 };
  const kopf = zeit.toString(16).padStart(12, '0');
  const folge = zuletzt.folge.toString(16).padStart(3, '0');
  const rest = randomBytes(8).toString('hex');
  return `${kopf.slice(0, 8)}-${kopf.slice(8)}-7${folge}-8${rest.slice(1, 4)}-${rest.slice(4)}`;
}
