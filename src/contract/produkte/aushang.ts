import type { Produktbeschreibung } from './beschreibung.ts';
import {
  type Abschliessbar,
  type Antragsweg,
  produkte,
  type ProduktSchluessel,
  type Schadenweg,
  schluesselListe,
} from './produkte.ts';

/** What every page knows of an insurance: what is still to come has a name and addresses only. */
export type Produktaushang = AbschliessbarerAushang | KommenderAushang;

export interface AbschliessbarerAushang
  extends AushangAllgemein, Pick<Produktbeschreibung, 'marken' | 'vertragsArt' | 'zeile'> {
  readonly weg: Abschliessbar;
  readonly abschliessbar: true;
  readonly schluessel: ProduktSchluessel;
}

interface KommenderAushang extends AushangAllgemein {
  readonly weg: Exclude<Antragsweg, Abschliessbar>;
  readonly abschliessbar?: never;
}

interface AushangAllgemein {
  readonly name: string;
  /** Only once for each product. */
  readonly schaden?: Schadenweg;
}

/**
 * The products as the first pages have them, one entry for each application, in the order they are offered.
 * The build of the portal writes down what comes out of here (vite.config.ts), so that limits and notice
 * stay behind the first question.
 */
export const aushang = schluesselListe.flatMap((schluessel) =>
  Object.entries<Antrag>(produkte[schluessel].antraege).map((eintrag) =>
    aushangVon(schluessel, ...eintrag),
  ),
) as readonly Produktaushang[];

type Antrag = Produktbeschreibung['antraege'][string];

function aushangVon(schluessel: ProduktSchluessel, weg: string, { abschliessbar, zusatz }: Antrag) {
  const { name, zeile, vertragsArt, marken, schaden } = produkte[schluessel];
  return {
    weg,
    ...(zusatz === undefined ? { name, schaden } : { name: `${name} ${zusatz}` }),
    ...(abschliessbar ? { abschliessbar, schluessel, zeile, vertragsArt, marken } : {}),
  };
}
