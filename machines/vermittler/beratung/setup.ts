import { assign, fromPromise, raise, setup } from 'xstate';
import * as z from 'zod/mini';
import type { Beratungsstand, Verglichen } from '#contract/endpoints/beratung.ts';
import type { Beratungskunde, Beratungsprotokoll } from '#contract/entities/beratung.ts';
import { gleich } from '#machines/gleich.ts';
import { unterbrechung, type Unterbrechungsereignis } from '#machines/parts/unterbrochen.ts';
import type { FlowMeta, FlowTag } from '#machines/tags.ts';
import { nichtVerdrahtet, typed } from '#machines/typed.ts';
import { istFehler, satzAus } from '#machines/vertrag/parts/handlungsfehler.ts';
import {
  antworten as formen,
  type BeratungAntworten,
  type Beratungsfrage,
  type Beratungsschritt,
} from './answers.ts';

type BeratungsEreignis =
  | { type: 'WEITER'; antwort: unknown }
  /** The binding click: record and application go to the customer. */
  | { type: 'SENDEN'; antwort: unknown }
  /** Back, edit, deep link: to a step on the path; drawn by nobody but where it is refused. */
  | { type: 'xstate.route'; to: `#${string}` }
  | Unterbrechungsereignis;

/** A result with what was asked for it; for anything else it is stale. */
interface Gemerkt<Ergebnis> {
  readonly eingabe: unknown;
  readonly ergebnis: Ergebnis;
}

export interface BeratungKontext {
  readonly antworten: BeratungAntworten;
  readonly beratung: Gemerkt<Beratungsstand> | null;
  /** The advice whose customer got the first information now. */
  readonly uebergeben: Gemerkt<true> | null;
  readonly vergleich: Gemerkt<Verglichen> | null;
  readonly protokoll: Gemerkt<Beratungsprotokoll> | null;
  /** Why the server refused, in its words. */
  readonly ablehnung: string | null;
}

export interface BeratungEingang {
  readonly antworten?: BeratungAntworten;
}

/** What is asked of the server; each names the advice it is about. */
export interface Uebergabe {
  readonly id: string;
}
/** What is missing of it the chart rules out. */
interface Grundlage {
  readonly bedarf: BeratungAntworten['bedarf'] | undefined;
  readonly einstieg: BeratungAntworten['einstieg'] | undefined;
}
export interface Bedarfsmeldung extends Uebergabe, Grundlage {}
export interface Empfehlungsmeldung extends Uebergabe {
  readonly angebotVergleich: BeratungAntworten['angebotVergleich'] | undefined;
  readonly empfehlung: BeratungAntworten['empfehlung'] | undefined;
  /** Which comparison was recommended from. */
  readonly vergleich: number | undefined;
  /** What was recommended from: another need makes another record. */
  readonly grundlage: Grundlage;
}
export interface Sendung extends Uebergabe {
  readonly email: string;
}

/** Types, effects as stubs, guards and actions. */
export function beratungSetup(
  istErreichbar: (context: BeratungKontext, schritt: string) => boolean,
) {
  return setup({
    types: {
      context: typed<BeratungKontext>(),
      events: typed<BeratungsEreignis>(),
      input: typed<BeratungEingang>(),
      meta: typed<FlowMeta<Beratungsschritt | 'unterbrochen'>>(),
      tags: typed<FlowTag>(),
    },
    actors: {
      ...unterbrechung.actors,
      beginnen: fromPromise<Beratungsstand, { kunde: Beratungskunde }>(nichtVerdrahtet),
      uebergeben: fromPromise<void, Uebergabe>(nichtVerdrahtet),
      vergleichen: fromPromise<Verglichen, Bedarfsmeldung>(nichtVerdrahtet),
      protokollieren: fromPromise<Beratungsprotokoll, Empfehlungsmeldung>(nichtVerdrahtet),
      senden: fromPromise<void, Sendung>(nichtVerdrahtet),
    },
    guards: {
      ...unterbrechung.guards,
      istErreichbar: ({ context }, { schritt }: { schritt: string }) =>
        istErreichbar(context, schritt),
      istGueltig: ({ context, event }, { schritt }: { schritt: Beratungsfrage }) =>
        'antwort' in event && mitAntwort(context, schritt, event.antwort) !== null,
      istBegonnen: ({ context }) => begonnene(context) !== null,
      istSchonUebergeben: ({ context }) => hatErstinformation(context),
      bekamSieSchon: (_, { stand }: { stand: Beratungsstand }) => stand.uebergebenAm !== null,
      istUebergeben: ({ context }) => gleich(context.uebergeben?.eingabe, uebergabe(context)),
      istVerglichen: ({ context }) => gleich(context.vergleich?.eingabe, bedarfsmeldung(context)),
      istProtokolliert: ({ context }) =>
        gleich(context.protokoll?.eingabe, empfehlungsmeldung(context)),
      istFehler,
    },
    actions: {
      anmeldungVerlangen: raise({ type: 'SITZUNG_ABGELAUFEN' }),
      uebernehmen: assign(({ context, event }, { schritt }: { schritt: Beratungsfrage }) => {
        const antworten = 'antwort' in event ? mitAntwort(context, schritt, event.antwort) : null;
        return antworten ? { ...geblieben({ ...context, antworten }), ablehnung: null } : {};
      }),
      beratungMerken: assign(({ context }, { stand }: { stand: Beratungsstand }) => ({
        beratung: { eingabe: context.antworten.kunde, ergebnis: stand },
      })),
      uebergabeMerken: assign(({ context }) => ({
        uebergeben: { eingabe: uebergabe(context), ergebnis: true as const },
      })),
      vergleichMerken: assign(({ context }, { vergleich }: { vergleich: Verglichen }) => ({
        vergleich: { eingabe: bedarfsmeldung(context), ergebnis: vergleich },
      })),
      protokollMerken: assign(({ context }, { protokoll }: { protokoll: Beratungsprotokoll }) => ({
        protokoll: { eingabe: empfehlungsmeldung(context), ergebnis: protokoll },
      })),
      /** It is made anew: what it was made of was changed elsewhere. */
      vergleichVergessen: assign({ vergleich: null }),
      ablehnungMerken: assign((_, { error }: { error: unknown }) => ({
        ablehnung: null,
        ...satzAus(error),
      })),
    },
  });
}

