import type { MarkenSchluessel, VertragsMarke } from '../entities/marke.ts';
import type { Kuendigungsfrist, Produktbeschreibung } from './beschreibung.ts';
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

/** Products with such an application. */
export type AbschliessbaresProdukt = Extract<Antragszeile, { abschliessbar: true }>['schluessel'];

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
  /** Its flow is there. */
  readonly abschliessbar: boolean;
}

/** Every application and what it ends in, in the order of the products. */
export const antragsziele: ReadonlyMap<string, Antragsziel> = new Map(
  schluesselListe.flatMap((schluessel) => {
    const { antraege, vertragsArt }: Produktbeschreibung = produkte[schluessel];
    return Object.entries(antraege).flatMap(
      ([weg, { produkt: name, kuerzel, abschliessbar = false }]) => {
        const produkt = generationsListe.find((eines) => eines === name);
        const ziel = { schluessel, kuerzel, vertragsArt, abschliessbar };
        return produkt ? [[weg, { ...ziel, produkt }] as const] : [];
      },
    );
  }),
);

export function antragsziel(weg: Antragsweg): Antragsziel {
  const ziel = antragsziele.get(weg);
  if (!ziel) throw new Error('Unknown application');
  return ziel;
}

const antragswege: ReadonlyMap<string, string> = new Map(
  [...antragsziele].flatMap(([weg, { schluessel, abschliessbar }]) =>
    abschliessbar ? [[schluessel, weg] as const] : [],
  ),
);

/** Products that can be applied for, in the order of the list. */
export const abschliessbareListe = schluesselListe.filter(
  (schluessel): schluessel is AbschliessbaresProdukt => antragswege.has(schluessel),
);

/** The application such a product is concluded with, "hausrat". */
export function antragswegVon(schluessel: AbschliessbaresProdukt): string {
  const weg = antragswege.get(schluessel);
  if (weg === undefined) throw new Error('A product that cannot be applied for');
  return weg;
}
