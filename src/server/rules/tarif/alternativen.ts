import type { Tarifalternative } from '#contract/endpoints/tarifieren/antwort.ts';

/** Another choice at one field, and the inquiry with it. */
export interface Alternative<Anfrage> extends Pick<Tarifalternative, 'feld' | 'wert'> {
  readonly anfrage: Anfrage;
}

/** Every other value of a field. */
export function jederWert<
  Anfrage,
  const Feld extends keyof Anfrage & string,
  Wert extends Anfrage[Feld] & Tarifalternative['wert'],
>(anfrage: Anfrage, feld: Feld, werte: readonly Wert[]): Alternative<Anfrage>[] {
  return werte
    .filter((wert) => wert !== anfrage[feld])
    .map((wert) => ({ feld, wert, anfrage: { ...anfrage, [feld]: wert } }));
}

/** Each of a list taken in where it is not, and left out where it is. */
export function jeBaustein<
  Feld extends string,
  Wert extends string,
  Anfrage extends Readonly<Record<Feld, readonly string[]>>,
>(anfrage: Anfrage, feld: Feld, werte: readonly Wert[]): Alternative<Anfrage>[] {
  const gewaehlt = anfrage[feld];
  return werte.map((wert) => ({
    feld,
    wert,
    anfrage: {
      ...anfrage,
      [feld]: gewaehlt.includes(wert)
        ? gewaehlt.filter((einer) => einer !== wert)
        : [...gewaehlt, wert],
    },
  }));
}
