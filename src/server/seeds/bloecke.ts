import type { Risiken } from '../database/schema.ts';
import { gewerbe as gewerbearten } from '../reference/gewerbe.ts';
import { familienblock } from '../rules/antrag/privathaftpflicht.ts';

type Block<Name extends keyof Risiken> = NonNullable<Risiken[Name]>;

/** Deductible in force: `sb(250)` in euros, `sb(20, 'PERCENT')`. */
export function sb(
  wert: number,
  unit: Block<'selbstBeteiligung'>['unit'] = 'ABSOLUT',
): Block<'selbstBeteiligung'> {
  return { wert: unit === 'ABSOLUT' ? wert * 100 : wert, unit };
}

/** Whom a private liability contract covers. */
export const phv = familienblock;

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

/** Insured trades by their id in `domain/daten.md §5`, the main one first; shown by name. */
export function gewerbe(haupt: number, ...neben: number[]): Block<'versicherteGewerbe'> {
  return { hauptgewerbe: gewerbename(haupt), nebengewerbe: neben.map(gewerbename) };
}

function gewerbename(id: number): string {
  const gefunden = gewerbearten.find(({ gewerbeId }) => gewerbeId === String(id));
  if (!gefunden) throw new Error(`No trade ${id}`);
  return gefunden.name;
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
