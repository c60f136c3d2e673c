import * as z from 'zod/mini';
import type { entwurfAnlegen } from '#contract/endpoints/entwurf.ts';
import { email } from '#contract/fields/email.ts';
import { plzUeberall as plz } from '#contract/fields/plz.ts';
import type { BasisAntworten } from '../antrag/context.ts';
import type { NeueFrage } from '../entwurf.ts';

/** What is asked before the first save: where the link goes, and what it asks for; null asks only who is signed in. */
export const antworten = { frage: z.object({ email, plz: z.nullable(plz) }) } as const;

/** What a draft keeps of an application; the contract looks at it before it is sent. */
export type Entwurfsinhalt = Omit<
  z.input<typeof entwurfAnlegen.body>,
  'plz' | 'email' | 'produkt'
> & { produkt: string };

/** Which draft it is, what opens it, and when it was saved last. */
export interface Kennung {
  readonly id: string;
  readonly version: number;
  readonly plz: string | null;
  readonly laeuftAb: string;
  readonly gespeichertUm: string;
  /** Keeps the price that was saved. */
  readonly zusage?: string | undefined;
}

/** Where a draft can be opened, and by what. */
export interface Wohin {
  /** What the link asks for. */
  readonly plz: string | null;
  /** Where the link goes; null sends none. */
  readonly email: string | null;
}

/** What is to be saved. */
export interface Speicherauftrag {
  /** Null where it is not known yet who stands around the application: nothing can be kept of it. */
  readonly inhalt: Entwurfsinhalt | null;
  readonly wohin: Wohin;
}

/** What a save is made from: over the draft there is, or as a new one. */
export interface Speicherung extends Speicherauftrag {
  readonly kennung: Kennung | null;
}

/** A saved application as the questions of today read it. */
export interface Geoeffnet {
  readonly antworten: BasisAntworten;
  /** Fills the fields of questions that are asked otherwise today. */
  readonly vorbelegung: Readonly<Record<string, unknown>>;
  readonly neueFragen: readonly NeueFrage[];
  /** The step it was left at; null when it has been reached. */
  readonly ziel: string | null;
  /** What it cost when it was saved, cents per instalment. */
  readonly beitrag: number | null;
}

export interface DraftKontext {
  /** Null where none was saved or opened in this tab. */
  readonly kennung: Kennung | null;
  /** What was opened here, until the tab is loaded anew. */
  readonly geoeffnet: Geoeffnet | null;
  /** What is to be saved. */
  readonly auftrag: Speicherauftrag | null;
  /** What is being saved; a broker goes on answering meanwhile. */
  readonly unterwegs: Speicherauftrag | null;
  /** The answers the server has, as far as this tab knows. */
  readonly gesichert: object | null;
  /** Saves of a broker that failed in a row. */
  readonly fehlversuche: number;
}

/** The application as it stands, to be saved as it is. */
interface Antragsbild {
  /** Null where it is not known yet who stands around it. */
  inhalt: Entwurfsinhalt | null;
  /** The postcode among the answers. */
  plz: string | null;
}

export type DraftEreignis =
  | { type: 'FRAGEN' }
  | { type: 'SCHLIESSEN' }
  | { type: 'ANLEGEN'; antwort: unknown; inhalt: Entwurfsinhalt | null }
  | ({ type: 'SPEICHERN' } & Antragsbild)
  | { type: 'LOESCHEN' }
  | { type: 'BESTAETIGEN' }
  | { type: 'ABBRECHEN' }
  /** Between two versions. */
  | ({ type: 'BEHALTEN' } & Antragsbild)
  | { type: 'LADEN' }
  /** Another application instead of one that is a contract. */
  | { type: 'NEU_BEGINNEN' }
  /** What the application tells: a broker applies, an answer was given, a link was opened, its step is shown, it is concluded. */
  | { type: 'VERMITTELT' }
  | ({ type: 'BEANTWORTET' } & Antragsbild)
  /** Null where it was kept on this device alone. */
  | { type: 'UEBERNOMMEN'; kennung: Kennung | null; geoeffnet: Geoeffnet }
  | { type: 'ANGEKOMMEN' }
  | { type: 'ABGESCHLOSSEN' }
  /** The connection is back. */
  | { type: 'VERBUNDEN' };
