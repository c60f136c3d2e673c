import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Produkt } from '#contract/entities/produkt.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { vertrag } from './schema.ts';

/**
 * What the book of a broker is filtered, sorted and counted by, a row per contract that has a broker. Triggers of
 * migration 0029 keep it with every write, so that nobody who writes has to know it (decision 0101); it holds nothing
 * that grows old over night.
 */
export const bestand = pgTable(
  'bestand',
  {
    versicherungsNummer: text()
      .primaryKey()
      .references(() => vertrag.versicherungsNummer, { onDelete: 'cascade' }),
    vermittlerNummer: text().notNull(),
    betreuer: text(),
    partnerNummer: text().notNull(),
    /** As customers are sorted (`kundenname`). */
    name: text().notNull(),
    produkt: text().$type<Produkt>().notNull(),
    marke: text().$type<Vertrag['marke']>().notNull(),
    /** Last day in force as far as it is known; `infinity` goes on, `-infinity` does not count any more. */
    aktivBis: date({ mode: 'string' }).notNull(),
    vertragsBeginn: date({ mode: 'string' }).notNull(),
    antragsdatum: date({ mode: 'string' }).notNull(),
    /** Hauptfälligkeit as month * 31 + day, which is compared without a year. */
    faelligkeit: integer(),
    /** Cents a year, tax included (`beitragBei`). */
    jahresbeitrag: bigint({ mode: 'number' }).notNull(),
    mahnung: boolean().notNull(),
    /** Somebody is still to say what the annual revenue is. */
    umsatzOffen: boolean().notNull(),
    /** When the journal last wrote of it; else the day it was applied for. */
    geaendert: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [
    index('bestand_name').on(t.vermittlerNummer, t.name, t.partnerNummer),
    index('bestand_betreuer').on(t.betreuer, t.name, t.partnerNummer),
    index('bestand_partner').on(t.partnerNummer),
    // Few of many: a broker asks for them every day.
    index('bestand_umsatz')
      .on(t.vermittlerNummer, t.name, t.partnerNummer)
      .where(sql`umsatz_offen`),
    index('bestand_mahnung')
      .on(t.vermittlerNummer, t.name, t.partnerNummer)
      .where(sql`mahnung`),
  ],
);
