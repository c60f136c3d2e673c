/** Zone of the home contents and property tariffs, from cheap to dear. */
export type Hausratzone = 'Z1' | 'Z2' | 'Z3' | 'Z4';
export type Fahrradzone = 'A' | 'B' | 'C';
/** Flood class; GK4 cannot be covered against the elements. */
export type Gefaehrdungsklasse = 'GK1' | 'GK2' | 'GK3' | 'GK4';
/** Heavy-rain class. */
export type Starkregenklasse = 'SGK1' | 'SGK2' | 'SGK3';

export interface Zonen {
  hausratZone: Hausratzone;
  fahrradZone: Fahrradzone;
  gk: Gefaehrdungsklasse;
  sgk: Starkregenklasse;
  elementarEinschliessbar: boolean;
}

/** First two digits of the postcode; every other region is Z2 (`domain/daten.md §2`). */
const regionen: Readonly<Record<Exclude<Hausratzone, 'Z2'>, readonly string[]>> = {
  Z4: ['10', '12', '13', '20', '22'],
  Z3: ['04', '28', '40', '44', '45', '50', '51', '60'],
  Z1: ['26', '36', '54', '84', '87', '88', '94', '95', '97'],
};
const fahrradzonen = { Z1: 'A', Z2: 'B', Z3: 'C', Z4: 'C' } as const;
/** Thefts in and around Münster are those of a big city. */
const fahrradstadt = '48';
const amWasser = ['ufer', 'fluss', 'fluß', 'deich', 'aue'];
const imTal = ['tal', 'bach'];

/** All synthetic zones of an address; the street may be unknown (`domain/daten.md §2`). */
export function zonenVon(plz: string, strasse = ''): Zonen {
  const gk = gefaehrdungsklasse(plz, strasse);
  return {
    hausratZone: hausratzone(plz),
    fahrradZone: fahrradzone(plz),
    gk,
    sgk: starkregenklasse(plz, strasse),
    elementarEinschliessbar: gk !== 'GK4',
  };
}

/** Zone of the home contents and property tariffs by postcode. */
export function hausratzone(plz: string): Hausratzone {
  const region = plz.slice(0, 2);
  return (['Z4', 'Z3', 'Z1'] as const).find((zone) => regionen[zone].includes(region)) ?? 'Z2';
}

/** Zone of bicycle theft by postcode. */
export function fahrradzone(plz: string): Fahrradzone {
  return plz.startsWith(fahrradstadt) ? 'C' : fahrradzonen[hausratzone(plz)];
}

function gefaehrdungsklasse(plz: string, strasse: string): Gefaehrdungsklasse {
  const letzte = quersumme(plz) % 10;
  const ausPlz = letzte <= 6 ? 1 : letzte <= 8 ? 2 : 3;
  const klasse = nennt(strasse, amWasser) ? ausPlz + 1 : ausPlz;
  return (['GK1', 'GK2', 'GK3'] as const)[klasse - 1] ?? 'GK4';
}

function starkregenklasse(plz: string, strasse: string): Starkregenklasse {
  if (nennt(strasse, imTal)) return 'SGK3';
  const letzte = Number(plz.slice(-1));
  return letzte <= 5 ? 'SGK1' : letzte <= 8 ? 'SGK2' : 'SGK3';
}

function quersumme(plz: string): number {
  return plz.split('').reduce((summe, ziffer) => summe + Number(ziffer), 0);
}

function nennt(strasse: string, worte: readonly string[]): boolean {
  const klein = strasse.toLowerCase();
  return worte.some((wort) => klein.includes(wort));
}
