import type { z } from 'zod/mini';
import type { Aufgabe } from '#contract/entities/aufgabe.ts';
import { type MarkenSchluessel, vertragsMarkeVon } from '#contract/marken.ts';
import type { anrede } from '#contract/entities/partner.ts';
import type { Produkt } from '#contract/entities/produkt.ts';
import type { anschrift } from '#contract/entities/risiken.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { type Antragsweg, antragsziel, kuendigungsfrist } from '#contract/produkte/produkte.ts';
import type { Risiken } from '../../database/schema.ts';
import type { Registereintrag } from '../../documents/angaben/antrag.ts';

/** Person or firm that takes the insurance out. */
export interface Versicherungsnehmer {
  readonly anrede: z.infer<typeof anrede>;
  readonly titel: string | null;
  readonly vorname: string;
  readonly nachname: string;
  /** Null for a person. */
  readonly firma: string | null;
  /** Of a firm; null for a person. */
  readonly eintrag: Registereintrag | null;
  readonly geburtsdatum: string;
  readonly anschrift: z.infer<typeof anschrift>;
  readonly email: string;
  /** E.164. */
  readonly handynummer: string;
  /** Of the office, E.164; null where none was given. */
  readonly telefon: string | null;
  /** The credit check asks about a person only where that person is liable (`domain/daten.md §6`). */
  readonly haftetSelbst: boolean;
}

/** What a contract says that depends on its product (`specification §3`). */
export interface Antragsvertrag extends Produktvertrag {
  /** First letters of its number (`domain/antrag.md §5.4`). */
  readonly kuerzel: string;
  readonly produkt: Produkt;
  readonly vertragsArt: Vertrag['vertragsArt'];
  readonly kuendbar: Vertrag['kuendbar'];
}

/** The part of it that only the product knows. */
export interface Produktvertrag {
  /** Null where the product has no variants. */
  readonly variante: string | null;
  readonly risiken: Omit<Risiken, 'deckungsVarianten'>;
  /** What the customer still has to send. */
  readonly aufgabe?: Aufgabe['typ'];
}

/** What an application under a brand ends in, and how that can be cancelled. */
export function vertragsartVon(
  weg: Antragsweg,
  marke: MarkenSchluessel,
): Pick<Antragsvertrag, 'kuerzel' | 'produkt' | 'vertragsArt' | 'kuendbar'> {
  const { kuerzel, produkt, vertragsArt } = antragsziel(weg);
  const { kuendbar } = kuendigungsfrist(produkt, vertragsMarkeVon(marke));
  return { kuerzel, produkt, vertragsArt, kuendbar };
}

/** "Anna Bergmann", or the firm. */
export function nameVon({
  firma,
  vorname,
  nachname,
}: Pick<Versicherungsnehmer, 'firma' | 'vorname' | 'nachname'>): string {
  return firma ?? `${vorname} ${nachname}`;
}

/** Deductible of a step such as `SB_250`. */
export function selbstbeteiligung(stufe: string): NonNullable<Risiken['selbstBeteiligung']> {
  return { wert: euroVon(stufe) * 100, unit: 'ABSOLUT' };
}

function euroVon(stufe: string): number {
  return stufe === 'SB_KEINE' ? 0 : Number(stufe.slice('SB_'.length));
}
