import type { Produktbeschreibung } from './beschreibung.ts';
import {
  type Abschliessbar,
  antragsname,
  type Antragsweg,
  type Beratbar,
  produkte,
  type Schadenweg,
  schluesselListe,
} from './produkte.ts';

/** What every page knows of an insurance: its name and its addresses. */
export type Produktaushang =
  | AbschliessbarerAushang
  | (AushangAllgemein & {
      readonly weg: Exclude<Antragsweg, Abschliessbar>;
      readonly abschliessbar?: never;
      readonly beratbar?: never;
    });

export type AbschliessbarerAushang = AushangAllgemein & { readonly abschliessbar: true } & (
    | { readonly weg: Beratbar; readonly beratbar: true }
    | { readonly weg: Exclude<Abschliessbar, Beratbar>; readonly beratbar?: never }
  );

interface AushangAllgemein {
  readonly name: string;
  /** Only once for each product. */
  readonly schaden?: Schadenweg;
}

/**
 * The products as every page has them, one entry for each application, in the order they are offered.
 * The build of the portal writes down what comes out of here (vite.config.ts), so that limits and notice
 * stay behind the first question.
 */
export const aushang = schluesselListe.flatMap((schluessel) => {
  const beschreibung: Produktbeschreibung = produkte[schluessel];
  return Object.entries(beschreibung.antraege).map(([weg, antrag]) => ({
    weg,
    abschliessbar: antrag.abschliessbar,
    beratbar: antrag.beratbar,
    name: antragsname(beschreibung, antrag),
    schaden: antrag.zusatz === undefined ? beschreibung.schaden : undefined,
  }));
}) as readonly Produktaushang[];
