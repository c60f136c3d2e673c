import { boolean, date, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type {
  Einwilligungserklaerung,
  Einwilligungslage,
} from '#contract/endpoints/einwilligung.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import type { Dokumentinhalt } from '../documents/inhalt/inhalt.ts';
import { schaden } from './vorgangsschema.ts';

/**
 * What somebody was asked about her health, and what she declared (`domain/schaden.md §8`). The desk works with it;
 * neither the insured nor a broker sees any of it.
 */
export const gesundheitseinwilligung = pgTable(
  'gesundheitseinwilligung',
  {
    id: uuid().primaryKey(),
    schadenNummer: text()
      .notNull()
      .references(() => schaden.schadenNummer),
    marke: text().$type<MarkenSchluessel>().notNull(),
    /** Whose health it is about. */
    person: text().notNull(),
    geburtsdatum: date({ mode: 'string' }).notNull(),
    plz: text().notNull(),
    /** Where link and codes go. */
    email: text().notNull(),
    stand: text()
      .$type<Exclude<Einwilligungslage['stand'], 'BEENDET'>>()
      .notNull()
      .default('OFFEN'),
    /** As it was said, with the version of the wording; null while it is open. */
    erklaerung: jsonb().$type<Einwilligungserklaerung>(),
    /** The declaration whole, on the wording it was made on. */
    dokument: jsonb().$type<Dokumentinhalt>(),
    angefragtAm: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** Until then it can be declared. */
    laeuftAb: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    erklaertAm: timestamp({ withTimezone: true, mode: 'date' }),
    widerrufenAm: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (t) => [
    index('gesundheitseinwilligung_schaden').on(t.schadenNummer),
    index('gesundheitseinwilligung_ablauf').on(t.laeuftAb),
  ],
);

/** What opens a consent; what is stored of a token opens nothing. */
export const einwilligungslink = pgTable(
  'einwilligungslink',
  {
    /** SHA-256 of the token, which only the mailbox has. */
    tokenHash: text().primaryKey(),
    einwilligungId: uuid()
      .notNull()
      .references(() => gesundheitseinwilligung.id, { onDelete: 'cascade' }),
    /** A mailed link goes on to show and withdraw what was declared; what a code gave does not. */
    dauerhaft: boolean().notNull(),
    laeuftAb: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [
    index('einwilligungslink_einwilligung').on(t.einwilligungId),
    index('einwilligungslink_ablauf').on(t.laeuftAb),
  ],
);
