import type { MarkenSchluessel, VertragsMarke } from '../entities/marke.ts';
import type { Antragsbeschreibung, Kuendigungsfrist, Produktbeschreibung } from './beschreibung.ts';
import { betriebshaftpflicht } from './betriebshaftpflicht.ts';
import { fahrrad } from './fahrrad.ts';
import { hausrat } from './hausrat.ts';
import { kfz } from './kfz.ts';
import { privathaftpflicht } from './privathaftpflicht.ts';
import { reise } from './reise.ts';
import { sachinhalt } from './sachinhalt.ts';
import { tierhalterhaftpflicht } from './tierhalterhaftpflicht.ts';
import { vermoegensschadenhaftpflicht } from './vermoegensschadenhaftpflicht.ts';

/** Every product by its key in the portal (`specification §3`), in the order it is offered: the only list. */
export const produkte = {
  PRIVATHAFTPFLICHT: privathaftpflicht,
  HAUSRAT: hausrat,
  FAHRRAD: fahrrad,
  TIERHALTER: tierhalterhaftpflicht,
  REISE: reise,
  BHV: betriebshaftpflicht,
  SI: sachinhalt,
  VH: vermoegensschadenhaftpflicht,
  KFZ: kfz,
} as const satisfies Readonly<Record<string, Produktbeschreibung>>;

export type ProduktSchluessel = keyof typeof produkte;

/** First segments of the calls of products. */
export type Produktaufruf = NonNullable<(typeof produkte)[ProduktSchluessel]['aufruf']>;

/** Product keys, in the order of the list. */
export const schluesselListe = Object.keys(produkte) as ProduktSchluessel[];

/** Products of the back office, of every generation. */
export type Produkt = {
  [S in ProduktSchluessel]: keyof (typeof produkte)[S]['generationen'];
}[ProduktSchluessel];

/** Applications, by the folder of their flow. */
export type Antragsweg = {
  [S in ProduktSchluessel]: keyof (typeof produkte)[S]['antraege'];
}[ProduktSchluessel];

/** Applications whose flow is there. */
export type Abschliessbar = Extract<Antragszeile, { abschliessbar: true }>['weg'];

/** Those that brokers can advise about. */
export type Beratbar = Extract<Antragszeile, { beratbar: true }>['weg'];

/** Products with such an application. */
export type AbschliessbaresProdukt = Extract<Antragszeile, { abschliessbar: true }>['schluessel'];

/** What an application is kept under: the key of its product, or what it ends in where its product has several. */
export type Antragsart = ArtVon<Extract<Antragszeile, { abschliessbar: true }>>;

type ArtVon<Zeile> = Zeile extends { teiltAufrufe: true; produkt: infer P }
  ? P
  : Zeile extends { schluessel: infer S }
    ? S
    : never;

type Antragszeile = {
  [S in ProduktSchluessel]: {
    [W in keyof (typeof produkte)[S]['antraege']]: (typeof produkte)[S]['antraege'][W] & {
      schluessel: S;
      weg: W;
    };
  }[keyof (typeof produkte)[S]['antraege']];
}[ProduktSchluessel];

/** What claims are reported under. */
export type Schadenweg = NonNullable<(typeof produkte)[ProduktSchluessel]['schaden']>;

const jeGeneration: ReadonlyMap<string, Generation> = new Map(
  schluesselListe.flatMap((schluessel) => generationenVon(schluessel)),
);
interface Generation {
  readonly schluessel: ProduktSchluessel;
  readonly frist: Kuendigungsfrist;
}

function generationenVon(schluessel: ProduktSchluessel): [string, Generation][] {
  const { generationen }: Produktbeschreibung = produkte[schluessel];
  return Object.entries(generationen).map(([produkt, frist]) => [produkt, { schluessel, frist }]);
}

/** Products of the back office, in the order of the list. */
export const generationsListe = [...jeGeneration.keys()] as Produkt[];

/** The same without those that are names only. */
export const backofficeListe = generationsListe.filter(
  (produkt): produkt is Exclude<Produkt, keyof (typeof kfz)['generationen']> =>
    !Object.hasOwn(kfz.generationen, produkt),
);

/** Product key of a product of the back office; null of an unknown one. */
export function schluesselDer(generation: string): ProduktSchluessel | null {
  return jeGeneration.get(generation)?.schluessel ?? null;
}

