/**
 * What a person reads when a call fails, by call and kind, as the domain pages word it; null where nothing has to be
 * said because the failure is none to her. A function where it depends on what is known.
 */
export type Sentences = Readonly<Record<string, Readonly<Record<string, Said>>>>;
type Said = string | null | ((context: object) => string | null);

/** Where nothing better is known (`specification §2`, §8). */
export const technisch = 'Leider ist etwas schief gelaufen. Bitte versuchen Sie es später nochmal.';

/** The session ended while she was at work (`domain/konto.md §5`). */
export const abgelaufen = 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.';

/** Over the page she is at, where she signs in again (decision 0046). */
export const abgemeldet = 'Sie sind nicht mehr angemeldet.';

/** The sentence that is due after a failure, by its name in a report (`berechnen ✗ technisch`). */
export function sentenceOf(sentences: Sentences, name: string, context: object): string | null {
  const [call = '', kind = ''] = name.split(' ✗ ');
  const said = sentences[call]?.[kind] ?? null;
  return typeof said === 'function' ? said(context) : said;
}
