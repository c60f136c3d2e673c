import type { Berechnung, Hinderung } from '#contract/entities/aenderung.ts';
import {
  type VormerkungsArt,
  vormerkungsArtVon,
  type Wunsch,
} from '#contract/aenderungen/arten.ts';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import type { Aenderungsangebot } from '#contract/entities/aenderungswunsch.ts';
import type { Bearbeitbar, Feature } from '#contract/features.ts';
import type { Feldfehler } from '../../http/answers.ts';
import type { Zeitraum } from '../fristen/wirksamkeit.ts';
import type { Hindernis, Ungueltig } from '../tarif/bewertung.ts';
import type { Aenderungslage, Vertragsstand } from './lage.ts';

export type Richtung = 'MEHR' | 'WENIGER' | 'GLEICH';
export type Aenderungshinweis = Berechnung['hinweise'][number];

/** A thing a change makes different, as customers read it. */
export interface Unterschied {
  name: string;
  bisher: string;
  neu: string;
}

/** A choice the offer names. */
export interface Aenderungswahl<Art extends AenderungsArt> {
  wunsch: Wunsch<Art>;
  /** As the wish sends it, `true` and `false` as words. */
  wert: string;
  label: string;
  erklaerung?: string;
}

/** All that is particular to one kind of change (`domain/vertrag.md §6`); guards and price are the same for all. */
export interface Aenderungsregel<Art extends AenderungsArt> {
  readonly art: Art;
  /** Under which name each of its wishes waits, where the kind can wait several times. */
  vormerkungsArt?(wunsch: Wunsch<Art>): VormerkungsArt;
  /** The rule for one of its pairs of calls, where a product has its own. */
  beiAufruf?(name: string): Aenderungsregel<Art>;
  /** What else it has brought about: undone where it is deleted or does not come about. */
  readonly bewirkt?: 'UMSATZ_ANGEGEBEN' | 'UMZUGSERHOEHUNG';
  /** What stays as it is where it is deleted while it waits, in sentences. */
  readonly nachDemLoeschen?: string;
  /** The sentence about what is paid says all of it. */
  readonly nurZahlung?: true;
  /** Needs no tariff, so that a contract without one may be changed too. */
  readonly ohneTarif?: true;
  /** Statuses that allow it; running ones only unless said (G1). */
  readonly auchAuslaufend?: true;
  /** The contract has such a thing to change (G7). */
  gilt(lage: Aenderungslage): boolean;
  /** What it edits; of those its product has, the flag of each must be on (G7, `specification §5`). */
  readonly felder: readonly Bearbeitbar[];
  /** One more flag, whatever the product. */
  readonly schalter?: Feature;
  /** What bars every choice alike, found without a price. */
  sperre?(lage: Aenderungslage): Hinderung | null;
  /** Days on which it may take effect, E1 to E8. */
  zeitraum(lage: Aenderungslage, richtung: Richtung, wunsch?: Wunsch<Art>): Zeitraum | null;
  /** Choices for the offer; none where something is typed. */
  wahlen(lage: Aenderungslage): readonly Aenderungswahl<Art>[];
  /** Where an amount is typed: bounds in cents. */
  betrag?(lage: Aenderungslage): Aenderungsangebot['betrag'];
  unveraendert(lage: Aenderungslage, wunsch: Wunsch<Art>): boolean;
  richtung(lage: Aenderungslage, wunsch: Wunsch<Art>): Richtung;
  /** Answers that do not fit together. */
  fehler?(lage: Aenderungslage, wunsch: Wunsch<Art>): readonly Feldfehler[];
  /** Its own refusals. */
  hinderung?(
    lage: Aenderungslage,
    wunsch: Wunsch<Art>,
    neu: { versicherungsPraemie: number },
  ): Hinderung | null;
  /** Its own words for what the tariff says against it; null leaves them as they are. */
  absage?(lage: Aenderungslage, wunsch: Wunsch<Art>, nein: Hindernis | Ungueltig): Hinderung | null;
  /** What becomes different; with `tarifAngaben` the premium is calculated anew from them. */
  anwenden(lage: Aenderungslage, wunsch: Wunsch<Art>): Partial<Vertragsstand>;
  /** The wish without what is only agreed to with the calculation in sight: both have the same result. */
  ohneZustimmung?(wunsch: Wunsch<Art>): Wunsch<Art>;
  /** What has to be agreed to before saving. */
  zustimmungFehlt?(lage: Aenderungslage, wunsch: Wunsch<Art>): readonly Feldfehler[];
  /** Cover that ends with it unasked, in a sentence; null where none does. */
  entfaelltDabei?(lage: Aenderungslage, wunsch: Wunsch<Art>): string | null;
  /** Who decides where no proof comes along: a person (G9). */
  ohneNachweis?(lage: Aenderungslage, wunsch: Wunsch<Art>): Hinderung | null;
  /** Uploads that prove it. */
  nachweise?(wunsch: Wunsch<Art>): readonly string[];
  hinweise?(
    lage: Aenderungslage,
    wunsch: Wunsch<Art>,
    beitrag: Beitragsvergleich,
  ): readonly Aenderungshinweis[];
  /** For Nachtrag, message and the list of pending changes. */
  unterschiede(lage: Aenderungslage, wunsch: Wunsch<Art>): readonly Unterschied[];
  /** How the wish is kept while it waits; the wish itself unless said. */
  wert?(wunsch: Wunsch<Art>): unknown;
  /** The wish again, to be read by its shape. */
  ausWert?(wert: unknown): unknown;
}

/** Under which name a wish waits. */
export function vormerkungsArtZu<Art extends AenderungsArt>(
  { art, vormerkungsArt }: Pick<Aenderungsregel<Art>, 'art' | 'vormerkungsArt'>,
  wunsch: Wunsch<Art>,
): VormerkungsArt {
  const name = vormerkungsArt?.(wunsch) ?? vormerkungsArtVon(art);
  if (name === null) throw new Error(`No name under which ${art} waits.`);
  return name;
}

/** Sums of a year in cents and the day between them. */
export interface Beitragsvergleich {
  jahrAlt: number;
  jahrNeu: number;
  wirksamkeitsdatum: string;
}
