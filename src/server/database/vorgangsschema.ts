import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Portal } from '#contract/endpoints/endpoint.ts';
import type { NachrichtBetreff } from '#contract/endpoints/nachrichtSchreiben.ts';
import type { Nachrichtenkategorie } from '#contract/entities/nachricht.ts';
import type { Widerrufslinkart } from '#contract/entities/beendigung.ts';
import type { Schaden, SchadenEreignis } from '#contract/entities/schadenakte.ts';
import type { Schadensangaben } from '#contract/schaeden/angaben.ts';
import type { Geschaedigtenangaben } from '#contract/schaeden/geschaedigtenform.ts';
import type { Nachtrag } from '#contract/schaeden/nachtrag.ts';
import { partner, vermittler, vertrag } from './schema.ts';

/** Message in the Postfach of a customer or an agency (`domain/konto.md §9`); `text` is plain. */
export const mitteilung = pgTable(
  'mitteilung',
  {
    id: uuid().primaryKey(),
    portal: text().$type<Portal>().notNull(),
    /** Whose Postfach: of the customer, or of the agency. */
    partnerNummer: text().references(() => partner.partnerNummer),
    vermittlerNummer: text().references(() => vermittler.vermittlerNummer),
    versicherungsNummer: text().references(() => vertrag.versicherungsNummer),
    richtung: text().$type<'EINGANG' | 'AUSGANG'>().notNull().default('EINGANG'),
    kategorie: text().$type<Nachrichtenkategorie>().notNull().default('ALLGEMEIN'),
    /** It starts a period or changes a right: nobody deletes it unopened (`domain/offen.md`, P3). */
    verbindlich: boolean().notNull().default(false),
    betreff: text().notNull(),
    text: text().notNull(),
    /** Documents that belong to it share this id (`dokument.antragId`). */
    vorgangId: uuid(),
    zeit: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** Null again where its owner marks it as unread. */
    gelesenAm: timestamp({ withTimezone: true, mode: 'date' }),
    /** For the first time. */
    geoeffnetAm: timestamp({ withTimezone: true, mode: 'date' }),
    /** Hidden by its owner; kept all the same. */
    verborgenAm: timestamp({ withTimezone: true, mode: 'date' }),
    /** The message that began the conversation; null where it is this one. */
    bezug: uuid().references((): AnyPgColumn => mitteilung.id),
    /** What the customer said it is about; null where nobody asked her. */
    anliegen: text().$type<NachrichtBetreff>(),
    /** Of what was written to us: when the desk answered; it waits while that is null. */
    beantwortetAm: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (t) => [
    index('mitteilung_partner').on(t.partnerNummer, t.zeit),
    index('mitteilung_vermittler').on(t.vermittlerNummer, t.zeit),
    index('mitteilung_gespraech').on(t.bezug),
    index('mitteilung_geschrieben')
      .on(t.zeit)
      .where(sql`${t.richtung} = 'AUSGANG'`),
    index('mitteilung_wartet')
      .on(t.zeit)
      .where(sql`${t.richtung} = 'AUSGANG' and ${t.beantwortetAm} is null`),
  ],
);

/**
 * Declared end of a contract: cancellation or revocation as it was received (`domain/vertrag.md §8`, §9),
 * or our own for unpaid premiums (§11).
 */
export const beendigung = pgTable(
  'beendigung',
  {
    id: uuid().primaryKey(),
    art: text().$type<'KUENDIGUNG' | 'WIDERRUF' | 'AUFHEBUNG'>().notNull(),
    /** As it was written; a public revocation may name a number that nobody has. */
    angegebeneNummer: text().notNull(),
    /** Null until somebody has found the contract. */
    versicherungsNummer: text().references(() => vertrag.versicherungsNummer),
    grund: text().notNull(),
    freitext: text(),
    /** Last day of cover; null where it is still to be found out. */
    beendigungsdatum: date({ mode: 'string' }),
    /** UNBESTAETIGT waits for the click of whoever reads the mail on file. */
    status: text()
      .$type<'WIRKSAM' | 'IN_PRUEFUNG' | 'UNBESTAETIGT' | 'ZURUECKGENOMMEN'>()
      .notNull(),
    /** What the contract was and had before, for when it is taken back. */
    vorher: jsonb().$type<unknown>(),
    /** Cents the customer gets back. */
    erstattung: integer(),
    /** IBAN she named for it where none was on file. */
    erstattungskonto: text(),
    /** Who declared it without signing in, and where the receipt went. */
    name: text(),
    email: text(),
    sub: text(),
    eingegangenAm: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [index('beendigung_vertrag').on(t.versicherungsNummer, t.eingegangenAm)],
);

/**
 * Link in a mail about a revocation that was declared without signing in; the row goes when it is used
 * (`domain/konto.md §1`, `domain/vertrag.md §9`).
 */
export const widerrufslink = pgTable(
  'widerrufslink',
  {
    /** SHA-256 of the token, which only the mailbox has. */
    tokenHash: text().primaryKey(),
    art: text().$type<Widerrufslinkart>().notNull(),
    beendigungId: uuid()
      .notNull()
      .references(() => beendigung.id, { onDelete: 'cascade' }),
    laeuftAb: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [
    index('widerrufslink_beendigung').on(t.beendigungId),
    index('widerrufslink_ablauf').on(t.laeuftAb),
  ],
);

/** Postal address that counts from the day of a move on; at most one waits (`domain/vertrag.md §6`, Umzugsservice). */
export const neueAnschrift = pgTable(
  'neue_anschrift',
  {
    partnerNummer: text()
      .primaryKey()
      .references(() => partner.partnerNummer),
    strasse: text().notNull(),
    hausnummer: text().notNull(),
    plz: text().notNull(),
    ort: text().notNull(),
    ab: date({ mode: 'string' }).notNull(),
  },
  (t) => [index('neue_anschrift_ab').on(t.ab)],
);

/** Instalment that should have been paid (`domain/vertrag.md §11`). */
export const forderung = pgTable(
  'forderung',
  {
    id: uuid().primaryKey(),
    versicherungsNummer: text()
      .notNull()
      .references(() => vertrag.versicherungsNummer),
    /** Default on a first premium ends otherwise than on a later one (§ 37, § 38 VVG). */
    art: text().$type<'ERSTBEITRAG' | 'FOLGEBEITRAG'>().notNull(),
    /** Cents. */
    betrag: integer().notNull(),
    faelligAm: date({ mode: 'string' }).notNull(),
    bezahltAm: date({ mode: 'string' }),
    gemahntAm: date({ mode: 'string' }),
    /** Last day to pay that the reminder names. */
    fristBis: date({ mode: 'string' }),
    /** Day the contract was ended for it. */
    beendetAm: date({ mode: 'string' }),
  },
  (t) => [index('forderung_vertrag').on(t.versicherungsNummer)],
);

/** Notice that a premium rises without more cover; opens a special termination right (§ 40 VVG). */
export const beitragserhoehung = pgTable(
  'beitragserhoehung',
  {
    id: uuid().primaryKey(),
    versicherungsNummer: text()
      .notNull()
      .references(() => vertrag.versicherungsNummer),
    mitgeteiltAm: date({ mode: 'string' }).notNull(),
    wirksamAm: date({ mode: 'string' }).notNull(),
    grund: text().$type<'ANPASSUNG' | 'UMZUG'>().notNull(),
  },
  (t) => [index('beitragserhoehung_vertrag').on(t.versicherungsNummer)],
);

/** Counts claim numbers; the demo data stays below where they begin. */
export const schadenfolge = pgSequence('schadenfolge', { startWith: 1234, maxValue: 9_999_999 });

/** Why the insurer's desk looks at a report itself: nobody is turned away (`domain/schaden.md §2`). */
export type Handgrund = 'NICHT_ENTHALTEN' | 'AUSSERHALB_DES_SCHUTZES' | 'SONSTIGES' | 'DOPPELT';

/** Claim as its contract and its reporter know it (`domain/schaden.md §7`). */
export const schaden = pgTable(
  'schaden',
  {
    schadenNummer: text().primaryKey(),
    versicherungsNummer: text()
      .notNull()
      .references(() => vertrag.versicherungsNummer),
    schadenart: text().notNull(),
    schadendatum: date({ mode: 'string' }).notNull(),
    status: text().$type<Schaden['status']>().notNull(),
    gemeldetAm: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** Day the negotiations about it ended; null while it is open. */
    abgeschlossenAm: date({ mode: 'string' }),
    melder: text().$type<Schaden['melder']>().notNull().default('KUNDE'),
    /** What was answered; null where it was reported before the portal kept it. */
    angaben: jsonb().$type<Schadensangaben>(),
    /** What was said after the report; the account whole. */
    nachtrag: jsonb().$type<Nachtrag>().notNull().default({}),
    /** Day she was last reminded of what is missing. */
    erinnertAm: date({ mode: 'string' }),
    manuell: jsonb().$type<readonly Handgrund[]>().notNull().default([]),
    letzteAktivitaet: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [
    index('schaden_vertrag').on(t.versicherungsNummer),
    // How the desk leafs through them.
    index('schaden_aktivitaet').on(t.letzteAktivitaet, t.schadenNummer),
  ],
);

/** Counts what is reported by somebody who was harmed. */
export const geschaedigtenfolge = pgSequence('geschaedigtenfolge', {
  startWith: 123,
  maxValue: 9_999_999,
});

/**
 * Report of somebody whom an insured person harmed (`domain/schaden.md §9`). With contract and claim beside it the desk
 * sees both sides of one case; nobody else sees either.
 */
export const geschaedigtenmeldung = pgTable(
  'geschaedigtenmeldung',
  {
    vorgangsNummer: text().primaryKey(),
    /** Null where number and name fit none; somebody looks for it. */
    versicherungsNummer: text().references(() => vertrag.versicherungsNummer),
    /** What the insured reported of the same day; null until it is there. */
    schadenNummer: text().references(() => schaden.schadenNummer),
    schadendatum: date({ mode: 'string' }).notNull(),
    /** Everything as it was said; the account whole. */
    angaben: jsonb().$type<Geschaedigtenangaben>().notNull(),
    gemeldetAm: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [index('geschaedigtenmeldung_vertrag').on(t.versicherungsNummer, t.schadendatum)],
);

/** What happened to a claim, for its timeline. */
export const schadenEreignis = pgTable(
  'schaden_ereignis',
  {
    id: uuid().primaryKey(),
    schadenNummer: text()
      .notNull()
      .references(() => schaden.schadenNummer),
    ereignis: text().$type<SchadenEreignis['ereignis']>().notNull(),
    zeitpunkt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    autor: text().$type<SchadenEreignis['autor']>().notNull(),
    notiz: text(),
  },
  (t) => [index('schaden_ereignis_schaden').on(t.schadenNummer, t.zeitpunkt)],
);

/** What a claim needs in documents; files that came for it share its id (`upload.vorgangId`). */
export const schadenUnterlage = pgTable(
  'schaden_unterlage',
  {
    id: uuid().primaryKey(),
    schadenNummer: text()
      .notNull()
      .references(() => schaden.schadenNummer),
    typ: text().notNull(),
    pflicht: boolean().notNull(),
    /** When files first came for it. */
    erhaltenAm: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (t) => [unique('schaden_unterlage_typ').on(t.schadenNummer, t.typ)],
);

/** What was paid on a claim; amounts in cents. */
export const schadenZahlung = pgTable(
  'schaden_zahlung',
  {
    id: uuid().primaryKey(),
    schadenNummer: text()
      .notNull()
      .references(() => schaden.schadenNummer),
    datum: date({ mode: 'string' }).notNull(),
    betrag: integer().notNull(),
    empfaenger: text().notNull(),
    /** Whole; masked wherever it is shown. */
    iban: text().notNull(),
  },
  (t) => [index('schaden_zahlung_schaden').on(t.schadenNummer)],
);

/** File somebody sent; what it holds lies in the object store under `schluessel`. */
export const upload = pgTable(
  'upload',
  {
    id: uuid().primaryKey(),
    portal: text().$type<Portal>().notNull(),
    /** Owner, the only one who may use it. */
    sub: text().notNull(),
    name: text().notNull(),
    /** Media type found in the bytes, not the one that was claimed. */
    typ: text().notNull(),
    /** Bytes. */
    groesse: integer().notNull(),
    schluessel: text().notNull(),
    zweck: text().notNull(),
    /** What it was sent for (`dokument.antragId`); null until that is saved. */
    vorgangId: uuid(),
    angekommen: boolean().notNull().default(false),
    angelegtAm: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** Null once it belongs to something. */
    laeuftAb: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (t) => [
    index('upload_vorgang').on(t.vorgangId),
    index('upload_besitzer').on(t.sub),
    index('upload_ablauf').on(t.laeuftAb),
  ],
);

/** Days whose nightly work is done; whoever starts after a standstill goes on from the last one. */
export const lauf = pgTable('lauf', {
  tag: date({ mode: 'string' }).primaryKey(),
  begonnenAm: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  erledigtAm: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  /** Acts on contracts. */
  geaendert: integer().notNull(),
  /** Contracts whose work failed; the next day tries them again. */
  fehler: integer().notNull(),
});
