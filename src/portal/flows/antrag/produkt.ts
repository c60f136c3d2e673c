import type { AnyStateMachine } from 'xstate';
import type { Grund } from '#contract/endpoints/tarifieren/antwort.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import {
  type Antragsweg,
  antragsziel,
  type Produkt,
  produktName,
  type ProduktSchluessel,
} from '#contract/produkte/produkte.ts';
import type { AntragKontext, BasisAntworten } from '#machines/antrag/context.ts';
import type { Produktregel } from '#machines/antrag/regel.ts';
import type { Antragsseite } from '#machines/antrag/frage.ts';

/** What a product brings to the screens of an application; everything else is the same for all. */
export interface AntragProduktSeite<A extends BasisAntworten = BasisAntworten> extends Antragskopf {
  readonly chart: AnyStateMachine;
  readonly regel: Produktregel<A>;
  /** Steps on her path, for her answers and the results that belong to them. */
  weg(context: AntragKontext<A>): readonly string[];
  /** Steps that have an address, in the order of the chart; the first has none of its own. */
  readonly schritte: readonly [string, ...string[]];
  /** The pages of questions, by step. */
  readonly fragen: Readonly<Record<string, Antragsseite>>;
  /** The choice at the price. */
  readonly tarif: TarifTexte;
}

/** What an application is called and where it stands, from the descriptor of its product. */
interface Antragskopf {
  /** Id in the registry, under which drafts are kept. */
  readonly flow: `antrag/${Antragsweg}`;
  /** Path without a step, `/hausrat/antrag`. */
  readonly basis: string;
  /** "Hausratversicherung" */
  readonly name: string;
  /** By which declarations are asked for. */
  readonly schluessel: ProduktSchluessel;
  /** What it ends in. */
  readonly produkt: Produkt;
}

export function antragskopf(weg: Antragsweg): Antragskopf {
  const { schluessel, produkt } = antragsziel(weg);
  const name = produktName(schluessel);
  return { flow: `antrag/${weg}`, basis: `/${weg}/antrag`, name, schluessel, produkt };
}

/** Words of the choice at the price that differ by product. */
export interface TarifTexte {
  varianten(marke: MarkenSchluessel): readonly TarifWahl[];
  readonly selbstbeteiligungen: readonly TarifWahl[];
  /** Names of what the price is made of. */
  readonly komponenten: Readonly<Record<string, string>>;
  /** The step that mends what stands against an option. */
  readonly abhilfe: Readonly<Partial<Record<Grund, string>>>;
}

export interface TarifWahl {
  /** Value in the answer, `KOMFORT`. */
  readonly wert: string;
  readonly label: string;
  /** One line of consequence. */
  readonly folge?: string;
}
