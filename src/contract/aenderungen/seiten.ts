import type { Produktbeschreibung } from '#contract/produkte/beschreibung.ts';

/** What in life a kind of change answers. */
export type Lebensereignis = NonNullable<Produktbeschreibung['ereignis']>;

interface Aenderungsseite {
  pfad: string;
  titel: string;
  ereignis?: Lebensereignis;
  einstellbar?: true;
}

/**
 * Every kind of change, in the order in which a contract shows them: the last part of its address under
 * `/kunden` (`specification §2`), and what it is called there. Plain, so that a first page which only asks
 * for an address loads no zod. `einstellbar`: its value says all, so that it is set beside others (decision 0103).
 */
export const aenderungsseiten = {
  zahlweise: { pfad: 'zahlungsweise', titel: 'Zahlweise ändern', einstellbar: true },
  selbstbeteiligung: {
    pfad: 'selbstbeteiligung',
    titel: 'Selbstbeteiligung ändern',
    einstellbar: true,
  },
  elementar: { pfad: 'elementar', titel: 'Elementarschutz ändern', einstellbar: true },
  bhv: { pfad: 'bhv', titel: 'Bürohaftpflicht ändern', einstellbar: true },
  phv: { pfad: 'phv', titel: 'Privathaftpflicht ändern' },
  familienstand: { pfad: 'familienstand', titel: 'Familienstand ändern', ereignis: 'FAMILIE' },
  personenkreis: { pfad: 'personenkreis', titel: 'Mitreisende ändern' },
  fahrradtyp: { pfad: 'fahrradtyp', titel: 'Art des Fahrrads ändern', einstellbar: true },
  risikoort: { pfad: 'risikoort', titel: 'Adresse ändern' },
  wohnflaeche: { pfad: 'wohnflaeche', titel: 'Wohnfläche ändern' },
  deckung: { pfad: 'deckung', titel: 'Schutz ändern', einstellbar: true },
  jahresumsatz: { pfad: 'jahresumsatz', titel: 'Jahresumsatz ändern' },
  sachinhaltsumsatz: { pfad: 'betriebsumsatz', titel: 'Jahresumsatz ändern' },
  'versicherte-kosten': {
    pfad: 'versicherte-kosten',
    titel: 'Versicherungssumme ändern',
    einstellbar: true,
  },
  gewerbearten: { pfad: 'gewerbearten', titel: 'Tätigkeit ändern' },
} as const satisfies Record<string, Aenderungsseite>;

export type AenderungsArt = keyof typeof aenderungsseiten;
export type Aenderungspfad = (typeof aenderungsseiten)[AenderungsArt]['pfad'];

export const aenderungspfade = Object.values(aenderungsseiten).map(
  ({ pfad }): Aenderungspfad => pfad,
);
export const aenderungsarten = Object.keys(aenderungsseiten) as AenderungsArt[];

/** It can be set beside other changes; every other kind is asked about on pages of its own. */
export function istEinstellbareArt(art: AenderungsArt): boolean {
  return 'einstellbar' in aenderungsseiten[art];
}
