/** German sentences of one place; `{name}` is filled in. */
export type Texte = Readonly<Record<string, string>>;

const nurSchluessel = new URLSearchParams(globalThis.location?.search ?? '').has(
  'withoutTranslations',
);

/** Reads a dictionary; with `?withoutTranslations` the keys are shown instead (`specification §2`). */
export function texte<T extends Texte>(
  bereich: string,
  sammlung: T,
  mitSchluesseln = nurSchluessel,
) {
  return (schluessel: keyof T & string, werte: Record<string, string | number> = {}): string =>
    mitSchluesseln
      ? `${bereich}.${schluessel}`
      : (sammlung[schluessel] ?? schluessel).replaceAll(/\{(\w+)\}/g, (platz, name: string) =>
          String(werte[name] ?? platz),
        );
}
