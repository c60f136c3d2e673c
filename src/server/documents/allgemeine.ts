import { dokumentAdresse } from '#contract/endpoints/druck.ts';
import type { AllgemeinesDokument } from '#contract/endpoints/downloadBereich.ts';
import { markenSchluessel, type MarkenSchluessel } from '#contract/entities/marke.ts';
import {
  type Antragsziel,
  antragsziele,
  bietetAn,
  papiername,
} from '#contract/produkte/produkte.ts';
import type { ProduktSchluessel } from '#contract/entities/produkt.ts';
import { anzeigepflicht } from './inhalt/anzeigepflicht.ts';
import { avb } from './inhalt/avb.ts';
import { datenschutz } from './inhalt/datenschutz.ts';
import type { Dokumentinhalt } from './inhalt/inhalt.ts';
import { pib } from './inhalt/pib.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import type { Aussteller } from './daten.ts';
import { inSchreibweise } from './schreibweise.ts';
import { absenderVon, type Dokumentmarke } from './marke.ts';
import type { Dokumentdienste } from './oeffnen.ts';

/** One that is the same for everybody, with its text. */
export interface Allgemeines {
  id: string;
  produkt: ProduktSchluessel | null;
  inhalt: Dokumentinhalt;
}

/** What brands hand out to anybody: their addresses never run out, for they lead to nothing personal. */
export function allgemeineDokumente({ marken, clock }: Pick<Dokumentdienste, 'marken' | 'clock'>) {
  let gemachte = machen(marken, heuteInBerlin(clock()));
  // Legal texts change with a day, so those of yesterday may be over.
  const heutige = () => {
    const heute = heuteInBerlin(clock());
    if (gemachte.stand !== heute) gemachte = machen(marken, heute);
    return gemachte;
  };
  const eines = (id: string): Allgemeines | null => heutige().nachId.get(id) ?? null;
  return {
    derMarke: (marke: MarkenSchluessel): readonly Allgemeines[] => heutige().alle.get(marke) ?? [],
    eines,
    /** The one behind the name of a page; null for any other name. */
    hinter: (name: string): Allgemeines | null =>
      name.startsWith(vorsatz) ? eines(name.slice(vorsatz.length)) : null,
  };
}

function machen(marken: Dokumentdienste['marken'], stand: string) {
  const alle = new Map(
    markenSchluessel.options.map((marke) => [marke, dokumenteDer(marke, marken[marke], stand)]),
  );
  const nachId = new Map(
    [...alle.values()].flatMap((einer) => einer.map((eines) => [eines.id, eines])),
  );
  return { stand, alle, nachId };
}

/** As the wire has it. */
export function alsEintrag({ id, produkt, inhalt }: Allgemeines): AllgemeinesDokument {
  const { titel: name, typ, version } = inhalt;
  return { id, name, typ, version, produkt, url: dokumentAdresse(`${vorsatz}${id}`, 'html') };
}

/** Tells their addresses from tokens. */
const vorsatz = 'allgemein-';

function dokumenteDer(marke: MarkenSchluessel, daten: Dokumentmarke, stand: string): Allgemeines[] {
  const aussteller = { absender: absenderVon(daten), stand };
  const schreibe = inSchreibweise(aussteller.absender);
  return [...jeProdukt(marke, aussteller), ...fuerAlle(marke, aussteller)].map(
    ({ id, produkt, inhalt }) => ({ id, produkt, inhalt: schreibe(inhalt) }),
  );
}

function jeProdukt(marke: MarkenSchluessel, aussteller: Aussteller): Allgemeines[] {
  return [...antragsziele.values()].flatMap((ziel) => {
    const { produkt, schluessel } = ziel;
    if (!bietetAn(marke, schluessel)) return [];
    return [pib({ produkt, ...aussteller }), avb({ produkt, ...aussteller })].map((inhalt) =>
      allgemeines(marke, ziel, inhalt),
    );
  });
}

function fuerAlle(marke: MarkenSchluessel, aussteller: Aussteller): Allgemeines[] {
  return [anzeigepflicht(aussteller), datenschutz(aussteller)].map((inhalt) =>
    allgemeines(marke, null, inhalt),
  );
}

function allgemeines(
  marke: MarkenSchluessel,
  ziel: Antragsziel | null,
  inhalt: Dokumentinhalt,
): Allgemeines {
  const teile = [marke, ...(ziel === null ? [] : [papiername(ziel)]), inhalt.typ];
  const produkt = ziel?.schluessel ?? null;
  return { id: teile.join('-').toLowerCase(), produkt, inhalt };
}
