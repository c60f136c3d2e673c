import type { BrandKey, Spelling } from '#brands/brand.ts';
import { markeAus, UnbekannteMarke } from '#brands/registry.ts';
import { blzMuster, vermittlerNummerMuster } from '#contract/fields/kennziffern.ts';
import { hausmarke, marken } from '#contract/marken.ts';
import { formAus, gemerkt, tabSpeicher } from './speicher.ts';

/** What the address of the first page said (`specification §2`, `domain/antrag.md §2`); kept for the tab. */
export interface Aufruf {
  /** Null where the address names a brand that does not exist: an error, never a guess. */
  brand: BrandKey | null;
  /** Keys instead of texts. */
  withoutTranslations: boolean;
  /** Asks for no header and no footer; whether a page really frames the portal, `isFramed` says. */
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
    // As the fields of these names take them.
    const genau = name === 'blz' || name === 'vermittlernummer' ? text.trim() : text;
    if (formate[name].test(genau)) return genau;
    unlesbar.push(name);
    return null;
  };
  const schalter = (name: 'embedded' | 'withoutTranslations') =>
    wert(name) === null ? (frueher?.[name] ?? false) : wert(name) !== 'false';
  const brand = marke(search, frueher?.brand ?? null);
  if (brand === null) unlesbar.push('brand');
  // A link names one broker; what an earlier link named no longer counts.
  const nenntVermittler = vermittler.some((name) => query.has(name));
  const stelle = (name: (typeof vermittler)[number]) =>
    nenntVermittler ? wert(name) : (frueher?.[name] ?? null);
  const bleibt = {
    withoutTranslations: schalter('withoutTranslations'),
    embedded: schalter('embedded'),
    blz: stelle('blz'),
    vermittlernummer: stelle('vermittlernummer'),
    vmr: stelle('vmr'),
    ref: wert('ref') ?? frueher?.ref ?? null,
  };
  const notiert: Notiz = { ...bleibt, brand: brand ?? frueher?.brand ?? null };
  speicher?.setItem(schluessel, JSON.stringify(notiert));
  return { ...bleibt, brand, savedDraftId: wert('savedDraftId'), unlesbar };
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
  return `de-${marken[brand ?? hausmarke].land}`;
}

type Speicher = Pick<Storage, 'getItem' | 'setItem'>;

const schluessel = 'aufruf';
const vermittler = ['blz', 'vermittlernummer', 'vmr'] as const;
const schalter = /^(?:true|false)?$/;
const formate = {
  blz: blzMuster,
  vermittlernummer: vermittlerNummerMuster,
  vmr: /^[\w-]{1,512}$/,
  ref: /^[\w-]{1,64}$/,
  // Version 4.
  savedDraftId: /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i,
  embedded: schalter,
  withoutTranslations: schalter,
};

/** The brand as it was named, whether or not there still is one of that name. */
interface Notiz extends Omit<Aufruf, 'brand' | 'savedDraftId' | 'unlesbar'> {
  brand: string | null;
}

const notiz = formAus(istNotiz);

function istNotiz(wert: unknown): wert is Notiz {
  if (typeof wert !== 'object' || wert === null) return false;
  const { withoutTranslations, embedded, ...rest }: Partial<Record<keyof Notiz, unknown>> = wert;
  const { brand, blz, vermittlernummer, vmr, ref } = rest;
  return (
    typeof withoutTranslations === 'boolean' &&
    typeof embedded === 'boolean' &&
    [brand, blz, vermittlernummer, vmr, ref].every(
      (text) => text === null || typeof text === 'string',
    )
  );
}

function marke(search: string, gemerkt: string | null): BrandKey | null {
  try {
    return markeAus(search, gemerkt);
  } catch (error) {
    if (error instanceof UnbekannteMarke) return null;
    throw error;
  }
}

/** Somebody else's page is around this one, whatever the address says: who is signed in is for that page to say. */
export function isFramed(): boolean {
  return globalThis.parent !== globalThis.self;
}

/** How this tab was opened. */
export const aufruf = aufrufAus(globalThis.location?.search ?? '', tabSpeicher);
