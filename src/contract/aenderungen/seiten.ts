import type { Produktbeschreibung } from '#contract/produkte/beschreibung.ts';

/** What in life a kind of change answers. */
export type Lebensereignis = NonNullable<Produktbeschreibung['ereignis']>;

/**
 * Every kind of change, in the order in which a contract shows them: the last part of its address under
 * `/kunden` (`specification §2`), and what it is called there. Plain, so that a first page which only asks
 * for an address loads no zod.
 */
export const aenderungsseiten = {
  zahlweise: { pfad: 'zahlungsweise', titel: 'Zahlweise ändern' },
  selbstbeteiligung: { pfad: 'selbstbeteiligung', titel: 'Selbstbeteiligung ändern' },
  elementar: { pfad: 'elementar', titel: 'Elementarschutz ändern' },
  bhv: { pfad: 'bhv', titel: 'Bürohaftpflicht ändern' },
  phv: { pfad: 'phv', titel: 'Privathaftpflicht ändern' },
  familienstand: { pfad: 'familienstand', titel: 'Familienstand ändern', ereignis: 'FAMILIE' },
  personenkreis: { pfad: 'personenkreis', titel: 'Mitreisende ändern' },
  fahrradtyp: { pfad: 'fahrradtyp', titel: 'Art des Fahrrads ändern' },
  risikoort: { pfad: 'risikoort', titel: 'Adresse ändern' },
  wohnflaeche: { pfad: 'wohnflaeche', titel: 'Wohnfläche ändern' },
  deckung: { pfad: 'deckung', titel: 'Schutz ändern' },
  jahresumsatz: { pfad: 'jahresumsatz', titel: 'Jahresumsatz ändern' },
  sachinhaltsumsatz: { pfad: 'betriebsumsatz', titel: 'Jahresumsatz ändern' },
  'versicherte-kosten': { pfad: 'versicherte-kosten', titel: 'Versicherungssumme ändern' },
  gewerbearten: { pfad: 'gewerbearten', titel: 'Tätigkeit ändern' },
} as const satisfies Record<string, { pfad: string; titel: string; ereignis?: Lebensereignis }>;

export type AenderungsArt = keyof typeof aenderungsseiten;
export type Aenderungspfad = (typeof aenderungsseiten)[AenderungsArt]['pfad'];

export const aenderungspfade = Object.values(aenderungsseiten).map(
  ({ pfad }): Aenderungspfad => pfad,
);
export const aenderungsarten = Object.keys(aenderungsseiten) as AenderungsArt[];
