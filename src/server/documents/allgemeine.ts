import { dokumentAdresse } from '#contract/endpoints/druck.ts';
import type { AllgemeinesDokument } from '#contract/endpoints/downloadBereich.ts';
import { markenSchluessel, type MarkenSchluessel } from '#contract/entities/marke.ts';
import { antragsziele, bietetAn } from '#contract/produkte/produkte.ts';
import type { ProduktSchluessel } from '#contract/entities/produkt.ts';
import { anzeigepflicht } from './inhalt/anzeigepflicht.ts';
import { avb } from './inhalt/avb.ts';
import { datenschutz } from './inhalt/datenschutz.ts';
import type { Dokumentinhalt } from './inhalt/inhalt.ts';
import { pib } from './inhalt/pib.ts';
import type { Absender } from './daten.ts';
import { absenderVon, type Dokumentmarke } from './marke.ts';

/** One that is the same for everybody, with its text. */
export interface Allgemeines {
  id: string;
  produkt: ProduktSchluessel | null;
  inhalt: Dokumentinhalt;
}

/** What brands hand out to anybody: their addresses never run out, for they lead to nothing personal. */
export function allgemeineDokumente(marken: Readonly<Record<MarkenSchluessel, Dokumentmarke>>) {
  const alle = new Map(
    markenSchluessel.options.map((marke) => [marke, dokumenteDer(marke, marken[marke])]),
  );
  const nachId = new Map(
    [...alle.values()].flatMap((einer) => einer.map((eines) => [eines.id, eines])),
  );
  return {
    derMarke: (marke: MarkenSchluessel): readonly Allgemeines[] => alle.get(marke) ?? [],
    eines: (id: string): Allgemeines | null => nachId.get(id) ?? null,
    /** The one behind the name of a page; null for any other name. */
    hinter: (name: string): Allgemeines | null =>
      name.startsWith(vorsatz) ? (nachId.get(name.slice(vorsatz.length)) ?? null) : null,
  };
}

/** As the wire has it. */
export function alsEintrag({ id, produkt, inhalt }: Allgemeines): AllgemeinesDokument {
  const { titel: name, typ, version } = inhalt;
  return { id, name, typ, version, produkt, url: dokumentAdresse(`${vorsatz}${id}`, 'html') };
}

/** Tells their addresses from tokens. */
const vorsatz = 'allgemein-';

function dokumenteDer(marke: MarkenSchluessel, daten: Dokumentmarke): Allgemeines[] {
  const absender = absenderVon(daten);
  return [...jeProdukt(marke, absender), ...fuerAlle(marke, absender)];
}

function jeProdukt(marke: MarkenSchluessel, absender: Absender): Allgemeines[] {
  const angebot = new Map(
    [...antragsziele.values()].map((ziel) => [ziel.schluessel, ziel.produkt]),
  );
  return [...angebot].flatMap(([schluessel, produkt]) => {
    if (!bietetAn(marke, schluessel)) return [];
    return [pib({ produkt, absender }), avb({ produkt, absender })].map((inhalt) =>
      allgemeines(marke, schluessel, inhalt),
    );
  });
}

function fuerAlle(marke: MarkenSchluessel, absender: Absender): Allgemeines[] {
  return [anzeigepflicht({ absender }), datenschutz({ absender })].map((inhalt) =>
    allgemeines(marke, null, inhalt),
  );
}

function allgemeines(
  marke: MarkenSchluessel,
  produkt: ProduktSchluessel | null,
  inhalt: Dokumentinhalt,
): Allgemeines {
  const teile = [marke, ...(produkt === null ? [] : [produkt]), inhalt.typ];
  return { id: teile.join('-').toLowerCase(), produkt, inhalt };
}
