import {
  bigint,
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { Aufgabe } from '#contract/entities/aufgabe.ts';
import type { Dokumentzustand } from '#contract/entities/dokument.ts';
import type { Anrede } from '#contract/entities/partner.ts';
import type { Produkt } from '#contract/entities/produkt.ts';
import type { risiken } from '#contract/entities/risiken.ts';
import type { Vertrag, Vertragsstatus } from '#contract/entities/vertrag.ts';
import type { VormerkungsArt } from '#contract/aenderungen/arten.ts';
import type { Recht } from '#contract/entities/recht.ts';
import type { Zahlweise } from '#contract/entities/zahlweise.ts';
import type { Portal } from '#contract/endpoints/endpoint.ts';
import type { FeedbackQuelle } from '#contract/endpoints/feedback.ts';
import type { Vertriebsweg } from '#contract/entities/vertriebsweg.ts';
import type { Dokumenttyp } from '../documents/inhalt/inhalt.ts';
import { adresse } from './adresse.ts';
import { kundenname, kundenworte } from './kundensuche.ts';

/** Product blocks as the contract entity shows them, stored as they are. */
export type Risiken = z.infer<z.ZodMiniObject<typeof risiken>>;

/** Premium component: net per year in cents, insurance tax in hundredths of a percent (1900 = 19 %). */
export interface BeitragsKomponente {
  name: string;
  nettoJahr: number;
  steuersatz: number;
}

/** Agency: broker, bank or tied agent. */
export const vermittler = pgTable('vermittler', {
  vermittlerNummer: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  vertriebsweg: text().$type<Vertriebsweg>().notNull(),
  ihkNummer: text(),
  blz: text(),
  ort: text().notNull(),
  /** As it is written on public pages. */
  telefon: text(),
});

/** Customer, a person or a firm with its contact person. */
export const partner = pgTable(
  'partner',
  {
    partnerNummer: text().primaryKey(),
    anrede: text().notNull(),
    vorname: text().notNull(),
    nachname: text().notNull(),
    firma: text(),
    geburtsdatum: date({ mode: 'string' }),
    strasse: text().notNull(),
    hausnummer: text().notNull(),
    plz: text().notNull(),
    ort: text().notNull(),
    email: adresse().notNull(),
    handynummer: text().notNull(),
    titel: text(),
    telefon: text(),
    /** Bank details stay as they are until then: the phone number is a new one (`domain/konto.md §5`). */
    bankGesperrtBis: timestamp({ withTimezone: true, mode: 'date' }),
    vermittlerNummer: text().references(() => vermittler.vermittlerNummer),
  },
  (t) => [
    index('partner_vermittler').on(t.vermittlerNummer),
    index('partner_name').on(kundenname(t), t.partnerNummer),
    index('partner_worte').using('gin', kundenworte(t)),
  ],
);

/** Who a signed-in user is: the identity pool knows the sub, this table what it may see. */
export const zugang = pgTable(
  'zugang',
  {
    portal: text().$type<Portal>().notNull(),
    sub: text().notNull(),
    email: text().notNull(),
    name: text().notNull(),
    rolle: text().$type<'kunde' | 'inhaber' | 'untervermittler'>().notNull(),
    partnerNummer: text().references(() => partner.partnerNummer),
    vermittlerNummer: text().references(() => vermittler.vermittlerNummer),
    rechte: jsonb().$type<Recht[]>().notNull(),
    gesperrt: boolean().notNull().default(false),
    /** False until a new account has confirmed its number; it opens nothing before. */
    eingerichtet: boolean().notNull().default(true),
    /** False until the link of a mail was opened, where the account was opened without one (`domain/verkauf.md §6`). */
    emailBewiesen: boolean().notNull().default(true),
    /** Of a sub-agent with an own registration (`domain/konto.md §7.2`). */
    ihkNummer: text(),
    eigeneNummer: text(),
    anrede: text().$type<Anrede>(),
    /** When the first password of an invitation ends; stays when it was replaced. */
    eingeladenBis: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (t) => [
    primaryKey({ columns: [t.portal, t.sub] }),
    index('zugang_vermittler').on(t.vermittlerNummer),
  ],
);

/** Contract, the back-office record and the customer's view in one (`specification §3`); sums in cents. */
export const vertrag = pgTable(
  'vertrag',
  {
    versicherungsNummer: text().primaryKey(),
    partnerNummer: text()
      .notNull()
      .references(() => partner.partnerNummer),
    vermittlerNummer: text().references(() => vermittler.vermittlerNummer),
    /** Sub of the sub-agent who looks after the contract, if one does. */
    betreuer: text(),
    /** Grows with every change; a calculation made on an older version is stale. */
    version: integer().notNull().default(1),
    vertragsArt: text().$type<Vertrag['vertragsArt']>().notNull(),
    versicherungsTyp: text().notNull(),
    produkt: text().$type<Produkt>().notNull(),
    deckungsIdentifier: text(),
    marke: text().$type<Vertrag['marke']>().notNull(),
    status: text().$type<Vertragsstatus>().notNull(),
    kuendbar: text().$type<Vertrag['kuendbar']>().notNull(),
    zahlweise: text().$type<Zahlweise>().notNull(),
    mahnung: boolean().notNull().default(false),
    versicherungsSumme: bigint({ mode: 'number' }),
    beitragsKomponenten: jsonb().$type<BeitragsKomponente[]>().notNull(),
    tarifVersion: text().notNull(),
    bankverbindung: jsonb().$type<NonNullable<Vertrag['bankverbindung']>>(),
    antragsdatum: date({ mode: 'string' }).notNull(),
    unterlagenErhaltenAm: date({ mode: 'string' }).notNull(),
    vertragsBeginn: date({ mode: 'string' }).notNull(),
    beginnverlegung: date({ mode: 'string' }),
    ablaufdatum: date({ mode: 'string' }),
    beendigungsdatum: date({ mode: 'string' }),
    wirksamkeitsdatum: date({ mode: 'string' }),
    hauptfaelligkeitTag: integer(),
    hauptfaelligkeitMonat: integer(),
    risiken: jsonb().$type<Risiken>().notNull(),
    /** Request the premium was calculated from, without period and kind of payment; null where there is no tariff. */
    tarifAngaben: jsonb().$type<Record<string, unknown>>(),
    /** Of the SEPA mandate the bank details belong to. */
    mandatsreferenz: text(),
  },
  (t) => [
    index('vertrag_partner').on(t.partnerNummer),
    index('vertrag_bestand').on(t.vermittlerNummer, t.partnerNummer),
    index('vertrag_betreuer').on(t.betreuer, t.partnerNummer),
    // Whatever the database sorts by: finds contracts by the beginning of their number.
    index('vertrag_nummer').on(t.versicherungsNummer.op('text_pattern_ops')),
  ],
);

/** Pending change: at most one of a kind per contract, applied on its day. */
export const vormerkung = pgTable(
  'vormerkung',
  {
    versicherungsNummer: text()
      .notNull()
      .references(() => vertrag.versicherungsNummer),
    art: text().$type<VormerkungsArt>().notNull(),
    wert: jsonb().$type<unknown>().notNull(),
    wirksamkeitsdatum: date({ mode: 'string' }).notNull(),
    /** Instalment from that day on, in cents, as it was shown when saved. */
    versicherungsPraemie: integer(),
    angelegtAm: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** Its Nachtrag has the same (`dokument.antragId`); null where it is older than this column. */
    vorgangId: uuid(),
  },
  (t) => [primaryKey({ columns: [t.versicherungsNummer, t.art] })],
);

/** Annual revenue task; at most one is open per contract (`domain/vertrag.md §7`). */
export const aufgabe = pgTable(
  'aufgabe',
  {
    id: uuid().primaryKey(),
    versicherungsNummer: text()
      .notNull()
      .references(() => vertrag.versicherungsNummer),
    typ: text().$type<Aufgabe['typ']>().notNull(),
    status: text().$type<Aufgabe['status']>().notNull(),
    erstelltAm: date({ mode: 'string' }).notNull(),
    faelligAm: date({ mode: 'string' }).notNull(),
    erledigtAm: date({ mode: 'string' }),
  },
  (t) => [
    index('aufgabe_vertrag').on(t.versicherungsNummer),
    uniqueIndex('aufgabe_eine_offene')
      .on(t.versicherungsNummer)
      .where(sql`status = 'Offen'`),
  ],
);

/** Who changed what and when; written in the transaction of the change. */
export const journal = pgTable(
  'journal',
  {
    id: uuid().primaryKey(),
    zeit: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    portal: text().$type<Portal>().notNull(),
    sub: text().notNull(),
    rolle: text().notNull(),
    aktion: text().notNull(),
    versicherungsNummer: text(),
    alt: jsonb().$type<unknown>(),
    neu: jsonb().$type<unknown>(),
  },
  (t) => [index('journal_vertrag').on(t.versicherungsNummer, t.zeit)],
);

/** First answer to a write with an idempotency key; a repeat gets the same answer. */
export const wiederholung = pgTable(
  'wiederholung',
  {
    sub: text().notNull(),
    schluessel: text().notNull(),
    endpunkt: text().notNull(),
    anfrageHash: text().notNull(),
    status: integer().notNull(),
    antwort: jsonb().$type<unknown>().notNull(),
    zeit: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.sub, t.schluessel] })],
);

