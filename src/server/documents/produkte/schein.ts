import { variante } from '#contract/begriffe/tarif.ts';
import {
  eingesetzt,
  type Leistung,
  type Leistungsbuch,
  type Scheinzeile,
  stellenIn,
  zahlworteDer,
} from '#contract/produkte/leistungen/leistung.ts';
import type { Fakt } from '../inhalt/inhalt.ts';

/** What a contract says of a cover, by the names its line has for it. */
export type Scheinworte = Readonly<Record<string, string>>;

/** Of every personal cover of a product what the contract has of it; null where it was not chosen, undefined where there is nothing to say. */
export type Gekauft<B extends Leistungsbuch> = {
  readonly [
    L in keyof B['leistungen'] as B['leistungen'][L] extends { schein: unknown } ? L : never
  ]: Scheinworte | null | undefined;
};

interface Kauf {
  /** Key of the tariff; null where the product has none, or nobody knows. */
  readonly tarif: string | null;
  readonly gekauft: Readonly<Record<string, Scheinworte | null | undefined>>;
}

/** The lines of the policy, in the order of the cover. */
export function scheinzeilen(buch: Leistungsbuch, { tarif, gekauft }: Kauf): Fakt[] {
  return [
    ...(tarif === null ? [] : [{ name: 'Tarif', wert: tarifname(tarif) }]),
    ...Object.entries(buch.leistungen).flatMap(([name, leistung]) => {
      const worte = gekauft[name];
      return worte === undefined ? [] : zeilenDer(leistung, worte, tarif);
    }),
  ];
}

function tarifname(tarif: string): string {
  return Object.entries(variante).find(([key]) => key === tarif)?.[1] ?? tarif;
}

function zeilenDer(leistung: Leistung, worte: Scheinworte | null, tarif: string | null): Fakt[] {
  const zeilen: readonly Scheinzeile[] = [leistung.schein ?? []].flat();
  return zeilen.flatMap(({ name, wert, ohne }) => {
    if (worte === null) return ohne === undefined ? [] : [{ name, wert: ohne }];
    const satz = typeof wert === 'string' ? wert : wert[tarif ?? ''];
    const werte = { ...zahlenIm(leistung, tarif), ...worte };
    // An older contract does not know everything of itself.
    const sagbar = satz !== undefined && stellenIn(satz).every((stelle) => stelle in werte);
    return sagbar ? [{ name, wert: eingesetzt(satz, werte) }] : [];
  });
}

/** Its numbers, those of the tariff by their name alone. */
function zahlenIm(leistung: Leistung, tarif: string | null): Scheinworte {
  const alle = Object.entries(zahlworteDer(leistung));
  return Object.fromEntries(
    alle.flatMap(([stelle, wort]) => {
      const [name = '', stufe] = stelle.split('.');
      return stufe === undefined || stufe === tarif ? [[name, wort]] : [];
    }),
  );
}
