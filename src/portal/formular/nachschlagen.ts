import * as z from 'zod/mini';
import {
  fahrradherstellerSuchen,
  gewerbeartSuchen,
  hunderasseSuchen,
} from '#contract/endpoints/finder.ts';
import { orteLesen, strassenSuchen } from '#contract/endpoints/zuers.ts';
import type { ProduktSchluessel } from '#contract/entities/produkt.ts';
import type { Nachschlagewerke, Vorschlagsliste } from '#machines/formular/frage.ts';
import type { Suggestion } from '#widgets/suggest-field/useSuggestions.ts';
import type { Client } from '../client/client.ts';
import { unwrap } from '../client/response.ts';
import { alsEingabe, nichtDabei } from './gewerbe/taetigkeit.ts';
import { texte } from '../texte.ts';

/** Places of a postcode; null where nobody has it. */
export async function orteZu(
  client: Client,
  postcode: string,
  signal: AbortSignal,
): Promise<string[] | null> {
  const antwort = await client.call(orteLesen, { params: { postcode }, signal });
  if (!antwort.ok && antwort.errorStatus === 404) return null;
  return [...new Set(unwrap(antwort).map(({ ort }) => ort))];
}

/** Streets that fit what is typed. */
export async function strassenIn(
  client: Client,
  query: { plz: string; ort: string; pattern: string },
  signal: AbortSignal,
): Promise<string[]> {
  // The postcode may be gone again, or half typed.
  if (!z.safeParse(strassenSuchen.query, query).success) return [];
  const gefunden = unwrap(await client.call(strassenSuchen, { query, signal }));
  return gefunden.map(({ strasse }) => strasse);
}

/** Trades that fit what is typed, each as a field keeps it; behind them the way on where hers is none of them. */
export async function gewerbeartenZu(
  client: Client,
  { getippt, produkt }: Gewerbefrage,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const query = { pattern: getippt.slice(0, 50), ...(produkt && { produkt }) };
  const gefunden = unwrap(await client.call(gewerbeartSuchen, { query, signal }));
  const arten = gefunden.map((eine) => ({ value: alsEingabe(eine), label: eine.name }));
  if (!produkt) return arten;
  const detail = t(arten.length === 0 ? 'nichtsDabei' : 'nichtDabeiFolge');
  return [...arten, { value: nichtDabei, label: t('nichtDabei'), detail }];
}

interface Gewerbefrage {
  readonly getippt: string;
  /** What she applies for; a person can be asked about what is in no list. */
  readonly produkt: ProduktSchluessel | undefined;
}

/** Apart from what else is said at the field, which waits for nothing. */
export const t = texte('antrag.gewerbeliste', {
  nichtDabei: 'Meine Tätigkeit ist nicht dabei',
  nichtDabeiFolge: 'Wir prüfen sie gern persönlich.',
  nichtsDabei:
    'Dazu haben wir nichts gefunden. Versuchen Sie ein anderes Wort, oder fragen Sie uns.',
});

/** The look-ups that questions name: whether what is asked about can be had. */
export const nachschlagewerke: {
  readonly [Name in keyof Nachschlagewerke]: (
    client: Client,
    eingabe: Nachschlagewerke[Name],
    signal: AbortSignal,
  ) => Promise<boolean>;
} = {
  // What the zones say of a street that is known, or else of its place.
  elementar: async (client, { plz, ort, strasse }, signal) => {
    const query = { plz, ort, pattern: strasse };
    const strassen = unwrap(await client.call(strassenSuchen, { query, signal }));
    const bekannt = strassen.find((eine) => eine.strasse === strasse);
    if (bekannt) return bekannt.elementarEinschliessbar;
    const orte = unwrap(await client.call(orteLesen, { params: { postcode: plz }, signal }));
    return orte.length === 0 || orte.some((einer) => einer.elementarEinschliessbar);
  },
};

/** The lists that questions name: what fits what is typed. */
export const vorschlagslisten: Readonly<
  Record<
    Vorschlagsliste,
    (client: Client, getippt: string, signal: AbortSignal) => Promise<readonly string[]>
  >
> = {
  fahrradhersteller: async (client, getippt, signal) => {
    const query = { pattern: getippt.slice(0, 50) };
    const gefunden = unwrap(await client.call(fahrradherstellerSuchen, { query, signal }));
    return gefunden.map(({ name }) => name);
  },
  hunderasse: async (client, getippt, signal) => {
    const query = { pattern: getippt.slice(0, 50) };
    const gefunden = unwrap(await client.call(hunderasseSuchen, { query, signal }));
    return gefunden.map(({ name }) => name);
  },
};
