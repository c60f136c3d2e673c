import { and, asc, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import {
  kundenProSeite,
  type Bestandsanfrage,
  type Bestandsfilter,
  type Bestandssortierung,
} from '#contract/endpoints/kundenbestand.ts';
import { produkt as produkte, schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import type { Bestand } from '../access/decision.ts';
import { bestand as buch } from '../database/bestandsschema.ts';
import { kundenworte } from '../database/kundensuche.ts';
import type { Database } from '../database/open.ts';
import { aufgabe, partner, vertrag, zugang } from '../database/schema.ts';
import type { Bestandsvertrag, Exportzeile, Kundenkopf } from '../rules/kundenbestand.ts';
import { tagePlus, teile } from '#contract/tag.ts';
import { bestandFaelligTage } from '#contract/zahlen.ts';

/** Customers of a broker, found in the read table without reading their contracts (decision 0101). */
export function kundenbestand(db: Database, bestand: Bestand) {
  const passende = (filter: Bestandsfilter, heute: string) =>
    and(
      imBestand(bestand),
      gefiltert(filter, heute),
      filter.suche === null ? undefined : gesucht(filter.suche, bestand),
    );

  return {
    /** Customers of one page. */
    async seite(anfrage: Bestandsanfrage, heute: string): Promise<Kundenkopf[]> {
      const { sortierung, seite } = anfrage;
      const nummern = await db
        .select({ nummer: buch.partnerNummer })
        .from(buch)
        .where(passende(anfrage, heute))
        // The name is the same in all rows of a customer: with it an index has them in order already.
        .groupBy(
          ...(sortierung === 'NAME' ? [buch.name, buch.partnerNummer] : [buch.partnerNummer]),
        )
        .orderBy(...rangVon(sortierung, heute), asc(buch.partnerNummer))
        .limit(kundenProSeite)
        .offset((seite - 1) * kundenProSeite);
      const gefunden = nummern.map(({ nummer }) => nummer);
      const koepfe = await db
        .select(kopf)
        .from(partner)
        .where(inArray(partner.partnerNummer, gefunden));
      return gefunden.flatMap(
        (nummer) => koepfe.find((einer) => einer.partnerNummer === nummer) ?? [],
      );
    },

    /** How many customers there are on all pages, and what their running contracts that were asked for cost a year. */
    async summe(filter: Bestandsfilter, heute: string) {
      const ihre = db
        .select({
          vertraege: laufende(heute).as('vertraege'),
          beitrag: beitrag(heute).as('beitrag'),
        })
        .from(buch)
        .where(passende(filter, heute))
        .groupBy(buch.partnerNummer)
        .as('ihre');
      const [summe] = await db
        .select({
          kunden: count(),
          vertraege: sql<number>`coalesce(sum(${ihre.vertraege}), 0)::int`,
          beitragsvolumen: sql<number>`coalesce(sum(${ihre.beitrag}), 0)::float8`,
        })
        .from(ihre);
      return summe ?? { kunden: 0, vertraege: 0, beitragsvolumen: 0 };
    },

    /** What of these customers belongs to the book, and which of it the filters leave. */
    vertraege(
      partnerNummern: readonly string[],
      filter: Bestandsfilter,
      heute: string,
    ): Promise<Bestandsvertrag[]> {
      const gefragt = sql<boolean>`(${gefiltert(filter, heute) ?? sql`true`}) is true`;
      return db
        .select({ ...vertragsteile, ...buchteile, gefragt, offeneAufgaben: offeneAufgaben(db) })
        .from(buch)
        .innerJoin(vertrag, eq(vertrag.versicherungsNummer, buch.versicherungsNummer))
        .where(and(inArray(buch.partnerNummer, [...partnerNummern]), imBestand(bestand)))
        .orderBy(asc(buch.versicherungsNummer));
    },

    /** Contracts that the filters leave, by the names of their customers; at most so many. */
    exportzeilen(
      filter: Bestandsfilter,
      heute: string,
      hoechstens: number,
    ): Promise<Exportzeile[]> {
      return db
        .select({ ...kopf, ...vertragsteile, ...exportteile })
        .from(buch)
        .innerJoin(vertrag, eq(vertrag.versicherungsNummer, buch.versicherungsNummer))
        .innerJoin(partner, eq(partner.partnerNummer, buch.partnerNummer))
        .where(passende(filter, heute))
        .orderBy(asc(buch.name), asc(buch.versicherungsNummer))
        .limit(hoechstens);
    },

    /** Whether she is in the book. */
    async hat(partnerNummer: string): Promise<boolean> {
      const [einer] = await db
        .select({ nummer: buch.versicherungsNummer })
        .from(buch)
        .where(and(eq(buch.partnerNummer, partnerNummer), imBestand(bestand)))
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

const buchteile = {
  versicherungsNummer: buch.versicherungsNummer,
  jahresbeitrag: buch.jahresbeitrag,
  umsatzOffen: buch.umsatzOffen,
  geaendert: buch.geaendert,
  jahresumsatz: sql<number | null>`(${vertrag.risiken} -> 'jahresumsatz' ->> 'value')::float8`,
};

const exportteile = {
  versicherungsNummer: vertrag.versicherungsNummer,
  beitragsKomponenten: vertrag.beitragsKomponenten,
  strasse: partner.strasse,
  hausnummer: partner.hausnummer,
};

function imBestand({ vermittlerNummer, betreuer }: Bestand): SQL | undefined {
  const agentur = eq(buch.vermittlerNummer, vermittlerNummer);
  return betreuer === null ? agentur : and(agentur, eq(buch.betreuer, betreuer));
}

function gefiltert(filter: Bestandsfilter, heute: string): SQL | undefined {
  const { produkt, status, marke, faellig, mahnung, umsatzaufgabe, untervermittler } = filter;
  return and(
    produkt === null ? undefined : inArray(buch.produkt, identifierVon(produkt)),
    status === null ? undefined : sql`${istAktiv(heute)} = ${status === 'AKTIV'}`,
    marke === null ? undefined : eq(buch.marke, marke),
    faellig ? and(istAktiv(heute), istFaellig(heute)) : undefined,
    // Bare, so that the small indexes count whatever else is asked for.
    mahnung ? and(sql`${buch.mahnung}`, istAktiv(heute)) : undefined,
    umsatzaufgabe ? and(sql`${buch.umsatzOffen}`, istAktiv(heute)) : undefined,
    untervermittler === null ? undefined : eq(buch.betreuer, untervermittler),
  );
}

function identifierVon(gesucht: NonNullable<Bestandsfilter['produkt']>) {
  return produkte.options.filter((identifier) => schluesselAusIdentifier(identifier) === gesucht);
}

/** In force on that day; the same as `statusAm` says of a row. */
function istAktiv(heute: string): SQL<boolean> {
  return sql`(${buch.aktivBis} >= ${heute}::date)`;
}

/** Its next Hauptfälligkeit comes within the days that count as soon; today's has passed. */
function istFaellig(heute: string): SQL {
  const bis = platz(tagePlus(heute, bestandFaelligTage));
  const beginn = sql`greatest(${buch.vertragsBeginn}, ${heute}::date)`;
  const ab = sql`(extract(month from ${beginn}) * 31 + extract(day from ${beginn}))::int`;
  return sql`(${beginn} < ${heute}::date + ${bestandFaelligTage}::int
    and mod(${buch.faelligkeit} - ${ab} + 743, 372) <= mod(${bis}::int - ${ab} + 743, 372))`;
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
  return sql`${buch.partnerNummer} in (
    select ${partner.partnerNummer} from ${partner}
      where ${kundenworte(partner)} @@ (${sql.join(anfaenge, sql` && `)})
    union select ${buch.partnerNummer} from ${vertrag} join ${buch} using (versicherungs_nummer)
      where ${vertrag.versicherungsNummer} like ${`${nummer}%`} and ${imBestand(bestand)})`;
}

/** Order of customers; who has nothing to be sorted by comes last, equals by name. */
function rangVon(sortierung: Bestandssortierung, heute: string): SQL[] {
  const name = sql`min(${buch.name})`;
  const faellig = sql`min(case when ${istAktiv(heute)} then ${bisHauptfaelligkeit(heute)} end)`;
  return {
    NAME: [asc(buch.name)],
    HAUPTFAELLIGKEIT: [sql`${faellig} nulls last`, name],
    NEUESTE: [sql`max(${buch.antragsdatum}) desc`, name],
    BEITRAG: [sql`${beitrag(heute)} desc nulls last`, name],
    GEAENDERT: [sql`max(${buch.geaendert}) desc`, name],
  }[sortierung];
}

/** What the running contracts of a group cost a year; null where none runs. */
function beitrag(heute: string): SQL<number | null> {
  return sql`sum(${buch.jahresbeitrag}) filter (where ${istAktiv(heute)})`;
}

function laufende(heute: string): SQL<number> {
  return sql`count(*) filter (where ${istAktiv(heute)})`;
}

/** Grows with the time to the next Hauptfälligkeit: months of 31 days suffice to compare; today's has passed. */
function bisHauptfaelligkeit(heute: string): SQL {
  const { faelligkeit, vertragsBeginn } = buch;
  return sql`mod(${faelligkeit} - ${platz(heute) + 1}::int + 744, 372) + case when ${vertragsBeginn} > ${heute}::date then 372 else 0 end`;
}

/** Place of a day in the year, as the read table has the Hauptfälligkeit. */
function platz(tag: string): number {
  const { monat, tag: imMonat } = teile(tag);
  return monat * 31 + imMonat;
}