/** Ordinary cancellation of a product in contracts of that brand (`domain/vertrag.md §8`). */
export function kuendigungsfrist(produkt: Produkt, marke: VertragsMarke): Kuendigungsfrist {
  const { frist } = jeGeneration.get(produkt) ?? {};
  if (!frist) throw new Error('Unknown product');
  return frist.jeMarke?.[marke] ?? frist;
}

/** Whether a brand sells that product (`domain/antrag.md §8.4`). */
export function bietetAn(marke: MarkenSchluessel, schluessel: ProduktSchluessel): boolean {
  const { marken }: Produktbeschreibung = produkte[schluessel];
  return marken.includes(marke);
}

/** "Hausratversicherung" */
export function produktName(schluessel: ProduktSchluessel): string {
  return produkte[schluessel].name;
}

/** What an application ends in: a product of the back office, with its key and the first letters of its number. */
export interface Antragsziel {
  readonly schluessel: ProduktSchluessel;
  readonly produkt: Produkt;
  readonly kuerzel: string;
  readonly vertragsArt: Produktbeschreibung['vertragsArt'];
  /** "Inhaltsversicherung gegen einzelne Gefahren" */
  readonly name: string;
  /** What it is kept under; null where its flow is still to come. */
  readonly art: Antragsart | null;
}

/** Every application and what it ends in, in the order of the products. */
export const antragsziele: ReadonlyMap<string, Antragsziel> = new Map(
  schluesselListe.flatMap((schluessel) => {
    const beschreibung: Produktbeschreibung = produkte[schluessel];
    return Object.entries(beschreibung.antraege).flatMap(([weg, antrag]) => {
      const produkt = generationsListe.find((eines) => eines === antrag.produkt);
      const ziel = { schluessel, kuerzel: antrag.kuerzel, vertragsArt: beschreibung.vertragsArt };
      const name = antragsname(beschreibung, antrag);
      const art = antrag.abschliessbar ? (antrag.teiltAufrufe ? produkt : schluessel) : null;
      // Each of them is what one that can be applied for is kept under.
      return produkt ? [[weg, { ...ziel, produkt, name, art: art as Antragsart | null }]] : [];
    });
  }),
);

/** The name of a product, with what tells two applications of it apart. */
export function antragsname(
  { name }: Pick<Produktbeschreibung, 'name'>,
  { zusatz }: Pick<Antragsbeschreibung, 'zusatz'>,
): string {
  return zusatz === undefined ? name : `${name} ${zusatz}`;
}

export function antragsziel(weg: Antragsweg): Antragsziel {
  const ziel = antragsziele.get(weg);
  if (!ziel) throw new Error('Unknown application');
  return ziel;
}

const jeArt: ReadonlyMap<string, Antragsziel & { readonly weg: string }> = new Map(
  [...antragsziele].flatMap(([weg, ziel]) =>
    ziel.art === null ? [] : [[ziel.art, { ...ziel, weg }] as const],
  ),
);

/** What every application that can be made is kept under, in the order of the products. */
export const antragsartenListe = [...jeArt.keys()] as Antragsart[];

/** What such an application ends in, and the way to it. */
export function antragszielDer(art: Antragsart): Antragsziel & { readonly weg: string } {
  const ziel = jeArt.get(art);
  if (!ziel) throw new Error('A product that cannot be applied for');
  return ziel;
}

/** "si-allgefahren": what its papers for everybody are called by. */
export function papiername({ art, schluessel }: Pick<Antragsziel, 'art' | 'schluessel'>): string {
  return (art ?? schluessel).toLowerCase().replaceAll('_', '-');
}

/** Where the applications of a product share their calls: what tells them apart; none where it has calls of its own. */
export function gemeinteProdukte(schluessel: AbschliessbaresProdukt): Produkt[] {
  const { antraege }: Produktbeschreibung = produkte[schluessel];
  return [...jeArt.values()]
    .filter((ziel) => ziel.schluessel === schluessel && antraege[ziel.weg]?.teiltAufrufe)
    .map(({ produkt }) => produkt);
}

/** Products that can be applied for, in the order of the list. */
export const abschliessbareListe = schluesselListe.filter(
  (schluessel): schluessel is AbschliessbaresProdukt =>
    [...jeArt.values()].some((ziel) => ziel.schluessel === schluessel),
);
