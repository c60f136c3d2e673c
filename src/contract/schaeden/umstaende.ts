import * as z from 'zod/mini';
import { datum } from '../fields/datum.ts';
import { freitext, pflichttext } from '../fields/pflichttext.ts';
import type { Schadenweg } from '../produkte/produkte.ts';
import { fahrradumstaende } from './fahrradumstaende.ts';
import {
  betriebshaftpflichtumstaende,
  privathaftpflichtumstaende,
  tierhalterumstaende,
  vermoegensschadenumstaende,
} from './haftpflichtumstaende.ts';
import { hausratumstaende } from './hausratumstaende.ts';
import { mitRegeln, regeltexte } from './mitRegeln.ts';
import { betrag, type Umstandsantworten } from './nachtrag.ts';
import type { Nachtragsteil } from '../entities/schadenakte.ts';
import { reiseumstaende } from './reiseumstaende.ts';
import { sachinhaltumstaende } from './sachinhaltumstaende.ts';
import type { Schadenart } from './sparte.ts';

/** What a product asks after the report besides what all ask: plain data (`domain/schaden.md §4`). */
export interface Nachtragsfragen {
  /** Somebody else has the damage: who it is counts, not what it cost her. */
  readonly fremdschaden?: true;
  /** Kinds of damage that are hers all the same. */
  readonly eigenschaden?: readonly string[];
  /** Kinds of damage that the police should know of. */
  readonly polizei: readonly string[];
  /** Questions by the kind of damage they are asked at, at most seven each. */
  readonly umstaende: Readonly<Record<string, readonly string[]>>;
  /** The questions by their key. */
  readonly fragen: Readonly<Record<string, Umstand>>;
}

/** One question on how it came about; an answer's key belongs to one question only. */
export type Umstand = {
  readonly label: string;
  readonly hinweis?: string;
  readonly optional?: true;
  /** Asked only where another one of the same kind was answered so. */
  readonly nur?: readonly [frage: string, antwort: string | boolean];
} & (
  | { readonly art: 'wahl' | 'mehrere'; readonly antworten: Readonly<Record<string, Umstandswahl>> }
  /** Yes or no, with what is said at each. */
  | { readonly art: 'jaNein'; readonly beiJa?: string; readonly beiNein?: string }
  | { readonly art: 'text' | 'betrag' | 'tag' }
);

interface Umstandswahl {
  readonly label: string;
  readonly satz?: string;
}

/** What every product asks, by what it is reported under. */
const nachtragsfragen: Readonly<Record<Schadenweg, Nachtragsfragen>> = {
  phv: privathaftpflichtumstaende,
  hausrat: hausratumstaende,
  fahrrad: fahrradumstaende,
  thv: tierhalterumstaende,
  reise: reiseumstaende,
  bhv: betriebshaftpflichtumstaende,
  si: sachinhaltumstaende,
  vh: vermoegensschadenumstaende,
};

/** What is asked after the report of a product; undefined for one known by name only. */
export function nachtragsfragenVon(weg: Schadenweg | null): Nachtragsfragen | undefined {
  return weg === null ? undefined : nachtragsfragen[weg];
}

/** The questions on how such a damage came about. */
export function umstaendeBei(fragen: Nachtragsfragen, schadenart: string): [string, Umstand][] {
  const namen = Object.hasOwn(fragen.umstaende, schadenart) ? fragen.umstaende[schadenart] : [];
  return (namen ?? []).flatMap((name): [string, Umstand][] => {
    const frage = fragen.fragen[name];
    return frage ? [[name, frage]] : [];
  });
}

/** Parts that are asked of such a damage, in the order they are offered. */
export function teileBei(
  fragen: Nachtragsfragen,
  schadenart: string,
  { ohneSachen }: Pick<Schadenart, 'ohneSachen'>,
): readonly Nachtragsteil[] {
  const { polizei, eigenschaden = [] } = fragen;
  const fremdschaden = fragen.fremdschaden === true && !eigenschaden.includes(schadenart);
  const gefragt = {
    umstaende: umstaendeBei(fragen, schadenart).length > 0,
    sachen: !fremdschaden && ohneSachen !== true,
    beteiligte: fremdschaden,
    polizei: polizei.includes(schadenart),
    versicherung: true,
    auszahlung: !fremdschaden,
  } as const satisfies Record<Nachtragsteil, boolean>;
  return (Object.keys(gefragt) as Nachtragsteil[]).filter((teil) => gefragt[teil]);
}

/** Whether a question is asked, by what was answered before it. */
export function istGefragt(
  { nur }: Umstand,
  antworten: Readonly<Record<string, unknown>>,
): boolean {
  return nur === undefined || antworten[nur[0]] === nur[1];
}

/** The answers to these questions; what was not asked is refused. */
export function umstandsform(fragen: readonly [string, Umstand][], heute: string): z.ZodMiniType {
  const form = z.strictObject(
    Object.fromEntries(fragen.map(([name, frage]) => [name, z.optional(antwortform(frage))])),
  );
  return mitRegeln<z.ZodMiniType>(form, (gegeben) => {
    const antworten = gegeben as Umstandsantworten;
    return fragen.flatMap(([feld, frage]) => {
      const text = fehlerBei(frage, antworten, antworten[feld], heute);
      return text === null ? [] : [{ feld, text }];
    });
  });
}

function antwortform(frage: Umstand): z.ZodMiniType {
  switch (frage.art) {
    case 'wahl':
      return z.enum(schluessel(frage.antworten), waehlen);
    case 'mehrere':
      return z.array(z.enum(schluessel(frage.antworten), waehlen));
    case 'jaNein':
      return z.boolean({ error: waehlen });
    case 'betrag':
      return betrag;
    case 'tag':
      return datum;
    case 'text':
    default:
      return frage.optional
        ? freitext({ max: 300 })
        : pflichttext({ was: 'Ihre Antwort', max: 300 });
  }
}

function fehlerBei(
  frage: Umstand,
  antworten: Umstandsantworten,
  antwort: Umstandsantworten[string] | undefined,
  heute: string,
): string | null {
  const fehlt = antwort === undefined || (Array.isArray(antwort) && antwort.length === 0);
  if (!istGefragt(frage, antworten)) return fehlt ? null : regeltexte.UNGEFRAGT;
  if (fehlt) return frage.optional ? null : fehltSatz[frage.art];
  return frage.art === 'tag' && String(antwort) > heute ? regeltexte.ZUKUNFT : null;
}

const waehlen = regeltexte.ANTWORT;
const fehltSatz = {
  wahl: waehlen,
  mehrere: 'Wählen Sie mindestens eine Antwort.',
  jaNein: waehlen,
  text: 'Geben Sie Ihre Antwort ein.',
  betrag: 'Geben Sie einen Betrag ein.',
  tag: 'Geben Sie ein Datum ein.',
} as const satisfies Record<Umstand['art'], string>;

function schluessel(antworten: Readonly<Record<string, unknown>>): [string, ...string[]] {
  return Object.keys(antworten) as [string, ...string[]];
}
