import {
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
  uuid,
} from 'drizzle-orm/pg-core';
import type { Portal } from '#contract/endpoints/endpoint.ts';
import type { Entwurfsstatus } from '#contract/entities/entwurf.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import type { Zahlweise } from '#contract/entities/zahlweise.ts';
import { hausmarke } from '#contract/marken.ts';
import type { ProduktSchluessel } from '#contract/entities/produkt.ts';
import type { Antragsart } from '#contract/produkte/produkte.ts';
import type {
  Antragsgrund,
  NachrichtAnliegen,
  Rueckrufzeit,
} from '#contract/endpoints/nachricht.ts';
import { dokument, vermittler, vertrag } from './schema.ts';

/** Counts of contract and partner numbers; the demo data stays below where they begin. */
export const vertragsfolge = pgSequence('vertragsfolge', {
  startWith: 1_000_000,
  maxValue: 9_999_999,
});
export const partnerfolge = pgSequence('partnerfolge', { startWith: 100_000, maxValue: 999_999 });

/** Application whose documents were handed over, and what became of it (`domain/antrag.md §1`, states 10 to 12). */
export const antrag = pgTable(
  'antrag',
  {
    id: uuid().primaryKey(),
    produkt: text().$type<Antragsart>().notNull(),
    marke: text().$type<MarkenSchluessel>().notNull(),
    /** Who sells; null sells directly. */
    vermittlerNummer: text().references(() => vermittler.vermittlerNummer),
    referenz: text(),
    /** Of everything the documents were made from; other answers make another application. */
    eingabeHash: text().notNull(),
    /** JSON as text, the IBAN masked; nothing is ever searched in it. */
    antworten: text().notNull(),
    tarifVersion: text().notNull(),
    /** Day whose price is guaranteed. */
    berechnetAm: date({ mode: 'string' }).notNull(),
    /** Cents per instalment. */
    beitrag: integer().notNull(),
    erstelltAm: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** Null once there is a contract. */
    laeuftAb: timestamp({ withTimezone: true, mode: 'date' }),
    versicherungsNummer: text().references(() => vertrag.versicherungsNummer),
  },
  (t) => [index('antrag_eingabe').on(t.eingabeHash), index('antrag_ablauf').on(t.laeuftAb)],
);

/** What was declared at a conclusion, in the version that was read (`domain/antrag.md §4`). */
export const einwilligung = pgTable(
  'einwilligung',
  {
    versicherungsNummer: text()
      .notNull()
      .references(() => vertrag.versicherungsNummer),
    /** Id of `GET /consents`. */
    consent: text().notNull(),
    version: text().notNull(),
    erteiltAm: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.versicherungsNummer, t.consent] })],
);

/** Mails written in the transaction of what they tell about; deleted when somebody took them. */
export const postausgang = pgTable(
  'postausgang',
  {
    id: uuid().primaryKey(),
    an: text().notNull(),
    betreff: text().notNull(),
    text: text().notNull(),
    /** Whose paper it is written on. */
    marke: text().$type<MarkenSchluessel>().notNull().default(hausmarke),
    /** Documents that go with it as one file; read when it is sent. */
    dokumente: uuid().array().notNull().default([]),
    erstelltAm: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** Not to be tried before. */
    faelligAm: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    versuche: integer().notNull().default(0),
  },
  (t) => [index('postausgang_faellig').on(t.faelligAm)],
);

/** Sets of documents written to an application's address: the proof that they were handed over (VVG § 8 (2)). */
export const unterlagenversand = pgTable(
  'unterlagenversand',
  {
    /** Of the mail. */
    id: uuid().primaryKey(),
    antragId: uuid()
      .notNull()
      .references(() => antrag.id, { onDelete: 'cascade' }),
    an: text().notNull(),
    /** Which papers in which version. */
    dokumente: jsonb().$type<readonly { typ: string; version: string }[]>().notNull(),
    /** Null until somebody took the mail. */
    gesendetAm: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (t) => [index('unterlagenversand_antrag').on(t.antragId)],
);

/** Messages that left the house: the developer outbox where no real adapter is configured. */
export const ausgang = pgTable(
  'ausgang',
  {
    id: uuid().primaryKey(),
    kanal: text().$type<'SMS' | 'EMAIL'>().notNull(),
    an: text().notNull(),
    betreff: text(),
    text: text().notNull(),
    /** A mail as a page; null of an SMS. */
    html: text(),
    zeit: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [index('ausgang_zeit').on(t.zeit)],
);

/** What went with a mail of the developer outbox. */
export const ausgangAnhang = pgTable(
  'ausgang_anhang',
  {
    ausgangId: uuid()
      .notNull()
      .references(() => ausgang.id, { onDelete: 'cascade' }),
    stelle: integer().notNull(),
    name: text().notNull(),
    /** Base64. */
    inhalt: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.ausgangId, t.stelle] })],
);

