import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '#server/database/open.ts';

/** Portfolios written by one statement. */
const batch = 500;

/** Notes the place of each contract of the demo data among the hundred numbers each copy of them has. */
export async function notePlaces(database: Database): Promise<void> {
  await database.execute(sql`create table vorlage as
    select versicherungs_nummer as nummer, row_number() over (order by versicherungs_nummer) as stelle
    from vertrag`);
}

/** Copies the demo data, with what hangs on its contracts, until there are so many contracts; number of copies. */
export async function grow(database: Database, contracts: number): Promise<number> {
  const counted = await database.select({ count: sql<number>`count(*)::int` }).from(sql`vorlage`);
  const copies = Math.ceil(contracts / (counted[0]?.count ?? 1));
  for (let first = 1; first <= copies; first += batch) {
    const copy = sql`generate_series(${first}::int, ${Math.min(first + batch - 1, copies)}::int) copy`;
    for (const statement of statements(copy)) await database.execute(statement);
  }
  await database.execute(sql`analyze`);
  return copies;
}

/** Number of a customer in a copy. */
export const customerIn = (copy: number, customer: number) => `P${100_000 + copy * 20 + customer}`;

/** As `customerIn`, of the customer in a row. */
const ofCustomer = sql`'P' || (100000 + copy * 20 + substr(partner_nummer, 2)::int)`;
/** Number of a contract in a copy: the prefix of its line, then digits that no contract of the demo data has. */
const ofContract = sql`case when nummer ~ '^[A-Z]' then left(nummer, 2) else 'TH' end
  || '4' || lpad((copy * 100 + stelle)::text, 8, '0')`;

function statements(copy: SQL): SQL[] {
  // Spread by itself: written as one expression the row would be made anew for every column of it.
  const copied = (table: SQL, from: SQL, fresh: SQL) => sql`insert into ${table}
    select neu.* from ${from}, ${copy}, lateral jsonb_populate_record(
      null::${table}, to_jsonb(alt) || jsonb_build_object(${fresh})) neu`;
  const hanging = (table: SQL, fresh: SQL) =>
    copied(
      table,
      sql`${table} alt join vorlage on nummer = versicherungs_nummer`,
      sql`'versicherungs_nummer', ${ofContract}, ${fresh}`,
    );
  const noted = sql`from vertrag join vorlage on nummer = versicherungs_nummer, ${copy}`;
  const id = sql`'id', gen_random_uuid()`;
  return [
    copied(
      sql`partner`,
      sql`(select * from partner where partner_nummer < 'P100000') alt`,
      sql`'partner_nummer', ${ofCustomer}`,
    ),
    hanging(sql`vertrag`, sql`'partner_nummer', ${ofCustomer}`),
    hanging(sql`vormerkung`, sql`'version', 1`),
    hanging(sql`aufgabe`, id),
    hanging(sql`forderung`, id),
    hanging(
      sql`schaden`,
      sql`'schaden_nummer',
      left(alt.schaden_nummer, 4) || lpad((1000000 + copy * 100 + right(alt.schaden_nummer, 2)::int)::text, 7, '0')`,
    ),
    sql`insert into journal (id, zeit, portal, sub, rolle, aktion, versicherungs_nummer)
      select gen_random_uuid(), now() - copy * interval '1 minute', 'benutzer', ${ofCustomer}, 'kunde',
      'vertrag.angelegt', ${ofContract} ${noted}`,
    sql`insert into mitteilung (id, portal, partner_nummer, versicherungs_nummer, betreff, text, zeit)
      select gen_random_uuid(), 'benutzer', ${ofCustomer}, ${ofContract}, 'Ihr Vertrag',
      repeat('Ihre Unterlagen liegen bereit. ', 8), now() - copy * interval '1 minute' ${noted}`,
    sql`insert into dokument (id, antrag_id, stelle, typ, version, titel, inhalt, versicherungs_nummer, erstellt_am)
      select gen_random_uuid(), gen_random_uuid(), 1, 'VERSICHERUNGSSCHEIN', '1', 'Versicherungsschein',
      '{}', ${ofContract}, now() - copy * interval '1 minute' ${noted}`,
  ];
}
