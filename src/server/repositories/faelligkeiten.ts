import {
  and,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  notExists,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { entschieden } from '#contract/entities/schaden.ts';
import type { Database } from '../database/open.ts';
import { aufgabe, vertrag, vormerkung } from '../database/schema.ts';
import { beendigung, forderung, schaden, schadenUnterlage } from '../database/vorgangsschema.ts';
import { monatePlus, tagePlus, teile } from '#contract/tag.ts';

/** Numbers of the contracts for which a day brings work; whoever does it looks again under the lock. */
export function faelligkeiten(db: Database) {
  const nummer = { nummer: vertrag.versicherungsNummer };
  return {
    /** Their last day has passed, and they do not say so yet. */
    abgelaufene(tag: string): Promise<string[]> {
      const { status, zahlweise, beendigungsdatum, ablaufdatum } = vertrag;
      const reise = and(eq(zahlweise, 'EINMALIG'), isNull(beendigungsdatum), lt(ablaufdatum, tag));
      return nummern(
        db
          .select(nummer)
          .from(vertrag)
          .where(and(inArray(status, [...aktiv]), or(lt(beendigungsdatum, tag), reise)))
          .orderBy(vertrag.versicherungsNummer),
      );
    },

    /** A change of theirs was to take effect by that day. */
    vorgemerkte(tag: string): Promise<string[]> {
      return nummern(
        db
          .selectDistinct({ nummer: vormerkung.versicherungsNummer })
          .from(vormerkung)
          .where(lte(vormerkung.wirksamkeitsdatum, tag))
          .orderBy(vormerkung.versicherungsNummer),
      );
    },

    /** A claim of theirs, reported before that moment, still lacks a required document and does not rest. */
    unvollstaendigeSchaeden(vor: Date): Promise<string[]> {
      return nummern(
        db
          .selectDistinct({ nummer: schaden.versicherungsNummer })
          .from(schaden)
          .innerJoin(schadenUnterlage, eq(schadenUnterlage.schadenNummer, schaden.schadenNummer))
          .where(
            and(
              notInArray(schaden.status, [...entschieden, 'RUHEND', 'TEILREGULIERT']),
              lt(schaden.gemeldetAm, vor),
              eq(schadenUnterlage.pflicht, true),
              isNull(schadenUnterlage.erhaltenAm),
            ),
          )
          .orderBy(schaden.versicherungsNummer),
      );
    },

    /** A revocation of theirs was received before that moment, and nobody has confirmed it. */
    unbestaetigteWiderrufe(vor: Date): Promise<string[]> {
      return nummern(
        db
          .selectDistinct({ nummer: sql<string>`${beendigung.versicherungsNummer}` })
          .from(beendigung)
          .where(
            and(
              eq(beendigung.status, 'UNBESTAETIGT'),
              isNotNull(beendigung.versicherungsNummer),
              lt(beendigung.eingegangenAm, vor),
            ),
          ),
      );
    },

    /** The chain of questions after their revenue goes on, begins, or closes. */
    umsatzfragen(tag: string): Promise<string[]> {
      const umsatz = sql`${vertrag.risiken} -> 'jahresumsatz'`;
      const eigene = (...weiter: SQL[]) =>
        db
          .select({ id: aufgabe.id })
          .from(aufgabe)
          .where(and(eq(aufgabe.versicherungsNummer, vertrag.versicherungsNummer), ...weiter));
      const offen = eq(aufgabe.status, 'Offen');
      const beginnt = and(
        inArray(vertrag.hauptfaelligkeitMonat, monate(tag, kettentage)),
        notExists(eigene(gte(aufgabe.erstelltAm, tagePlus(tag, -kettentage)))),
      );
      const aenderbar = sql`(${umsatz} ->> 'isAdjustable')::boolean`;
      return nummern(
        db
          .select(nummer)
          .from(vertrag)
          .where(
            and(
              eq(vertrag.status, 'LAUFEND'),
              sql`${umsatz} is not null`,
              or(
                exists(eigene(offen, lte(aufgabe.faelligAm, tag))),
                and(notExists(eigene(offen)), or(beginnt, aenderbar)),
              ),
            ),
          )
          .orderBy(vertrag.versicherungsNummer),
      );
    },

    /** Of a young firm: its founder's discount is about to end, or has ended and perhaps nobody did it yet. */
    gruendernachlass(tag: string): Promise<string[]> {
      const gegruendet = sql`${vertrag.tarifAngaben} ->> 'gruendungsdatum'`;
      const [von, bis] = [monatePlus(tag, -aeltesteMonate), monatePlus(tag, -juengsteMonate)];
      return nummern(
        db
          .select(nummer)
          .from(vertrag)
          .where(
            and(inArray(vertrag.status, [...aktiv]), sql`${gegruendet} between ${von} and ${bis}`),
          )
          .orderBy(vertrag.versicherungsNummer),
      );
    },

    /** They are to be reminded, to be ended, or have paid what they were reminded of. */
    zahlungen(heute: string): Promise<string[]> {
      const { faelligAm, gemahntAm, fristBis, bezahltAm, beendetAm } = forderung;
      const eine = (...weiter: (SQL | undefined)[]) =>
        exists(
          db
            .select({ id: forderung.id })
            .from(forderung)
            .where(and(eq(forderung.versicherungsNummer, vertrag.versicherungsNummer), ...weiter)),
        );
      const offen = and(isNull(bezahltAm), isNull(beendetAm));
      const zuMahnen = and(isNull(gemahntAm), lte(faelligAm, tagePlus(heute, -10)));
      const gemahnt = isNotNull(gemahntAm);
      return nummern(
        db
          .select(nummer)
          .from(vertrag)
          .where(
            or(
              and(
                inArray(vertrag.status, [...aktiv]),
                eine(offen, or(zuMahnen, lt(fristBis, heute))),
              ),
              and(vertrag.mahnung, eine(gemahnt), not(eine(offen, gemahnt))),
              and(
                eq(vertrag.status, 'AUFGEHOBEN'),
                eine(isNotNull(beendetAm), isNotNull(bezahltAm)),
              ),
            ),
          )
          .orderBy(vertrag.versicherungsNummer),
      );
    },
  };
}

const aktiv = ['LAUFEND', 'AUSLAUFEND'] as const;
/** A chain begins so many days before its Hauptfälligkeit (`domain/vertrag.md §7`). */
const kettentage = 90;

/** The discount ends 24 to 48 months after the founding, and that is announced up to two months before. */
const juengsteMonate = 21;
const aeltesteMonate = 60;

/** Months that have a day among the next ones. */
function monate(ab: string, tage: number): number[] {
  const alle = Array.from({ length: tage + 1 }, (_, tag) => teile(tagePlus(ab, tag)).monat);
  return [...new Set(alle)];
}

async function nummern(abfrage: PromiseLike<{ nummer: string }[]>): Promise<string[]> {
  return (await abfrage).map(({ nummer }) => nummer);
}