/** Messages from outside to a broker or the insurer (`domain/konto.md §8`); `schluessel` is the key of the request. */
export const nachricht = pgTable(
  'nachricht',
  {
    schluessel: text().primaryKey(),
    /** Of everything that was sent, to tell a repeat from another message. */
    inhaltHash: text().notNull(),
    anliegen: text().$type<NachrichtAnliegen>().notNull(),
    nachricht: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    telefon: text(),
    rueckrufzeit: text().$type<Rueckrufzeit>(),
    marke: text().$type<MarkenSchluessel>().notNull(),
    /** Null went to the insurer. */
    vermittlerNummer: text().references(() => vermittler.vermittlerNummer),
    produkt: text().$type<ProduktSchluessel>(),
    grund: text().$type<Antragsgrund>(),
    /** Answers of the application as they were read, JSON as text; nothing is searched in it. */
    angaben: text(),
    eingegangenAm: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [index('nachricht_zeit').on(t.eingegangenAm)],
);

/** Link to a document, or to all of an application as one file; its token is known to the customer only. */
export const dokumentlink = pgTable(
  'dokumentlink',
  {
    tokenHash: text().primaryKey(),
    antragId: uuid().notNull(),
    /** Null leads to all of them. */
    dokumentId: uuid().references(() => dokument.id, { onDelete: 'cascade' }),
    laeuftAb: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [index('dokumentlink_ablauf').on(t.laeuftAb)],
);

/** Saved application, without bank data; deleted when its time is over (`domain/antrag.md §7`). */
export const entwurf = pgTable(
  'entwurf',
  {
    id: uuid().primaryKey(),
    /** Key of the request that began it, and what that said. */
    schluessel: text().notNull(),
    anfrageHash: text().notNull(),
    produkt: text().$type<Antragsart>().notNull(),
    status: text().$type<Entwurfsstatus>().notNull().default('OFFEN'),
    variante: text(),
    marke: text().$type<MarkenSchluessel>().notNull(),
    /** Who sells; null sells directly. */
    vermittlerNummer: text().references(() => vermittler.vermittlerNummer),
    /** JSON as text: nothing is ever searched in it. */
    antworten: text().notNull(),
    schritt: text().notNull(),
    /** „Schritt n von m“, as the page said it; null of an older release. */
    schrittNummer: integer(),
    schrittVon: integer(),
    /** Who takes the insurance out, for the list of a broker; null until it is said. */
    kundenname: text(),
    schema: integer().notNull(),
    version: integer().notNull().default(1),
    tarifVersion: text(),
    /** Cents per instalment, and how often one is paid. */
    beitrag: integer(),
    zahlweise: text().$type<Zahlweise>(),
    /** Word for the day of that price. */
    zusage: text(),
    /** Opens the link; without one only the owner opens it. */
    plz: text(),
    fehlversuche: integer().notNull().default(0),
    fehlversuchAm: timestamp({ withTimezone: true, mode: 'date' }),
    email: text(),
    /** When the link was sent. */
    linkAm: timestamp({ withTimezone: true, mode: 'date' }),
    /** When it was opened last with its postcode. */
    geoeffnetAm: timestamp({ withTimezone: true, mode: 'date' }),
    /** Contract it has become. */
    versicherungsNummer: text().references(() => vertrag.versicherungsNummer),
    /** Owner: who was signed in when it was begun, and his agency. */
    portal: text().$type<Portal>(),
    sub: text(),
    agentur: text().references(() => vermittler.vermittlerNummer),
    geaendertAm: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    laeuftAb: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [
    uniqueIndex('entwurf_schluessel').on(t.schluessel),
    index('entwurf_email').on(t.email, t.linkAm),
    index('entwurf_ablauf').on(t.laeuftAb),
    index('entwurf_agentur').on(t.agentur, t.geaendertAm),
    index('entwurf_vertrag').on(t.versicherungsNummer),
  ],
);
