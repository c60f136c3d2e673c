import type { AnyStateMachine } from 'xstate';
import type { ZodMiniType } from 'zod/mini';
import {
  type Antragsart,
  type Antragsweg,
  antragsziel,
  type Produkt,
  type ProduktSchluessel,
} from '#contract/produkte/produkte.ts';
import type { tarifaufruf } from '#contract/endpoints/tarifieren/tarifaufruf.ts';
import type { AntragProdukt, Gemeint } from '#contract/endpoints/antrag/aufrufe.ts';
import type { AntragKontext, BasisAntworten } from '#machines/antrag/context.ts';
import type { Produktregel } from '#machines/antrag/regel.ts';
import type { Fortschritt } from '#machines/fortschritt.ts';
import type { Antragsseite } from '#machines/antrag/frage.ts';
import type { Fragebogen, Tarifangebot } from '#machines/antrag/fragen/tarif.ts';
import { statesOf } from '#machines/transitions.ts';
import { fortschrittIn } from './fortschritt.ts';
import { gezeigt } from './fragen/gezeigt.ts';

/** What a product brings to the screens of an application; everything else is the same for all. */
export interface AntragProduktSeite<A extends BasisAntworten = BasisAntworten> extends Antragskopf {
  readonly chart: AnyStateMachine;
  readonly regel: Produktregel<A>;
  /** Steps on her path, for her answers and the results that belong to them. */
  weg(context: AntragKontext<A>): readonly string[];
  /** How far she is at a step. */
  fortschritt(context: AntragKontext<A>, schritt: string): Fortschritt;
  /** Steps that have an address, in the order of the chart; the first has none of its own. */
  readonly schritte: readonly [string, ...string[]];
  /** The pages of questions, by step. */
  readonly fragen: Readonly<Record<string, Antragsseite>>;
  /** The choice at the price. */
  readonly tarif: Tarifangebot;
  /** The call for its price; it comes along, so that no product loads another's shape. */
  readonly tarifieren: Tarifaufruf;
}

type Tarifaufruf = ReturnType<typeof tarifaufruf<AntragProdukt, ZodMiniType<object>>>;

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
  /** What it is kept under. */
  readonly art: Antragsart;
  /** Says which application is meant, where several are made with the same calls. */
  readonly gemeint: Gemeint;
}

/** The screens of an application, from what its product brings; its addresses are the steps of its chart. */
export function antragsseite<A extends BasisAntworten>(
  weg: Antragsweg,
  { fragen: bogen, ...strecke }: Strecke<A>,
  tarifieren: Tarifaufruf,
): AntragProduktSeite<A> {
  const tarif = gezeigt(`antrag.${weg}.tarif`, bogen.tarif);
  const [erster = '', ...weitere] = statesOf(strecke.chart)
    .filter(({ config }) => config.route !== undefined)
    .map(({ id }) => id);
  return {
    ...antragskopf(weg),
    ...strecke,
    schritte: [erster, ...weitere, 'bestaetigung'],
    fragen: gezeigt(`antrag.${weg}`, bogen.fragen),
    tarif,
    tarifieren,
    fortschritt: (context, schritt) =>
      fortschrittIn({ chart: strecke.chart, tarif }, strecke.weg(context), schritt),
  };
}

/** What its `machine.ts` brings. */
interface Strecke<A extends BasisAntworten> extends Pick<
  AntragProduktSeite<A>,
  'chart' | 'regel' | 'weg'
> {
  readonly fragen: Fragebogen;
}

function antragskopf(weg: Antragsweg): Antragskopf {
  const { schluessel, produkt, name, art } = antragsziel(weg);
  if (art === null) throw new Error('A product that cannot be applied for');
  // Kept under what it ends in, it has no calls of its own.
  const gemeint = art === schluessel ? {} : { produkt };
  return {
    flow: `antrag/${weg}`,
    basis: `/${weg}/antrag`,
    name,
    schluessel,
    produkt,
    art,
    gemeint,
  };
}
