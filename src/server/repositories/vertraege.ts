import * as z from 'zod/mini';
import { parse } from 'zod/v4/core';
import { and, eq, getTableColumns, inArray, sql, type SQL, type Column } from 'drizzle-orm';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import type { VormerkungsArt } from '#contract/aenderungen/arten.ts';
import { compiled } from '../compiledSchema.ts';
import type { Database } from '../database/open.ts';
import { vertragsfolge } from '../database/antragsschema.ts';
import {
  aufgabe,
  dokument,
  journal,
  partner,
  type Risiken,
  vermittler,
  vertrag,
  vormerkung,
} from '../database/schema.ts';
import { risiken } from '#contract/entities/risiken.ts';
import { beendigung, forderung, schaden } from '../database/vorgangsschema.ts';
import type { LetzterSchritt } from '../rules/beitragsverlauf.ts';
import type { Beendigungserklaerung } from '../rules/beendigung/ende.ts';
import { angabenAusVertrag } from '../rules/tarif/ausVertrag.ts';
import { eineMehr, neuesteZuerst, unterlagenfelder, type Unterlage } from './unterlagen.ts';

type Spalten = typeof vertrag.$inferSelect;
export type Vormerkungszeile = Pick<
  typeof vormerkung.$inferSelect,
  'art' | 'wert' | 'wirksamkeitsdatum' | 'versicherungsPraemie' | 'vorgangId'
> & {
  /** When it was saved, as text that sorts by time. */
  angelegtAm: string;
};

export type Schadenszeile = Pick<
  typeof schaden.$inferSelect,
  'schadenNummer' | 'schadenart' | 'schadendatum' | 'status' | 'abgeschlossenAm'
>;

export type Forderungszeile = Pick<
  typeof forderung.$inferSelect,
  'betrag' | 'faelligAm' | 'fristBis' | 'beendetAm'
>;

/** Contract with everything a list needs. */
export type Kachelzeile = Spalten & {
  kunde: NonNullable<Vertrag['kunde']>;
  vermittler: Vertrag['vermittler'];
  vormerkungen: Vormerkungszeile[];
  aufgaben: Vertrag['aufgaben'];
  /** Instalments that are not paid, those the contract was ended for too. */
  offeneForderungen: Forderungszeile[];
  /** Changes of the last year that took effect, the earliest first; what is debited next may settle them. */
  letzteSchritte: LetzterSchritt[];
  /** Claims reported for it. */
  schaeden: Schadenszeile[];
  /** The same customer has a running business liability contract. */
  eigeneBetriebshaftpflicht: boolean;
};

/** Contract with everything its own view needs. */
export type Vertragszeile = Kachelzeile & {
  /** What ended it, or will; null where nothing was declared. */
  erklaerung: Beendigungserklaerung | null;
  /** Documents handed over, the newest first, one more than stand on a page; none where a contract is older than their keeping. */
  unterlagen: Unterlage[];
};

/** Sub-select: contracts that meet the condition, as one JSON array; rides along with another query. */
export function vertragszeilen(bedingung: SQL): SQL<Vertragszeile[]> {
  return alleAls(zeile, bedingung);
}

/** The same without what no list shows, however much has happened to a contract. */
export function kachelzeilen(bedingung: SQL): SQL<Kachelzeile[]> {
  return alleAls(kachelzeile, bedingung);
}

function alleAls<Zeile extends Kachelzeile>(zeile: SQL<Zeile>, bedingung: SQL): SQL<Zeile[]> {
  return jsonArray(zeile, sql`${vertrag} where ${bedingung}`).mapWith((zeilen: Zeile[]) =>
    alleVonHeute(zeilen),
  );
}

/** Contracts that came inside something else, as they are written today. */
export function alleVonHeute<Zeile extends Kachelzeile>(zeilen: readonly Zeile[]): Zeile[] {
  return zeilen.map(vonHeute);
}

