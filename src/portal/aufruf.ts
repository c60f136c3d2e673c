import * as z from 'zod/mini';
import type { BrandKey, Spelling } from '#brands/brand.ts';
import { markeAus, UnbekannteMarke } from '#brands/registry.ts';
import { blz } from '#contract/fields/blz.ts';
import { vermittlerNummer } from '#contract/fields/vermittlerNummer.ts';
import { gemerkt, tabSpeicher } from './speicher.ts';

/** What the address of the first page said (`specification §2`, `domain/antrag.md §2`); kept for the tab. */
export interface Aufruf {
  /** Null where the address names a brand that does not exist: an error, never a guess. */
  brand: BrandKey | null;
  /** Keys instead of texts. */
  withoutTranslations: boolean;
  /** Inside a host page: no header, no footer. */
  embedded: boolean;
  blz: string | null;
  vermittlernummer: string | null;
  /** Encrypted agent id: never in a log. */
  vmr: string | null;
  ref: string | null;
  /** Counts for the page that was opened only. */
  savedDraftId: string | null;
  /** Parameters whose value is none; they count as not given, and a flow may say so. */
  unlesbar: readonly Parameter[];
}

export const parameter = [
  'blz',
  'vermittlernummer',
  'vmr',
  'ref',
  'savedDraftId',
  'embedded',
  'withoutTranslations',
  'brand',
] as const;
export type Parameter = (typeof parameter)[number];

/** Reads the parameters and what an earlier page of this tab was given; a bad value never breaks a page. */
export function aufrufAus(search: string, speicher: Speicher | null): Aufruf {
  const frueher = speicher && gemerkt(speicher, schluessel, notiz);
  const query = new URLSearchParams(search);
  const unlesbar: Parameter[] = [];
  const wert = (name: keyof typeof formate) => {
    const text = query.get(name);
    if (text === null) return null;
    const { success, data } = z.safeParse(formate[name], text);
    if (!success) unlesbar.push(name);
    return data ?? null;
  };
  const schalter = (name: 'embedded' | 'withoutTranslations') =>
    wert(name) === null ? (frueher?.[name] ?? false) : wert(name) !== 'false';
  const brand = marke(search, frueher?.brand ?? null);
  if (brand === null) unlesbar.push('brand');
  // A link names one broker; what an earlier link named no longer counts.
  const nenntVermittler = vermittler.some((name) => query.has(name));
  const stelle = (name: (typeof vermittler)[number]) =>
    nenntVermittler ? wert(name) : (frueher?.[name] ?? null);
  const aufruf = {
    brand,
    withoutTranslations: schalter('withoutTranslations'),
    embedded: schalter('embedded'),
    blz: stelle('blz'),
    vermittlernummer: stelle('vermittlernummer'),
    vmr: stelle('vmr'),
    ref: wert('ref') ?? frueher?.ref ?? null,
    savedDraftId: wert('savedDraftId'),
    unlesbar,
  };
  const bleibt = z.parse(notiz, { ...aufruf, brand: brand ?? frueher?.brand ?? null });
  speicher?.setItem(schluessel, JSON.stringify(bleibt));
  return aufruf;
}

/** The rest of an address without one of the parameters. */
export function ohne(name: Parameter, search: string): string {
  const query = new URLSearchParams(search);
  query.delete(name);
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** The draft the address leads to, as long as it does. */
export function entwurfDerAdresse(search = globalThis.location?.search ?? ''): string | null {
  return aufrufAus(search, null).savedDraftId;
}

/** Known before the brand's data is loaded: texts are read while the page starts. */
export function spellingVon(brand: BrandKey | null): Spelling {
  return brand === 'protect-ch' ? 'de-CH' : 'de-DE';
}

type Speicher = Pick<Storage, 'getItem' | 'setItem'>;

const schluessel = 'aufruf';
const vermittler = ['blz', 'vermittlernummer', 'vmr'] as const;
const schalter = z.enum(['', 'true', 'false']);
const formate = {
  blz,
  vermittlernummer: vermittlerNummer,
  vmr: z.string().check(z.regex(/^[\w-]{1,512}$/)),
  ref: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  savedDraftId: z.uuidv4(),
  embedded: schalter,
  withoutTranslations: schalter,
};
const text = z.nullable(z.string());
const notiz = z.object({
  brand: text,
  withoutTranslations: z.boolean(),
  embedded: z.boolean(),
  blz: text,
  vermittlernummer: text,
  vmr: text,
  ref: text,
});

function marke(search: string, gemerkt: string | null): BrandKey | null {
  try {
    return markeAus(search, gemerkt);
  } catch (error) {
    if (error instanceof UnbekannteMarke) return null;
    throw error;
  }
}

/** How this tab was opened. */
export const aufruf = aufrufAus(globalThis.location?.search ?? '', tabSpeicher);
