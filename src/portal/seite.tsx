import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import type { Feature } from '#contract/features.ts';
import type { KommtNoch } from './kommtNoch.ts';
import type { HilfeSchluessel } from './shell/hilfe/texte.ts';

/** What stands at an address. */
export interface Portalseite<Props> {
  Page: (props: Props) => ReactNode;
  /** Fetches the page's chunk ahead of its turn. */
  laden?: () => Promise<unknown>;
  /** Heading while the page is on its way. */
  titel?: string;
  /** Where it stands as well: between both it goes on as it is. */
  zugleich?: string;
  /** What its steps belong to, in the browser's title: "Schritt – Strecke – Marke". */
  strecke?: string;
  /** A flow runs here: somebody else who signs in over it begins elsewhere. */
  fluss?: true;
  /** What the help of the page says; by default a general word. */
  hilfe?: HilfeSchluessel;
  /** Off, there is no such page (`domain/daten.md §8`). */
  feature?: Feature;
  /** The header stays in sight while the page scrolls. */
  fest?: true;
  inVorbereitung?: never;
}

/** A page whose content comes later; it says so. */
export type KommendeSeite = Omit<Portalseite<object>, 'inVorbereitung'> & { inVorbereitung: true };

/** What may stand at an address: a page, or the word that it is to come. */
export type SeiteAn<P, Props> = P extends KommtNoch ? KommendeSeite : Portalseite<Props>;

/** A page in a chunk of its own, drawn at once where it is here. */
export function spaeter<Props extends object>(
  laden: () => Promise<{ default: ComponentType<Props> }>,
): Portalseite<Props> & Required<Pick<Portalseite<Props>, 'laden'>> {
  let geladen: ComponentType<Props> | null = null;
  const holen = async () => {
    const seite = await laden();
    geladen = seite.default;
    return seite;
  };
  const Wartend = lazy(holen);
  // What is here already needs no second look: it stands in the first picture.
  function Page(props: Props) {
    const [Seite] = useState(() => geladen ?? Wartend);
    return <Seite {...props} />;
  }
  return { laden: holen, Page };
}

/** Pages that come together, each by its name. */
export function spaeterAus<Props extends object, Name extends string>(
  laden: () => Promise<Record<Name, ComponentType<Props>>>,
) {
  return (name: Name) => spaeter<Props>(async () => ({ default: (await laden())[name] }));
}
