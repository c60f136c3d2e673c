import { randomBytes } from 'node:crypto';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { ausgang, ausgangAnhang } from '../database/antragsschema.ts';
import type { Anhang, Versand } from './ports.ts';

/** Developer outbox: messages go to the table `ausgang` instead of out of the house. */
export function outbox(database: Database, clock: () => Date): Versand {
  const schreiben = async (
    nachricht: Omit<typeof ausgang.$inferInsert, 'id' | 'zeit'>,
    { anhaenge = [], id }: { anhaenge?: readonly Anhang[]; id?: string | undefined } = {},
  ) => {
    const zeit = clock();
    const zeile = { id: id ?? folgendeId(zeit), zeit, ...nachricht };
    await database.transaction(async (tx) => {
      const neu = await tx
        .insert(ausgang)
        .values(zeile)
        .onConflictDoNothing()
        .returning({ id: ausgang.id });
      if (neu.length === 0 || anhaenge.length === 0) return;
      await tx.insert(ausgangAnhang).values(
        anhaenge.map(({ name, inhalt }, stelle) => ({
          ausgangId: zeile.id,
          stelle,
          name,
          inhalt: inhalt.toString('base64'),
        })),
      );
    });
  };
  return {
    sms: (an, text) => schreiben({ kanal: 'SMS', an, text }),
    mail: ({ an, betreff, text, html, anhaenge }, id) =>
      schreiben({ kanal: 'EMAIL', an, betreff, text, html }, { anhaenge, id }),
  };
}

export type Nachricht = Omit<typeof ausgang.$inferSelect, 'html'> & {
  /** Names of the files that came with it. */
  anhaenge: readonly string[];
};

/** Newest messages first, 200 at most, to all or to one number or address. */
export function nachrichten(database: Database, an?: string): Promise<Nachricht[]> {
  // The plus of a number arrives as a blank from an unescaped address line.
  const empfaenger = an === undefined ? undefined : [an.trim(), `+${an.trim()}`];
  return database
    .select({
      id: ausgang.id,
      kanal: ausgang.kanal,
      an: ausgang.an,
      betreff: ausgang.betreff,
      text: ausgang.text,
      zeit: ausgang.zeit,
      anhaenge: sql<string[]>`array(
        select ${ausgangAnhang.name} from ${ausgangAnhang}
        where ${ausgangAnhang.ausgangId} = ${ausgang.id} order by ${ausgangAnhang.stelle}
      )`,
    })
    .from(ausgang)
    .where(empfaenger && inArray(ausgang.an, empfaenger))
    .orderBy(desc(ausgang.zeit), desc(ausgang.id))
    .limit(200);
}

/** A mail as a page; null for an SMS and for what nobody sent. */
export async function mailseiteZu(database: Database, id: string): Promise<string | null> {
  const [zeile] = await database
    .select({ html: ausgang.html })
    .from(ausgang)
    .where(eq(ausgang.id, id));
  return zeile?.html ?? null;
}

/** A file that came with a mail; null where there is none. */
export async function anhangZu(
  database: Database,
  id: string,
  stelle: number,
): Promise<Anhang | null> {
  const [zeile] = await database
    .select({ name: ausgangAnhang.name, inhalt: ausgangAnhang.inhalt })
    .from(ausgangAnhang)
    .where(and(eq(ausgangAnhang.ausgangId, id), eq(ausgangAnhang.stelle, stelle)));
  return zeile ? { name: zeile.name, inhalt: Buffer.from(zeile.inhalt, 'base64') } : null;
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
