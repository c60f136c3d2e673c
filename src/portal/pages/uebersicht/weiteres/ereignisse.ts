import {
  type AenderungsArt,
  aenderungsarten,
  aenderungsseiten,
  type Lebensereignis,
} from '#contract/aenderungen/seiten.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { type Produkt, schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { istAktiv, type Vertragskachel } from '#contract/entities/vertrag.ts';
import type { Feature } from '#contract/features.ts';
import type { Produktbeschreibung } from '#contract/produkte/beschreibung.ts';
import { produkte } from '#contract/produkte/produkte.ts';
import { schadenweg, steht } from '../../../kommtNoch.ts';

/** What can have happened, in this order. */
const was = ['SCHADEN', 'UMZUG', 'RAD', 'HEIRAT', 'NACHWUCHS', 'HUND'] as const;
export type Geschehnis = (typeof was)[number];

interface Umstand {
  vertraege: readonly Vertragskachel[];
  /** What it sells can be concluded. */
  marke: MarkenSchluessel;
  istAn: (feature: Feature) => boolean;
}

/** Each with the flow that answers it, at the contract it is about; whatever has no flow yet is left out. */
export function ereignisseVon(umstand: Umstand): { was: Geschehnis; href: string }[] {
  const istBetrieb = nurBetriebe(umstand);
  return was
    .filter((eines) => !istBetrieb || jedem.has(eines))
    .flatMap((eines) => {
      const href = wege[eines](umstand);
      return href === null ? [] : [{ was: eines, href }];
    });
}

/** What happens to a firm as well. */
const jedem: ReadonlySet<Geschehnis> = new Set(['SCHADEN', 'UMZUG']);

/** Nothing but her firm is insured here. */
function nurBetriebe({ vertraege }: Umstand): boolean {
  const aktive = vertraege.filter(istAktiv);
  return (
    aktive.length > 0 &&
    aktive.every(
      ({ produktIdentifier }) => beschreibungVon(produktIdentifier).vertragsArt === 'GEWERBE',
    )
  );
}

const wege: Readonly<Record<Geschehnis, (umstand: Umstand) => string | null>> = {
  SCHADEN: () => (steht('/schaden-melden') ? schadenweg : null),
  UMZUG: ({ istAn }) => (istAn('umzugsservice') ? '/kunden/umzugsservice/' : null),
  // Another bicycle is another contract.
  RAD: (umstand) => antrag(umstand, 'RAD'),
  HEIRAT: familie,
  NACHWUCHS: familie,
  HUND: (umstand) =>
    aenderung(umstand, 'HUND') ?? (hat(umstand, 'HUND') ? null : antrag(umstand, 'HUND')),
};

function familie(umstand: Umstand): string | null {
  const { vertraege } = umstand;
  return (
    aenderung(umstand, 'FAMILIE') ??
    (hat({ vertraege }, 'FAMILIE') ? null : antrag(umstand, 'FAMILIE'))
  );
}

/** The change of her contract, or where she chooses among several; a contract that cannot be changed says why itself. */
function aenderung({ vertraege }: Umstand, ereignis: Lebensereignis): string | null {
  const art = aenderungsarten.find((eine) => beantwortet(eine) === ereignis);
  if (art === undefined) return null;
  const weg = `/kunden/${aenderungsseiten[art].pfad}`;
  const [erster, ...weitere] = vertraege.filter(
    (vertrag) => istAktiv(vertrag) && vertrag.kacheln.some((kachel) => kachel.art === art),
  );
  if (!erster) return null;
  return weitere.length > 0 ? weg : `${weg}/${erster.versicherungsNummer}`;
}

function hat({ vertraege }: Pick<Umstand, 'vertraege'>, ereignis: Lebensereignis): boolean {
  return vertraege
    .filter(istAktiv)
    .some(({ produktIdentifier }) => beschreibungVon(produktIdentifier).ereignis === ereignis);
}

function antrag({ marke }: Umstand, ereignis: Lebensereignis): string | null {
  const produkt = alle.find((eines) => eines.ereignis === ereignis && eines.marken.includes(marke));
  const wege = Object.entries(produkt?.antraege ?? {});
  const [weg] = wege.find(([, { abschliessbar }]) => abschliessbar) ?? [];
  return weg === undefined ? null : `/${weg}/antrag`;
}

const alle: readonly Produktbeschreibung[] = Object.values(produkte);

function beantwortet(art: AenderungsArt): Lebensereignis | null {
  const seite = aenderungsseiten[art];
  return 'ereignis' in seite ? seite.ereignis : null;
}

function beschreibungVon(produkt: Produkt): Produktbeschreibung {
  return produkte[schluesselAusIdentifier(produkt)];
}
