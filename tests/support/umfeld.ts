import * as tables from '#server/database/schema.ts';
import type { Database } from '#server/database/open.ts';
import * as vorgang from '#server/database/vorgangsschema.ts';
import { nummern } from './rows.ts';

const versicherungsNummer = nummern.eigener;

/** A move to come that makes the contract dearer, with its notice, and an open question after the revenue. */
export async function vorgemerktUndGefragt(database: Database): Promise<void> {
  await database.insert(tables.vormerkung).values({
    versicherungsNummer,
    art: 'risikoort',
    wert: { plz: '48143', ort: 'Münster' },
    wirksamkeitsdatum: '2027-01-01',
    versicherungsPraemie: 60_000,
    angelegtAm: new Date('2026-11-18T10:00:00Z'),
    vorgangId: crypto.randomUUID(),
  });
  await database.insert(tables.aufgabe).values({
    id: crypto.randomUUID(),
    versicherungsNummer,
    typ: 'UmsatzErinnern1',
    status: 'Offen',
    erstelltAm: '2026-11-18',
    faelligAm: '2026-12-02',
  });
  await database.insert(vorgang.beitragserhoehung).values({
    id: crypto.randomUUID(),
    versicherungsNummer,
    mitgeteiltAm: '2026-11-18',
    wirksamAm: '2027-01-01',
    grund: 'UMZUG',
  });
}

/** What of a contract's surroundings its end takes away. */
export async function umfeld(database: Database) {
  const { mitgeteiltAm, wirksamAm, grund } = vorgang.beitragserhoehung;
  return {
    vormerkungen: await database.select().from(tables.vormerkung),
    aufgaben: await database.select().from(tables.aufgabe),
    erhoehungen: await database
      .select({ mitgeteiltAm, wirksamAm, grund })
      .from(vorgang.beitragserhoehung),
  };
}