/** Reading and changing contracts on a database or, inside a transaction, on its handle. */
export function vertraege(db: Database) {
  return {
    /** Locks the contract until the transaction ends and reads it; null when there is none. */
    async sperren(versicherungsNummer: string): Promise<Vertragszeile | null> {
      const nummer = eq(vertrag.versicherungsNummer, versicherungsNummer);
      await db.select({ version: vertrag.version }).from(vertrag).where(nummer).for('update');
      return this.lesen(versicherungsNummer);
    },

    async lesen(versicherungsNummer: string): Promise<Vertragszeile | null> {
      const nummer = eq(vertrag.versicherungsNummer, versicherungsNummer);
      const [gelesen] = await db.select({ zeile }).from(vertrag).where(nummer);
      return gelesen ? vonHeute(gelesen.zeile) : null;
    },

    /** Product identifier of a number without anything else; null when there is none. */
    async produkt(versicherungsNummer: string): Promise<Spalten['produkt'] | null> {
      const [gelesen] = await db
        .select({ produkt: vertrag.produkt })
        .from(vertrag)
        .where(eq(vertrag.versicherungsNummer, versicherungsNummer));
      return gelesen?.produkt ?? null;
    },

    /** Whether a customer has a contract of that kind that runs still, with office liability in it where that is asked. */
    async laeuft(
      partnerNummer: string,
      {
        schluessel: typ,
        mitBuerohaftpflicht = false,
      }: { schluessel: Spalten['versicherungsTyp']; mitBuerohaftpflicht?: boolean },
    ): Promise<boolean> {
      const [einer] = await db
        .select({ nummer: vertrag.versicherungsNummer })
        .from(vertrag)
        .where(
          and(
            eq(vertrag.partnerNummer, partnerNummer),
            eq(vertrag.versicherungsTyp, typ),
            inArray(vertrag.status, ['LAUFEND', 'AUSLAUFEND']),
            mitBuerohaftpflicht ? mitBuero : undefined,
          ),
        )
        .limit(1);
      return einer !== undefined;
    },

    /** Stores a new contract; its number is the prefix and 7 digits that no other has (`domain/antrag.md §5.4`). */
    async anlegen(
      prefix: string,
      zeile: Omit<typeof vertrag.$inferInsert, 'versicherungsNummer'>,
    ): Promise<string> {
      const folge = sql`lpad(nextval(${vertragsfolge.seqName})::text, 7, '0')`;
      const [neu] = await db
        .insert(vertrag)
        .values({ ...zeile, versicherungsNummer: sql`${prefix}::text || ${folge}` })
        .returning({ versicherungsNummer: vertrag.versicherungsNummer });
      if (!neu) throw new Error('The contract was not stored.');
      return neu.versicherungsNummer;
    },

    /** Books a pending change and moves the contract to its next version. */
    async vormerken(zeile: typeof vormerkung.$inferInsert): Promise<void> {
      await db.insert(vormerkung).values(zeile);
      await this.aendern(zeile.versicherungsNummer, {});
    },

    /** What its papers are known by, and whether others that wait share them; null where none of that kind waits. */
    async vormerkungVon(versicherungsNummer: string, art: VormerkungsArt) {
      const zeilen = await db
        .select({
          art: vormerkung.art,
          vorgangId: vormerkung.vorgangId,
          angelegtAm: vormerkung.angelegtAm,
        })
        .from(vormerkung)
        .where(eq(vormerkung.versicherungsNummer, versicherungsNummer));
      const eine = zeilen.find((zeile) => zeile.art === art);
      if (!eine) return null;
      const { vorgangId, angelegtAm } = eine;
      const andere = zeilen.filter((zeile) => zeile !== eine);
      const geteilt = vorgangId !== null && andere.some((zeile) => zeile.vorgangId === vorgangId);
      return { vorgangId, angelegtAm, geteilt };
    },

    /** Takes a pending change away, because it was withdrawn or its day has come. */
    async vormerkungLoeschen(versicherungsNummer: string, art: VormerkungsArt): Promise<void> {
      const { versicherungsNummer: nummer } = vormerkung;
      await db
        .delete(vormerkung)
        .where(and(eq(nummer, versicherungsNummer), eq(vormerkung.art, art)));
      await this.aendern(versicherungsNummer, {});
    },

    /** Announces another instalment for a pending change; other changes have moved it. */
    async vormerkungBewerten(
      versicherungsNummer: string,
      art: VormerkungsArt,
      versicherungsPraemie: number,
    ): Promise<void> {
      const { versicherungsNummer: nummer } = vormerkung;
      await db
        .update(vormerkung)
        .set({ versicherungsPraemie })
        .where(and(eq(nummer, versicherungsNummer), eq(vormerkung.art, art)));
    },

    /** Changes a contract and moves it to its next version. */
    async aendern(
      versicherungsNummer: string,
      anders: Partial<Omit<typeof vertrag.$inferInsert, 'versicherungsNummer' | 'version'>>,
    ): Promise<void> {
      await db
        .update(vertrag)
        .set({ ...anders, version: sql`${vertrag.version} + 1` })
        .where(eq(vertrag.versicherungsNummer, versicherungsNummer));
    },
  };
}

