import { tagePlus } from '#contract/tag.ts';
import { anschlusswiderspruch } from './anschluss.ts';
import { mitWunsch } from './beratung.ts';
import type { Antragsstand, Antragsumfeld, BasisAntworten } from './context.ts';
import type { Produktregel } from './regel.ts';

/** What the rule of a product adds to what is the same for all. */
interface Eigenregel<A extends BasisAntworten, Anfrage> extends Omit<
  Produktregel<A>,
  'anfrage' | 'vorgabe'
> {
  /** Its part of the request for a price; null while an answer is missing. */
  readonly risiko: (
    antworten: A & { readonly angebot: NonNullable<A['angebot']> },
    umfeld: Antragsumfeld,
  ) => Omit<Anfrage, Gemeinsam> | null;
  /** What is chosen for her at the price, beside how she pays and when it begins. */
  readonly wahl: (umfeld: Antragsumfeld, antworten: A) => Omit<NonNullable<A['angebot']>, Zuerst>;
  /** How she pays before she says how; once a year unless told. */
  readonly zahlweise?: Zahlweise<A>;
}

type Gemeinsam = keyof ReturnType<typeof gemeinsames>;
type Zahlweise<A extends BasisAntworten> = NonNullable<A['angebot']>['zahlweise'];
type Zuerst = 'zahlweise' | 'versicherungsbeginn' | 'beginnverlegung';

/**
 * The rule of a product, from what it alone knows. Both parts of its request are checked where the result
 * is named: `const regel: Produktregel<Antworten, Anfrage> = produktregel<Antworten, Anfrage>(…)`.
 */
export function produktregel<A extends BasisAntworten, Anfrage>({
  risiko,
  wahl,
  zahlweise = 'JAEHRLICH',
  ...eigenes
}: Eigenregel<A, Anfrage>) {
  return {
    ...eigenes,
    anfrage: (antworten: A, umfeld: Antragsumfeld) => {
      const { vorversicherung } = antworten;
      const angebot = antwortAuf(antworten, 'angebot');
      if (!angebot || !vorversicherung) return null;
      const eigene = risiko({ ...antworten, angebot }, umfeld);
      return eigene && { ...eigene, ...gemeinsames<Zahlweise<A>>(vorversicherung, angebot) };
    },
    vorgabe: vorgabeMit(wahl, zahlweise),
    widersprueche: (schritt: string, stand: Antragsstand<A>) => [
      ...(schritt === 'vorversicherung' ? anschlusswiderspruch(stand) : []),
      ...(eigenes.widersprueche?.(schritt, stand) ?? []),
    ],
  };
}

/** What is chosen for her at the price: the product's own, how she pays, and a begin tomorrow. */
export function vorgabeMit<A extends BasisAntworten, Wahl extends object, Z>(
  wahl: (umfeld: Antragsumfeld, antworten: A) => Wahl,
  zahlweise: Z,
) {
  return (antworten: A, umfeld: Antragsumfeld) => ({
    zahlweise,
    versicherungsbeginn: tagePlus(umfeld.heute, 1),
    ...wahl(umfeld, mitWunsch(antworten)),
  });
}

/** With the type of this product's answer, not of any. */
function antwortAuf<A, Schritt extends keyof A>(antworten: A, schritt: Schritt): A[Schritt] {
  return antworten[schritt];
}

/** What every price depends on. How it is paid changes none and is asked later; the server looks at it at the end. */
function gemeinsames<Z>(
  { gekuendigtDurch, vorschaeden }: NonNullable<BasisAntworten['vorversicherung']>,
  { zahlweise }: { readonly zahlweise: Z },
) {
  return {
    vorschaeden,
    ...(gekuendigtDurch === undefined ? {} : { gekuendigtDurch }),
    zahlweise,
  };
}
