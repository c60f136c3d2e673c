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

/** What the contracts of a book are sorted, filtered by status and counted by, in the order of its index. */
export function buchspalten<Spalte>(t: Record<Buchspalte, Spalte>): [Spalte, ...Spalte[]] {
  return [
    t.vermittlerNummer,
    t.partnerNummer,
    t.antragsdatum,
    t.status,
    t.zahlweise,
    t.beendigungsdatum,
    t.ablaufdatum,
    t.hauptfaelligkeitMonat,
    t.hauptfaelligkeitTag,
    t.vertragsBeginn,
  ];
}

type Buchspalte =
  | 'vermittlerNummer'
  | 'partnerNummer'
  | 'antragsdatum'
  | 'status'
  | 'zahlweise'
  | 'beendigungsdatum'
  | 'ablaufdatum'
  | 'hauptfaelligkeitMonat'
  | 'hauptfaelligkeitTag'
  | 'vertragsBeginn';
