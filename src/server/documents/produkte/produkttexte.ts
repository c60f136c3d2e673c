import { schluesselAusIdentifier, type Produkt } from '#contract/entities/produkt.ts';
import {
  aufPapier,
  type Leistung,
  type Leistungsbuch,
  type Rubrik,
  type Scheinzeile,
} from '#contract/produkte/leistungen/leistung.ts';
import { sparteVon } from '../../rules/produkte/sparten.ts';
import type { Grunddaten } from '../daten.ts';
import type { Abschnitt, Fakt } from '../inhalt/inhalt.ts';
import { abschnitteAus } from '../rechtstexte/abschnitte.ts';
import { mappeVon, tarifeVon } from '../rechtstexte/mappen.ts';

/** What the documents of a product say beyond what all of them say. */
export interface Produkttext
  extends
    Pick<Leistungsbuch, 'art' | 'einzelvertrag'>,
    Readonly<Record<Rubrik, readonly string[]>> {}

/** The sheet of contracts of that product, of every generation, as its cover makes it. */
export function produkttext(produkt: Produkt): Produkttext {
  const { art, einzelvertrag } = buchVon(produkt);
  const eigene = eigeneVon(produkt);
  const zeilen = (rubrik: Rubrik) => eigene.flatMap((leistung) => blattzeilen(leistung, rubrik));
  return {
    art,
    ...(einzelvertrag && { einzelvertrag }),
    versichert: zeilen('versichert'),
    waehlbar: zeilen('waehlbar'),
    nichtVersichert: zeilen('nichtVersichert'),
    einschraenkungen: zeilen('einschraenkungen'),
    geltungsbereich: zeilen('geltungsbereich'),
    verpflichtungen: zeilen('verpflichtungen'),
  };
}

/** What she could have added and did not, as the sheet names it, by the lines of her policy. */
export function nichtGewaehlt(produkt: Produkt, gedeckt: readonly Fakt[]): string[] {
  const fehlt = ({ name, ohne }: Scheinzeile) =>
    gedeckt.some((zeile) => zeile.name === name && zeile.wert === ohne);
  return eigeneVon(produkt).flatMap((leistung) => {
    const istOffen = leistung.art === 'BAUSTEIN' && [leistung.schein ?? []].flat().some(fehlt);
    return istOffen ? blattzeilen(leistung, 'waehlbar') : [];
  });
}

/** Its conditions without what holds for every product: the wording of that day, with the numbers of the cover. */
export function bedingungenVon({ produkt, absender, stand }: Grunddaten): Abschnitt[] {
  const schluessel = schluesselAusIdentifier(produkt);
  const leistungen = Object.values(buchVon(produkt).leistungen);
  const { teile } = absender.rechtstexte(mappeVon(schluessel), stand);
  return abschnitteAus(teile['bedingungen'] ?? [], {
    fuellen: (satz, klausel) => aufPapier(zahlenDer(leistungen, klausel), satz),
    tarife: tarifeVon(schluessel, absender.marke),
  });
}

/** The cover of that very product, where one book speaks for two. */
function eigeneVon(produkt: Produkt): Leistung[] {
  return Object.values(buchVon(produkt).leistungen).filter(({ nur = produkt }) => nur === produkt);
}

/** What the sheet says of a cover below one of its headings. */
function blattzeilen(leistung: Leistung, rubrik: Rubrik): string[] {
  return [leistung.blatt?.[rubrik] ?? []].flat().map((zeile) => aufPapier(leistung, zeile));
}

/** The cover of a product, with every sentence that says so. */
function buchVon(produkt: Produkt): Leistungsbuch {
  const sparte = sparteVon(produkt);
  if (!sparte) throw new Error('A product without a text');
  return sparte.leistungen;
}

/** The numbers of every cover that names the clause. */
function zahlenDer(
  leistungen: readonly Leistung[],
  klausel: string | undefined,
): Pick<Leistung, 'zahlen'> {
  const zahlen: Record<string, Readonly<Record<string, unknown>>> = {};
  for (const leistung of leistungen.filter((eine) => eine.klausel === klausel)) {
    for (const [einheit, benannte] of Object.entries(leistung.zahlen ?? {})) {
      zahlen[einheit] = { ...zahlen[einheit], ...benannte };
    }
  }
  return { zahlen };
}
