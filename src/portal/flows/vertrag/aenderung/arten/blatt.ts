import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import type { Aenderungsangebot } from '#contract/entities/aenderungswunsch.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import type { Zahlweise } from '#contract/entities/zahlweise.ts';
import type { Frageseite, Sperren } from '#machines/formular/frage.ts';
import type { AenderungsAntworten, AuswahlVon } from '#machines/vertrag/aenderung/answers.ts';

/** What a change is drawn from. */
export interface Aenderungsstand {
  vertrag: Vertrag;
  angebot: Aenderungsangebot;
}

/** What was read from the fields of a page. */
export type Gelesen = Readonly<Record<string, unknown>>;

/** What a kind of change says of itself: its first page, its name before a value, its tile, the choice of a contract. */
export type Artsatz = 'frage' | 'name' | 'zeile' | 'fuerVertrag';

/** What the portal shows of a kind of change. */
export interface Aenderungsblatt<Art extends AenderungsArt = AenderungsArt> {
  readonly t: (satz: Artsatz) => string;
  /** What a broker reads below the tile, where the customer's words do not fit. */
  readonly imAuftrag?: (satz: 'zeile') => string;
  /** The first page, as the contract offers it. */
  blatt(stand: Aenderungsstand): Auswahlblatt<Art>;
  /** What was chosen, in words. */
  worte(auswahl: AuswahlVon[Art], stand: Aenderungsstand): Wortpaar;
  /** What changes besides. */
  weitere?(antworten: AenderungsAntworten, stand: Aenderungsstand): Wertwechsel[];
  /** How often is paid then, where that is what changes. */
  zahlweise?(auswahl: AuswahlVon[Art]): Zahlweise;
  /** A sentence quotes what was chosen with its name: „Elementarschutz: eingeschlossen“. */
  readonly mitNamen?: true;
  /** The page that asks for the day, in its own words. */
  readonly termin?: { readonly titel: string; readonly label: string };
  /** The same for the page that asks who is insured besides. */
  readonly person?: string;
  /** Whoever has no proof may write instead. */
  readonly ohneNachweis?: true;
}

/** The first page of a change: what can be chosen, and the answer it makes. */
export interface Auswahlblatt<Art extends AenderungsArt = AenderungsArt> {
  seite: Frageseite;
  /** Choices that are barred, each with its reason. */
  sperren: Sperren;
  antwort: (gelesen: Gelesen) => unknown;
  /** What stands in the fields for an answer given before. */
  vorher(auswahl: AuswahlVon[Art]): Gelesen;
  fehler?: (gelesen: Gelesen) => { feld: string; text: string }[];
}

/** From which value to which. */
export interface Wortpaar {
  /** Where what changes has a name of its own. */
  name?: string;
  /** Null where it is not one value that changes. */
  bisher: string | null;
  /** Empty where what was chosen is not offered any more and nothing else names it. */
  neu: string;
}

export interface Wertwechsel {
  name: string;
  bisher: string;
  neu: string;
}
