import { aufruf, spellingVon } from '../../../aufruf.ts';
import { texte } from '../../../texte.ts';

/** A sentence as it is shown, by the way to it. */
type Satz = (stelle: string, text: string) => string;

/**
 * Questions as this tab shows them: spelled as in the brand's country, or as the keys of their sentences,
 * `antrag.hausrat.wohnung.bauart.label`. Nearly always that is what stands in them.
 */
export function gezeigt<Fragen extends object>(
  pfad: string,
  fragen: Fragen,
  wie: Pick<typeof aufruf, 'brand' | 'withoutTranslations'> = aufruf,
): Fragen {
  if (spellingVon(wie.brand) === 'de-DE' && !wie.withoutTranslations) return fragen;
  const satz: Satz = (stelle, text) => texte(pfad, { [stelle]: text }, wie)(stelle);
  // The same but for its sentences.
  return darin(fragen, [], satz) as Fragen;
}

/** What people read; all else are names and values. */
const saetze = new Set([
  'titel',
  'einleitung',
  'weiter',
  'warum',
  'label',
  'hinweis',
  'folge',
  'text',
  'sonstigerGrund',
]);
/** What is worked out from the answers and read by people. */
const gerechnet = new Set(['weitereFelder', 'vermerke', 'sperren', 'varianten']);
/** Below these everything is read. */
const nurSaetze = ['sperren', 'komponenten'];

/** The same with other sentences; `stelle` is the way there, by names of fields and values of options. */
function darin(wert: unknown, stelle: readonly string[], satz: Satz): unknown {
  const name = stelle.at(-1) ?? '';
  if (typeof wert === 'string') {
    const istSatz = saetze.has(name) || nurSaetze.some((eines) => stelle.includes(eines));
    return istSatz ? satz(stelle.join('.'), wert) : wert;
  }
  if (typeof wert === 'function') {
    return gerechnet.has(name)
      ? (...args: unknown[]) => darin(Reflect.apply(wert, undefined, args), stelle, satz)
      : wert;
  }
  if (Array.isArray(wert)) {
    return wert.map((teil: unknown) => darin(teil, [...stelle.slice(0, -1), nameVon(teil)], satz));
  }
  if (typeof wert !== 'object' || wert === null) return wert;
  return Object.fromEntries(
    Object.entries(wert).map(([teilname, teil]) => [
      teilname,
      darin(teil, [...stelle, teilname], satz),
    ]),
  );
}

/** A field by its name, one of two sentences beside its value, an option by it, a remark by the field it follows, an address as such. */
function nameVon(teil: unknown): string {
  const { name, wert, nach, art } = Object(teil) as Readonly<
    Record<string, string | number | boolean | undefined>
  >;
  const namen = [name, wert].filter((eines) => eines !== undefined).map((eines) => `${eines}`);
  return namen.length > 0 ? namen.join('.') : String(nach ?? art);
}
