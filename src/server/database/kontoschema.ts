import {
  bigserial,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Mailwahl } from '#contract/endpoints/einstellungen.ts';
import type { Portal } from '#contract/endpoints/endpoint.ts';
import type { Anbindungsangaben, Anbindungsstatus } from '#contract/entities/anbindung.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { partner, vermittler } from './schema.ts';

/** Link in a mail about an account, or the right of a conclusion; the row goes when it is used (`domain/konto.md §1`). */
export const kontolink = pgTable(
  'kontolink',
  {
    /** SHA-256 of the token, which only the mailbox has, or the page that concluded. */
    tokenHash: text().primaryKey(),
    art: text().$type<'ZUGANG' | 'EMAIL' | 'HANDYNUMMER' | 'ABSCHLUSS'>().notNull(),
    /** Null where it is an agent's. */
    partnerNummer: text().references(() => partner.partnerNummer),
    /** Account it changes, in the pool of its portal; null opens a new one of a customer. */
    sub: text(),
    /** Address it was sent to; that of an e-mail change is the new one. */
    email: text().notNull(),
    laeuftAb: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [
    index('kontolink_partner').on(t.partnerNummer, t.art),
    index('kontolink_ablauf').on(t.laeuftAb),
  ],
);

/** When something was last asked for, to say no in time; newest last. */
export const anfragezaehler = pgTable('anfragezaehler', {
  /** Digest of what is counted: no address and no number is readable here. */
  schluessel: text().primaryKey(),
  zeiten: timestamp({ withTimezone: true, mode: 'date' }).array().notNull(),
});

/** Last code that a session gave besides the one of its sign-in. */
export const bestaetigung = pgTable(
  'bestaetigung',
  {
    sub: text().notNull(),
    originJti: text().notNull(),
    bestaetigtAm: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.sub, t.originJti] })],
);

/** Terms an agent has accepted, in the version that was read. */
export const zustimmung = pgTable(
  'zustimmung',
  {
    portal: text().$type<Portal>().notNull(),
    sub: text().notNull(),
    version: text().notNull(),
    erteiltAm: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.portal, t.sub, t.version] })],
);

/** What an agent has chosen for himself; without a row he gets every mail and signs nothing (`domain/konto.md §7.6`). */
export const vermittlereinstellung = pgTable('vermittlereinstellung', {
  sub: text().primaryKey(),
  /** Mails about what happens in his book. */
  mails: jsonb().$type<Mailwahl>().notNull(),
  /** Stands below what he writes; null signs nothing. */
  signatur: text(),
});

/** Which agent has seen which customer on which day, and who took a whole book along (`domain/konto.md §11`). */
export const einsicht = pgTable(
  'einsicht',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    sub: text().notNull(),
    vermittlerNummer: text().notNull(),
    /** Null for a download of the book. */
    partnerNummer: text().references(() => partner.partnerNummer),
    /** In Berlin. */
    tag: date({ mode: 'string' }).notNull(),
    zeit: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** Contracts in a download. */
    anzahl: integer(),
  },
  (t) => [
    uniqueIndex('einsicht_tag').on(t.sub, t.partnerNummer, t.tag),
    index('einsicht_partner').on(t.partnerNummer, t.zeit),
    index('einsicht_agentur').on(t.vermittlerNummer, t.zeit),
  ],
);

/** Secrets that every process of the server must know, made once. */
export const geheimnis = pgTable('geheimnis', {
  name: text().primaryKey(),
  /** 32 bytes as base64. */
  wert: text().notNull(),
});

/** Counts applications of partners, and the numbers of agencies that came by one. */
export const anbindungsfolge = pgSequence('anbindungsfolge', {
  startWith: 123,
  maxValue: 9_999_999,
});
export const agenturfolge = pgSequence('agenturfolge', {
  startWith: 4_712_000_001,
  maxValue: 9_999_999_999,
});

/** Application to become a partner (`domain/konto.md §7.1`); one that was refused goes after a while. */
export const anbindung = pgTable(
  'anbindung',
  {
    anbindungsNummer: text().primaryKey(),
    status: text().$type<Anbindungsstatus>().notNull().default('IN_PRUEFUNG'),
    ihkNummer: text().notNull(),
    marke: text().$type<MarkenSchluessel>().notNull(),
    /** Everything as it was said; the account whole. */
    angaben: jsonb().$type<Anbindungsangaben>().notNull(),
    /** The data processing agreement as it stood when it was accepted. */
    bedingungen: text().notNull(),
    eingegangenAm: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    entschiedenAm: timestamp({ withTimezone: true, mode: 'date' }),
    /** Why it was refused, as the mail says it. */
    grund: text(),
    /** The agency that came of it. */
    vermittlerNummer: text().references(() => vermittler.vermittlerNummer),
    /** When its owner got the initial password. */
    eingeladenAm: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (t) => [index('anbindung_status').on(t.status, t.entschiedenAm)],
);
