import type { Produkt } from '#contract/entities/produkt.ts';
import {
  aufPapier,
  type Klausel,
  type Leistung,
  type Leistungsbuch,
  type Rubrik,
} from '#contract/produkte/leistungen/leistung.ts';
import { sparteVon } from '../../rules/produkte/sparten.ts';
import { abschnitt } from '../inhalt/bauen.ts';
import type { Abschnitt, Block } from '../inhalt/inhalt.ts';

/** What the documents of a product say beyond what all of them say. */
interface Produkttext
  extends
    Pick<Leistungsbuch, 'art' | 'einzelvertrag'>,
    Readonly<Record<Rubrik, readonly string[]>> {
  /** The conditions, without what holds for every product. */
  readonly bedingungen: readonly Abschnitt[];
}

/** The text of contracts of that product, of every generation. */
export function produkttext(produkt: Produkt): Produkttext {
  const sparte = sparteVon(produkt);
  if (!sparte) throw new Error('A product without a text');
  return textAus(sparte.leistungen);
}

/** Sheet and conditions as the cover of the product makes them. */
function textAus(buch: Leistungsbuch): Produkttext {
  const { art, einzelvertrag, abschnitte } = buch;
  const leistungen = Object.values(buch.leistungen);
  const zeilen = (rubrik: Rubrik) =>
    leistungen.flatMap((leistung) =>
      [leistung.blatt?.[rubrik] ?? []].flat().map((zeile) => aufPapier(leistung, zeile)),
    );
  return {
    art,
    ...(einzelvertrag && { einzelvertrag }),
    versichert: zeilen('versichert'),
    waehlbar: zeilen('waehlbar'),
    nichtVersichert: zeilen('nichtVersichert'),
    einschraenkungen: zeilen('einschraenkungen'),
    geltungsbereich: zeilen('geltungsbereich'),
    verpflichtungen: zeilen('verpflichtungen'),
    bedingungen: Object.entries(abschnitte).map(([name, titel]) =>
      abschnitt(titel, ...leistungen.reduce(ergaenzt(name), [])),
    ),
  };
}

/** The blocks of a section and what a cover adds to them. */
function ergaenzt(abschnittsname: string) {
  return (bloecke: readonly Block[], leistung: Leistung): readonly Block[] => {
    const klauseln: readonly Klausel[] = [leistung.klausel?.[abschnittsname] ?? []].flat();
    return klauseln.reduce((bisher, klausel) => mit(bisher, klausel, leistung), bloecke);
  };
}

function mit(bloecke: readonly Block[], klausel: Klausel, leistung: Leistung): readonly Block[] {
  const gesagt = (satz: string) => aufPapier(leistung, satz);
  if (typeof klausel === 'string') {
    return [...bloecke, { art: 'absatz', text: gesagt(klausel) }];
  }
  const letzter = bloecke.at(-1);
  const davor = bloecke.slice(0, -1);
  if ('weiter' in klausel) {
    if (letzter?.art !== 'absatz') throw new Error(`No paragraph before: ${klausel.weiter}`);
    return [...davor, { ...letzter, text: `${letzter.text} ${gesagt(klausel.weiter)}` }];
  }
  const punkte = klausel.punkte.map(gesagt);
  return letzter?.art === 'liste'
    ? [...davor, { ...letzter, punkte: [...letzter.punkte, ...punkte] }]
    : [...bloecke, { art: 'liste', punkte }];
}