const risikenform = compiled(z.object(risiken));

/** A contract that an older release stored, as it is written today: what no block names any more stays in the house. */
function vonHeute<Zeile extends Kachelzeile>(gelesen: Zeile): Zeile {
  return mitTarifAngaben({
    ...gelesen,
    risiken: parse(risikenform, mitEinheit(gelesen.risiken)),
  });
}

/** Contracts older than the column say themselves what they were priced from, where they can. */
function mitTarifAngaben<Zeile extends Kachelzeile>(gelesen: Zeile): Zeile {
  if (gelesen.tarifAngaben !== null) return gelesen;
  return { ...gelesen, tarifAngaben: angabenAusVertrag(gelesen) };
}

/** What is no share is an amount, however it was spelt. */
function mitEinheit(risiken: Risiken): Risiken {
  const { selbstBeteiligung: sb } = risiken;
  if (!sb || sb.unit === 'PERCENT') return risiken;
  return { ...risiken, selbstBeteiligung: { ...sb, unit: 'ABSOLUT' } };
}

const kachelfelder = {
  ...getTableColumns(vertrag),
  kunde: sql`(select ${jsonObject<Vertragszeile['kunde']>({
    partnerNummer: partner.partnerNummer,
    name: sql`coalesce(${partner.firma}, concat_ws(' ', ${partner.titel}, ${partner.vorname}, ${partner.nachname}))`,
  })} from ${partner} where ${eq(partner.partnerNummer, vertrag.partnerNummer)})`,
  vermittler: sql`(select ${jsonObject<NonNullable<Vertrag['vermittler']>>({
    email: vermittler.email,
    name: vermittler.name,
    vertriebsweg: vermittler.vertriebsweg,
    vermittlerNummer: vermittler.vermittlerNummer,
    telefon: vermittler.telefon,
  })} from ${vermittler} where ${eq(vermittler.vermittlerNummer, vertrag.vermittlerNummer)})`,
  vormerkungen: jsonArray(
    jsonObject<Vormerkungszeile>({
      art: vormerkung.art,
      wert: vormerkung.wert,
      wirksamkeitsdatum: vormerkung.wirksamkeitsdatum,
      versicherungsPraemie: vormerkung.versicherungsPraemie,
      vorgangId: vormerkung.vorgangId,
      angelegtAm: sql`to_char(${vormerkung.angelegtAm} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`,
    }),
    sql`${vormerkung} where ${eq(vormerkung.versicherungsNummer, vertrag.versicherungsNummer)}`,
  ),
  aufgaben: jsonArray(
    jsonObject<Vertrag['aufgaben'][number]>({
      typ: aufgabe.typ,
      status: aufgabe.status,
      faelligAm: aufgabe.faelligAm,
      erledigtAm: aufgabe.erledigtAm,
      erstelltAm: aufgabe.erstelltAm,
    }),
    sql`${aufgabe} where ${eq(aufgabe.versicherungsNummer, vertrag.versicherungsNummer)}`,
  ),
  offeneForderungen: jsonArray(
    jsonObject<Forderungszeile>({
      betrag: forderung.betrag,
      faelligAm: forderung.faelligAm,
      fristBis: forderung.fristBis,
      beendetAm: forderung.beendetAm,
    }),
    sql`${forderung} where ${eq(forderung.versicherungsNummer, vertrag.versicherungsNummer)}
      and ${forderung.bezahltAm} is null`,
  ),
  letzteSchritte: sql`coalesce((select json_agg(json_build_object(
      'ab', ${journal.neu}->>'wirksamkeitsdatum',
      'am', to_char(${journal.zeit} at time zone 'Europe/Berlin', 'YYYY-MM-DD'),
      'zahlweise', ${journal.alt}->>'zahlweise',
      'beitragsKomponenten', ${journal.alt}->'beitragsKomponenten') order by ${journal.zeit})
    from ${journal} where ${vertrag.wirksamkeitsdatum} is not null
    and ${eq(journal.versicherungsNummer, vertrag.versicherungsNummer)}
    and (${journal.aktion} = 'jahresumsatz.angepasst'
      or split_part(${journal.aktion}, '.', 2) in ('angewendet', 'geaendert'))
    and ${journal.alt}->'beitragsKomponenten' is not null
    and ${journal.neu}->>'wirksamkeitsdatum' > (${vertrag.wirksamkeitsdatum} - 366)::text), '[]'::json)`,
  schaeden: jsonArray(
    jsonObject<Schadenszeile>({
      schadenNummer: schaden.schadenNummer,
      schadenart: schaden.schadenart,
      schadendatum: schaden.schadendatum,
      status: schaden.status,
      abgeschlossenAm: schaden.abgeschlossenAm,
    }),
    sql`${schaden} where ${eq(schaden.versicherungsNummer, vertrag.versicherungsNummer)}`,
  ),
  eigeneBetriebshaftpflicht: sql`exists (select 1 from ${vertrag} anderer
    where anderer.partner_nummer = ${vertrag.partnerNummer}
    and anderer.versicherungs_typ = 'BHV' and anderer.status in ('LAUFEND', 'AUSLAUFEND'))`,
};

