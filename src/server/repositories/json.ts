import { sql, type Column, type SQL } from 'drizzle-orm';

/** `json_build_object` over named columns; dates arrive as `yyyy-MM-dd`. */
export function jsonObject<T>(felder: { [feld in keyof T]: Column | SQL }): SQL<T> {
  const paare = Object.entries<Column | SQL>(felder).map(
    ([name, wert]) => sql`${sql.raw(`'${name}'`)}, ${wert}`,
  );
  return sql<T>`json_build_object(${sql.join(paare, sql`, `)})`;
}

/** Rows of a sub-select as one JSON array, empty instead of null. */
export function jsonArray<T>(zeile: SQL<T>, quelle: SQL): SQL<T[]> {
  return sql<T[]>`(select coalesce(json_agg(${zeile}), '[]'::json) from ${quelle})`;
}
