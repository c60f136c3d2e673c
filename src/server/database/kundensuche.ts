import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Columns that hold who somebody is. */
interface Kundenspalten {
  firma: SQLWrapper;
  vorname: SQLWrapper;
  nachname: SQLWrapper;
  plz: SQLWrapper;
}

/**
 * What customers are sorted by: firm, or last and first name; capitals, umlauts and accents make no difference. An
 * index is built on the same expression; `gefaltet` is a function of the database (migration 0014).
 */
export function kundenname({ firma, vorname, nachname }: Kundenspalten): SQL {
  return sql`gefaltet(coalesce(${firma}, ${nachname} || ' ' || ${vorname}))`;
}

/** The words a customer is found by, as indexed: firm, name and postcode. */
export function kundenworte({ firma, vorname, nachname, plz }: Kundenspalten): SQL {
  return sql`to_tsvector('simple', suchform(coalesce(${firma}, '') || ' ' || ${nachname} || ' ' || ${vorname} || ' ' || ${plz}))`;
}
