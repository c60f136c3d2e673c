import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { type Bearbeitbar, type Feature, schalterZu } from '#contract/features.ts';
import type { Aufgabe } from '#contract/entities/aufgabe.ts';
import type { vertrag } from '../../database/schema.ts';
import type { Stichtag } from '../einzugstermine.ts';

type Spalten = typeof vertrag.$inferSelect;

/** What a change can make different; the premium follows from it. */
export type Vertragsstand = Pick<
  Spalten,
  | 'zahlweise'
  | 'deckungsIdentifier'
  | 'versicherungsSumme'
  | 'risiken'
  | 'tarifAngaben'
  | 'beitragsKomponenten'
>;

/** A change that waits for its day. */
export interface Vormerkung {
  art: string;
  wirksamkeitsdatum: string;
  wert?: unknown;
  /** Instalment from then on as it was announced, cents. */
  versicherungsPraemie?: number | null;
  /** When it was saved, as text that sorts by time. */
  angelegtAm?: string;
}

/** What the rules of changes must know of a contract and the day. */
export interface Aenderungslage
  extends
    Vertragsstand,
    Pick<
      Spalten,
      | 'versicherungsNummer'
      | 'version'
      | 'produkt'
      | 'marke'
      | 'status'
      | 'mahnung'
      | 'antragsdatum'
      | 'vertragsBeginn'
      | 'beginnverlegung'
      | 'ablaufdatum'
      | 'beendigungsdatum'
      | 'hauptfaelligkeitTag'
      | 'hauptfaelligkeitMonat'
    > {
  /** `yyyy-MM-dd` in Europe/Berlin. */
  heute: string;
  bankverbindung: object | null;
  vormerkungen: readonly Vormerkung[];
  /** Claims of the contract; one without that day is still open. */
  schaeden: readonly { abgeschlossenAm: string | null }[];
  /** Its tasks, also those that are done. */
  aufgaben: readonly Pick<Aufgabe, 'typ' | 'status' | 'erledigtAm'>[];
  /** The same customer has a running business liability contract. */
  eigeneBetriebshaftpflicht: boolean;
  /** Feature flags; one that is missing has its default. */
  freigaben?: Freigaben;
}

export type Freigaben = Readonly<Record<string, boolean>>;

/** Flags of those of these fields that the product lets her edit; none where it has no such field. */
export function feldschalter(
  { produkt }: Pick<Aenderungslage, 'produkt'>,
  felder: readonly Bearbeitbar[],
): Feature[] {
  return schalterZu(schluesselAusIdentifier(produkt), felder);
}

/** The columns a change can make different, without the rest of the row. */
export function standVon(lage: Vertragsstand): Vertragsstand {
  const { zahlweise, deckungsIdentifier, versicherungsSumme } = lage;
  const { risiken, tarifAngaben, beitragsKomponenten } = lage;
  return {
    zahlweise,
    deckungsIdentifier,
    versicherungsSumme,
    risiken,
    tarifAngaben,
    beitragsKomponenten,
  };
}

/** The same with the day from which it held: what was to be paid before a change is read from it later. */
export function bisherVon(lage: Vertragsstand & { wirksamkeitsdatum: string | null }) {
  return { ...standVon(lage), wirksamkeitsdatum: lage.wirksamkeitsdatum };
}

/** Begin of its insurance years; null for a single trip. */
export function stichtagVon({
  hauptfaelligkeitTag: tag,
  hauptfaelligkeitMonat: monat,
}: Pick<Spalten, 'hauptfaelligkeitTag' | 'hauptfaelligkeitMonat'>): Stichtag | null {
  return tag === null || monat === null ? null : { tag, monat };
}
