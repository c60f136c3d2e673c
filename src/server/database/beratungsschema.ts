import {
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Beratungsstatus } from '#contract/entities/beratung.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import type { Antragsart } from '#contract/produkte/produkte.ts';
import type { Beratungsereignis } from '../rules/beratung/ereignis.ts';
import { partner, vermittler, vertrag } from './schema.ts';

/** Counts advices; the demo data stays below where it begins. */
export const beratungsfolge = pgSequence('beratungsfolge', {
  startWith: 1_000,
  maxValue: 9_999_999,
});

/** A broker's advice about one product (`domain/antrag.md §8.2`); what was said stands in its events. */
export const beratung = pgTable(
  'beratung',
  {
    id: uuid().primaryKey(),
    beratungsNummer: text().notNull().unique(),
    produkt: text().$type<Antragsart>().notNull(),
    marke: text().$type<MarkenSchluessel>().notNull(),
    status: text().$type<Beratungsstatus>().notNull().default('OFFEN'),
    /** Who advises, and his agency. */
    vermittlerNummer: text()
      .notNull()
      .references(() => vermittler.vermittlerNummer),
    sub: text().notNull(),
    berater: text().notNull(),
    /** Null where nobody knew her yet; then she is what he called her. */
    partnerNummer: text().references(() => partner.partnerNummer),
    kunde: text().notNull(),
    /** Draft of the application that goes to her; it is gone before the advice is. */
    entwurfId: uuid(),
    /** Contract it led to. */
    versicherungsNummer: text().references(() => vertrag.versicherungsNummer),
    begonnenAm: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    geaendertAm: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [
    index('beratung_berater').on(t.vermittlerNummer, t.sub, t.geaendertAm),
    index('beratung_partner').on(t.partnerNummer),
    index('beratung_entwurf').on(t.entwurfId),
    index('beratung_geaendert').on(t.geaendertAm),
  ],
);

/** What was answered and done in an advice, when and by whom; nothing is ever changed in it. */
export const beratungsereignis = pgTable(
  'beratungsereignis',
  {
    beratungId: uuid()
      .notNull()
      .references(() => beratung.id, { onDelete: 'cascade' }),
    stelle: integer().notNull(),
    zeit: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    sub: text().notNull(),
    name: text().notNull(),
    inhalt: jsonb().$type<Beratungsereignis>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.beratungId, t.stelle] })],
);
