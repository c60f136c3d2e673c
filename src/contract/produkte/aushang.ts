import type { Produktbeschreibung } from './beschreibung.ts';
import {
  type Abschliessbar,
  antragsname,
  type Antragsweg,
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
    });

export interface AbschliessbarerAushang extends AushangAllgemein {
  readonly weg: Abschliessbar;
  readonly abschliessbar: true;
}

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
    name: antragsname(beschreibung, antrag),
    schaden: antrag.zusatz === undefined ? beschreibung.schaden : undefined,
  }));
}) as readonly Produktaushang[];