const kachelzeile = jsonObject<Kachelzeile>(kachelfelder);

const zeile = jsonObject<Vertragszeile>({
  ...kachelfelder,
  erklaerung: sql`(select ${jsonObject<Beendigungserklaerung>({
    art: beendigung.art,
    grund: beendigung.grund,
    am: sql`to_char(${beendigung.eingegangenAm} at time zone 'Europe/Berlin', 'YYYY-MM-DD')`,
    erstattung: beendigung.erstattung,
  })} from ${beendigung} where ${eq(beendigung.versicherungsNummer, vertrag.versicherungsNummer)}
    and ${beendigung.status} = 'WIRKSAM' order by ${beendigung.eingegangenAm} desc limit 1)`,
  unterlagen: jsonArray(
    jsonObject<Vertragszeile['unterlagen'][number]>(unterlagenfelder),
    sql`(select * from ${dokument} where ${eq(dokument.versicherungsNummer, vertrag.versicherungsNummer)} order by ${sql.join(neuesteZuerst, sql`, `)} limit ${sql.raw(String(eineMehr))}) ${dokument}`,
  ),
});

/** `json_build_object` over named columns; dates arrive as `yyyy-MM-dd`. */
export function jsonObject<T>(felder: { [feld in keyof T]: Column | SQL }): SQL<T> {
  const paare = Object.entries<Column | SQL>(felder).map(
    ([name, wert]) => sql`${sql.raw(`'${name}'`)}, ${wert}`,
  );
  return sql<T>`json_build_object(${sql.join(paare, sql`, `)})`;
}

/** Rows of a sub-select as one JSON array, empty instead of null. */
function jsonArray<T>(zeile: SQL<T>, quelle: SQL): SQL<T[]> {
  return sql<T[]>`(select coalesce(json_agg(${zeile}), '[]'::json) from ${quelle})`;
}

/** An older contract says it among what else is insured. */
const mitBuero = sql`coalesce(${vertrag.risiken} ->> 'buerohaftpflicht',
  ${vertrag.risiken} #>> '{vh,versicherteGefahren,buerohaftpflicht}') = 'true'`;