/** The answers with this one among them; null where it is not what its step asks for. */
function mitAntwort(
  { antworten }: BeratungKontext,
  schritt: Beratungsfrage,
  antwort: unknown,
): BeratungAntworten | null {
  const { data } = z.safeParse<z.ZodMiniType>(formen[schritt], antwort);
  if (data === undefined) return null;
  // What was said of one customer is nothing of another: asked for again, and read where she was advised before.
  const bisher = schritt === 'kunde' && !gleich(antworten.kunde, data) ? {} : antworten;
  return { ...bisher, [schritt]: data };
}

/** What was asked for other answers is thrown away: nothing of one customer is left beside another. */
function geblieben(context: BeratungKontext): Omit<BeratungKontext, 'ablehnung'> {
  const { antworten, beratung, uebergeben, vergleich, protokoll } = context;
  return {
    antworten,
    beratung: gilt(beratung, antworten.kunde),
    uebergeben: gilt(uebergeben, uebergabe(context)),
    vergleich: gilt(vergleich, bedarfsmeldung(context)),
    protokoll: gilt(protokoll, empfehlungsmeldung(context)),
  };
}

function gilt<T>(gemerkt: Gemerkt<T> | null, eingabe: unknown): Gemerkt<T> | null {
  return gleich(gemerkt?.eingabe, eingabe) ? gemerkt : null;
}

/** The advice of the customer who is chosen; null before it was begun. */
function begonnene({ beratung, antworten }: BeratungKontext): Beratungsstand | null {
  return beratung && gleich(beratung.eingabe, antworten.kunde) ? beratung.ergebnis : null;
}

/** She got it within a year, before this advice. */
export function hatErstinformation(context: BeratungKontext): boolean {
  return (begonnene(context)?.uebergebenAm ?? null) !== null;
}

export function uebergabe(context: BeratungKontext): Uebergabe {
  return { id: begonnene(context)?.id ?? '' };
}

export function bedarfsmeldung(context: BeratungKontext): Bedarfsmeldung {
  const { bedarf, einstieg } = context.antworten;
  return { ...uebergabe(context), bedarf, einstieg };
}

export function empfehlungsmeldung(context: BeratungKontext): Empfehlungsmeldung {
  const { bedarf, einstieg, angebotVergleich, empfehlung } = context.antworten;
  return {
    ...uebergabe(context),
    vergleich: context.vergleich?.ergebnis.stelle,
    angebotVergleich,
    empfehlung,
    grundlage: { bedarf, einstieg },
  };
}

export function sendung(context: BeratungKontext): Sendung {
  const { email } = context.antworten.abschlussweg ?? {};
  if (email === undefined) throw new Error('A record that goes nowhere');
  return { ...uebergabe(context), email };
}

export function kundeAus({ antworten }: BeratungKontext): { kunde: Beratungskunde } {
  if (!antworten.kunde) throw new Error('An advice of nobody');
  return { kunde: antworten.kunde };
}
