import { and, asc, count, eq, exists, inArray, sql, type SQL } from 'drizzle-orm';
import {
  kundenProSeite,
  type Bestandsanfrage,
  type Bestandsfilter,
  type Bestandssortierung,
} from '#contract/endpoints/kundenbestand.ts';
import { produkt as produkte, schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import type { Bestand } from '../access/decision.ts';
import { kundenname, kundenworte } from '../database/kundensuche.ts';
import type { Database } from '../database/open.ts';
import { aufgabe, partner, vertrag, zugang } from '../database/schema.ts';
import type { Bestandsvertrag, Exportzeile, Kundenkopf } from '../rules/kundenbestand.ts';
import { teile } from '#contract/tag.ts';

/** Customers of a broker, found without reading the whole book. */
export function kundenbestand(db: Database, bestand: Bestand) {
  const passende = (filter: Bestandsfilter, heute: string) =>
    and(
      exists(
        db
          .select({ einer: sql`1` })
          .from(vertrag)
          .where(
            and(
              eq(vertrag.partnerNummer, partner.partnerNummer),
              imBestand(bestand),
              gefiltert(db, filter, heute),
            ),
          ),
      ),
      filter.suche === null ? undefined : gesucht(filter.suche, bestand),
    );

  return {
    /** Customers of one page. */
    seite(anfrage: Bestandsanfrage, heute: string): Promise<Kundenkopf[]> {
      const { sortierung, seite } = anfrage;
      const bis = { anzahl: kundenProSeite, ab: (seite - 1) * kundenProSeite };
      if (sortierung === 'NAME') {
        return db
          .select(kopf)
          .from(partner)
          .where(passende(anfrage, heute))
          .orderBy(kundenname(partner), asc(partner.partnerNummer))
          .limit(bis.anzahl)
          .offset(bis.ab);
      }
      // One look at the book: asked for each customer by itself it would take minutes where there are many.
      const raenge = db
        .select({
          partnerNummer: vertrag.partnerNummer,
          rang: rangVon(sortierung, heute).as('rang'),
        })
        .from(vertrag)
        .where(and(imBestand(bestand), gefiltert(db, anfrage, heute)))
        .groupBy(vertrag.partnerNummer)
        .as('raenge');
      return db
        .select(kopf)
        .from(partner)
        .innerJoin(raenge, eq(raenge.partnerNummer, partner.partnerNummer))
        .where(anfrage.suche === null ? undefined : gesucht(anfrage.suche, bestand))
        .orderBy(sql`${raenge.rang} nulls last`, asc(partner.nachname), asc(partner.partnerNummer))
        .limit(bis.anzahl)
        .offset(bis.ab);
    },

    /** How many there are on all pages. */
    async anzahl(filter: Bestandsfilter, heute: string): Promise<number> {
      const ihre = db
        .selectDistinct({ nummer: vertrag.partnerNummer })
        .from(vertrag)
        .where(and(imBestand(bestand), gefiltert(db, filter, heute)))
        .as('ihre');
      // Without a search the contracts alone say it.
      const [gezaehlt] =
        filter.suche === null
          ? await db.select({ anzahl: count() }).from(ihre)
          : await db.select({ anzahl: count() }).from(partner).where(passende(filter, heute));
      return gezaehlt?.anzahl ?? 0;
    },

    /** What of these customers belongs to the book. */
    vertraege(partnerNummern: readonly string[]): Promise<Bestandsvertrag[]> {
      const ihre = inArray(vertrag.partnerNummer, [...partnerNummern]);
      return db
        .select({ ...vertragsteile, offeneAufgaben: offeneAufgaben(db) })
        .from(vertrag)
        .where(and(ihre, imBestand(bestand)));
    },

    /** Contracts that the filters leave, by the names of their customers; at most so many. */
    exportzeilen(
      filter: Bestandsfilter,
      heute: string,
      hoechstens: number,
    ): Promise<Exportzeile[]> {
      return db
        .select({ ...kopf, ...vertragsteile, ...exportteile })
        .from(vertrag)
        .innerJoin(partner, eq(partner.partnerNummer, vertrag.partnerNummer))
        .where(
          and(
            imBestand(bestand),
            gefiltert(db, filter, heute),
            filter.suche === null ? undefined : gesucht(filter.suche, bestand),
          ),
        )
        .orderBy(kundenname(partner), asc(vertrag.versicherungsNummer))
        .limit(hoechstens);
    },

    /** Whether she is in the book. */
    async hat(partnerNummer: string): Promise<boolean> {
      const [einer] = await db
        .select({ nummer: vertrag.versicherungsNummer })
        .from(vertrag)
        .where(and(eq(vertrag.partnerNummer, partnerNummer), imBestand(bestand)))
        .limit(1);
      return einer !== undefined;
    },

    /** Who looks after contracts of the agency, by name; for the whole book only. */
    async untervermittler(): Promise<{ id: string; name: string }[]> {
      if (bestand.betreuer !== null) return [];
      return db
        .select({ id: zugang.sub, name: zugang.name })
        .from(zugang)
        .where(
          and(
            eq(zugang.vermittlerNummer, bestand.vermittlerNummer),
            eq(zugang.rolle, 'untervermittler'),
          ),
        )
        .orderBy(asc(zugang.name), asc(zugang.sub));
    },
  };
}

const kopf = {
  partnerNummer: partner.partnerNummer,
  firma: partner.firma,
  vorname: partner.vorname,
  nachname: partner.nachname,
  plz: partner.plz,
  ort: partner.ort,
};

const vertragsteile = {
  partnerNummer: vertrag.partnerNummer,
  produkt: vertrag.produkt,
  status: vertrag.status,
  zahlweise: vertrag.zahlweise,
  mahnung: vertrag.mahnung,
  vertragsBeginn: vertrag.vertragsBeginn,
  ablaufdatum: vertrag.ablaufdatum,
  beendigungsdatum: vertrag.beendigungsdatum,
  hauptfaelligkeitTag: vertrag.hauptfaelligkeitTag,
  hauptfaelligkeitMonat: vertrag.hauptfaelligkeitMonat,
};

const exportteile = {
  versicherungsNummer: vertrag.versicherungsNummer,
  beitragsKomponenten: vertrag.beitragsKomponenten,
  strasse: partner.strasse,
  hausnummer: partner.hausnummer,
};

function imBestand({ vermittlerNummer, betreuer }: Bestand): SQL | undefined {
  const agentur = eq(vertrag.vermittlerNummer, vermittlerNummer);
  return betreuer === null ? agentur : and(agentur, eq(vertrag.betreuer, betreuer));
}

function gefiltert(db: Database, filter: Bestandsfilter, heute: string): SQL | undefined {
  const { produkt, status, marke, mahnung, umsatzaufgabe, untervermittler } = filter;
  return and(
    produkt === null ? undefined : inArray(vertrag.produkt, identifierVon(produkt)),
    status === null ? undefined : sql`${istAktiv(heute)} = ${status === 'AKTIV'}`,
    marke === null ? undefined : eq(vertrag.marke, marke),
    mahnung ? and(eq(vertrag.mahnung, true), istAktiv(heute)) : undefined,
    umsatzaufgabe ? exists(umsatzaufgaben(db)) : undefined,
    untervermittler === null ? undefined : eq(vertrag.betreuer, untervermittler),
  );
}

function identifierVon(gesucht: NonNullable<Bestandsfilter['produkt']>) {
  return produkte.options.filter((identifier) => schluesselAusIdentifier(identifier) === gesucht);
}

/** In force on that day; the same as `statusAm` says of a row. */
function istAktiv(heute: string): SQL {
  const { status, zahlweise, beendigungsdatum, ablaufdatum } = vertrag;
  const ende = sql`coalesce(${beendigungsdatum}, case when ${zahlweise} = 'EINMALIG' then ${ablaufdatum} end)`;
  return sql`(${status} in ('LAUFEND', 'AUSLAUFEND') and coalesce(${ende} >= ${heute}::date, true))`;
}

function umsatzaufgaben(db: Database) {
  return db
    .select({ eine: sql`1` })
    .from(aufgabe)
    .where(
      and(
        eq(aufgabe.versicherungsNummer, vertrag.versicherungsNummer),
        eq(aufgabe.status, 'Offen'),
        sql`${aufgabe.typ} <> 'RahmennummerNachreichen'`,
      ),
    );
}

function offeneAufgaben(db: Database): SQL<number> {
  const offene = db
    .select({ anzahl: sql`count(*)::int` })
    .from(aufgabe)
    .where(
      and(
        eq(aufgabe.versicherungsNummer, sql`${vertrag}.versicherungs_nummer`),
        eq(aufgabe.status, 'Offen'),
      ),
    );
  return sql<number>`(${offene})`;
}

/** Every word begins a word of her name, firm or postcode, or all of it begins the number of a contract. */
function gesucht(suche: string, bestand: Bestand): SQL {
  const worte = suche.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (worte.length === 0) return sql`false`;
  const anfaenge = worte.map((wort) => sql`to_tsquery('simple', suchform(${wort}) || ':*')`);
  const nummer = worte.join('').toUpperCase();
  return sql`${partner.partnerNummer} in (
    select ${partner.partnerNummer} from ${partner}
      where ${kundenworte(partner)} @@ (${sql.join(anfaenge, sql` && `)})
    union select ${vertrag.partnerNummer} from ${vertrag}
      where ${vertrag.versicherungsNummer} like ${`${nummer}%`} and ${imBestand(bestand)})`;
}

/** Smaller comes first; null, for who has nothing to be sorted by, comes last. */
function rangVon(sortierung: Exclude<Bestandssortierung, 'NAME'>, heute: string): SQL<number> {
  return sortierung === 'NEUESTE'
    ? sql<number>`${heute}::date - max(${vertrag.antragsdatum})`
    : sql<number>`min(case when ${istAktiv(heute)} then ${bisHauptfaelligkeit(heute)} end)`;
}

/** Grows with the time to the next Hauptfälligkeit: months of 31 days suffice to compare; today's has passed. */
function bisHauptfaelligkeit(heute: string): SQL {
  const { monat, tag } = teile(heute);
  const { hauptfaelligkeitMonat, hauptfaelligkeitTag, vertragsBeginn } = vertrag;
  const abstand = sql`${hauptfaelligkeitMonat} * 31 + ${hauptfaelligkeitTag} - ${monat * 31 + tag + 1}::int`;
  return sql`mod(${abstand} + 744, 372) + case when ${vertragsBeginn} > ${heute}::date then 372 else 0 end`;
}
