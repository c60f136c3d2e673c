import { type SQL, sql } from 'drizzle-orm';
import type { PgSequence } from 'drizzle-orm/pg-core';

/** A number nobody else has: a letter, the year and 7 digits, `S26-0001234` (`domain/schaden.md §7`). */
export function laufendeNummer(
  buchstabe: string,
  jahr: number,
  { seqName }: Pick<PgSequence, 'seqName'>,
): SQL<string> {
  const kopf = `${buchstabe}${String(jahr % 100).padStart(2, '0')}-`;
  return sql`${kopf}::text || lpad(nextval(${seqName})::text, 7, '0')`;
}
