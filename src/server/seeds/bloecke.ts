import type { BeitragsKomponente, Risiken } from '../database/schema.ts';

type Block<Name extends keyof Risiken> = NonNullable<Risiken[Name]>;

const steuersaetze = { voll: 1900, hausrat: 1615, feuer: 1320, keine: 0 } as const;

/** Premium component: net per year in cents (RT-2026) and the kind of insurance tax (`domain/antrag.md §3`). */
export function beitrag(
  name: string,
  nettoJahr: number,
  steuer: keyof typeof steuersaetze = 'voll',
): BeitragsKomponente {
  return { name, nettoJahr, steuersatz: steuersaetze[steuer] };
}

/** Deductible in force: `sb(250)` in euros, `sb(20, 'PERCENT')`. */
export function sb(
  wert: number,
  unit: Block<'selbstBeteiligung'>['unit'] = 'ABSOLUTE',
): Block<'selbstBeteiligung'> {
  return { wert: unit === 'ABSOLUTE' ? wert * 100 : wert, unit };
}

const familienstaende = {
  SINGLE: 'Ich allein',
  SINGLE_MIT_KIND: 'Ich mit Kind',
  PAAR: 'Paar',
  FAMILIE: 'Familie',
} as const;

/** Whom a private liability contract covers, with the choices of `domain/antrag.md §6.3`. */
export function phv(
  familienstand: keyof typeof familienstaende,
  hfkVariante: Block<'phv'>['hfkVariante'] = null,
): Block<'phv'> {
  return {
    familienstand: {
      current: { key: familienstand, label: familienstaende[familienstand] },
      options: Object.entries(familienstaende).map(([key, label]) => ({ key, label })),
    },
    hfkVariante,
  };
}

/** Address of a risk: street, house number, postcode, place. */
export function ort(
  strasse: string,
  hausnummer: string,
  plz: string,
  name: string,
): Block<'risikoOrt'> {
  return { strasse, hausnummer, plz, ort: name };
}

interface Wohnung {
  risikoOrt: Block<'risikoOrt'>;
  wohnflaeche: number;
  deckungen?: string[];
  /** GK4 addresses cannot be covered against the elements (`domain/daten.md §2`). */
  elementarEinschliessbar?: boolean;
  hfkVariante?: 'BASIS' | 'PLUS';
  selbstBeteiligung?: number;
}

/** Blocks of a home contents contract; GRUNDDECKUNG is always in. */
export function hausrat(wohnung: Wohnung): Omit<Risiken, 'deckungsVarianten'> {
  const { risikoOrt, wohnflaeche, deckungen = [] } = wohnung;
  return {
    selbstBeteiligung: sb(wohnung.selbstBeteiligung ?? 0),
    elementar: deckungen.includes('ELEMENTAR'),
    risikoOrt,
    hausrat: {
      plz: risikoOrt.plz,
      wohnflaeche,
      hausratDeckungen: ['GRUNDDECKUNG', ...deckungen],
      elementarEinschliessbar: wohnung.elementarEinschliessbar ?? true,
      hfkVariante: wohnung.hfkVariante ?? null,
    },
  };
}

/** A bicycle insured against theft and what is named. */
export function fahrrad(
  hersteller: string,
  typ: 'FAHRRAD' | 'E_BIKE' | 'LASTENRAD',
  rahmennummer: string | null,
  weitere: ('reparatur' | 'reparaturOhneVerschleiss' | 'schutzbrief')[] = [],
): Block<'fahrrad'> {
  return {
    hersteller,
    typ,
    rahmennummer,
    versicherteRisiken: {
      diebstahl: true,
      reparatur: weitere.includes('reparatur'),
      reparaturOhneVerschleiss: weitere.includes('reparaturOhneVerschleiss'),
      schutzbrief: weitere.includes('schutzbrief'),
    },
  };
}

/** A dog; with a second breed it is a mixed one. */
export function hund(
  name: string,
  rasse: string,
  chipOrTattoo: string | null,
  mischlingsRasse: string | null = null,
): Block<'hunde'>[number] {
  return { name, rasse, mischling: mischlingsRasse !== null, mischlingsRasse, chipOrTattoo };
}

/** Business types of the demo data by their id in `domain/daten.md §5`, shown by name. */
const gewerbearten = {
  1001: 'IT-Dienstleistung, Softwareentwicklung',
  1002: 'Unternehmensberatung',
  1203: 'Café, Restaurant',
  1302: 'Elektroinstallation',
  1304: 'Sanitär- und Heizungsbau',
  1306: 'Gebäudereinigung',
} as const;

/** Insured trades, the main one first. */
export function gewerbe(
  haupt: keyof typeof gewerbearten,
  ...neben: (keyof typeof gewerbearten)[]
): Block<'versicherteGewerbe'> {
  return { hauptgewerbe: gewerbearten[haupt], nebengewerbe: neben.map((id) => gewerbearten[id]) };
}

/** Annual revenue in whole euros; adjustable while a revenue task asks for it. */
export function umsatz(euro: number, isAdjustable = false): Block<'jahresumsatz'> {
  return { value: euro * 100, isAdjustable };
}

/** What a professional indemnity contract includes beside its main risk. */
export function vh(
  buerohaftpflicht: boolean,
  phvAnzahl: Block<'phvAnzahl'>,
): Pick<Risiken, 'buerohaftpflicht' | 'phvAnzahl' | 'vh'> {
  return {
    buerohaftpflicht,
    phvAnzahl,
    vh: { versicherteGefahren: { buerohaftpflicht, phv: phvAnzahl !== 'KEINE' } },
  };
}