/** What people think of us; nobody's name, `schluessel` is the key of the request (`domain/konto.md §9`). */
export const feedback = pgTable(
  'feedback',
  {
    schluessel: text().primaryKey(),
    source: text().$type<FeedbackQuelle>().notNull(),
    /** 0 to 10. */
    score: integer().notNull(),
    text: text(),
    zeit: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [index('feedback_zeit').on(t.zeit)],
);

/** Code sent to a phone number, and the proof given for it; both only as hashes. */
export const nummerncode = pgTable(
  'nummerncode',
  {
    id: uuid().primaryKey(),
    /** Order of sending where two share their moment. */
    folge: bigserial({ mode: 'number' }).notNull(),
    /** E.164; of somebody without an account the mail address, which no number looks like. */
    handynummer: text().notNull(),
    /** Each purpose has codes and limits of its own: whoever types a number into an application costs its account none. */
    fuer: text()
      .$type<'ANTRAG' | 'KONTO' | 'GESCHAEDIGT' | 'ANBINDUNG' | 'EINWILLIGUNG'>()
      .notNull()
      .default('KONTO'),
    codeHash: text().notNull(),
    fehlversuche: integer().notNull().default(0),
    gesendetAm: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    nachweisHash: text(),
    bestaetigtAm: timestamp({ withTimezone: true, mode: 'date' }),
    /** When an application was concluded with the proof. */
    verbrauchtAm: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (t) => [
    index('nummerncode_nummer').on(t.handynummer, t.gesendetAm),
    uniqueIndex('nummerncode_nachweis').on(t.nachweisHash),
  ],
);

/** Document as it was handed over, of an application and then of its contract. */
export const dokument = pgTable(
  'dokument',
  {
    id: uuid().primaryKey(),
    antragId: uuid().notNull(),
    /** Place among the documents handed over together. */
    stelle: integer().notNull(),
    typ: text().$type<Dokumenttyp>().notNull(),
    /** Of its text. */
    version: text().notNull(),
    titel: text().notNull(),
    /** The document as JSON text; nothing is ever searched in it. */
    inhalt: text().notNull(),
    /** Null until the contract is concluded. */
    versicherungsNummer: text().references(() => vertrag.versicherungsNummer),
    erstelltAm: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** Null once it belongs to a contract. */
    laeuftAb: timestamp({ withTimezone: true, mode: 'date' }),
    /** Whether what it says still counts (`domain/vertrag.md §5`). */
    zustand: text().$type<Dokumentzustand>().notNull().default('GUELTIG'),
    /** Day it stopped counting; null while it counts. */
    zustandSeit: date({ mode: 'string' }),
  },
  (t) => [
    index('dokument_antrag').on(t.antragId),
    // In the order in which a contract shows them (`repositories/unterlagen.ts`), so that a page reads no more than a page.
    index('dokument_seite').on(t.versicherungsNummer, t.erstelltAm, sql`(-${t.stelle})`, t.id),
    index('dokument_ablauf').on(t.laeuftAb),
  ],
);
