import type { schaden } from '../database/vorgangsschema.ts';
import { tagePlus, teile, zeitAm } from '#contract/tag.ts';

export type Schadenszeile = typeof schaden.$inferInsert;

/** A claim of the demo data; days count from today, past ones are negative. */
interface Schadensvorgabe {
  versicherungsNummer: string;
  schadenart: string;
  status: Schadenszeile['status'];
  geschehen: number;
  gemeldet: number;
  /** Missing while it is open. */
  abgeschlossen?: number;
}

/** S-1 to S-11 of `domain/daten.md §9.4`. */
const vorgaben: readonly Schadensvorgabe[] = [
  {
    versicherungsNummer: 'HR250000102',
    schadenart: 'LEITUNGSWASSER',
    status: 'REGULIERT',
    geschehen: -150,
    gemeldet: -149,
    abgeschlossen: -95,
  },
  {
    versicherungsNummer: 'PH250000101',
    schadenart: 'SACHSCHADEN',
    status: 'GEMELDET',
    geschehen: -1,
    gemeldet: 0,
  },
  {
    versicherungsNummer: 'TH250000104',
    schadenart: 'TIERSCHADEN',
    status: 'UNTERLAGEN_ANGEFORDERT',
    geschehen: -24,
    gemeldet: -22,
  },
  {
    versicherungsNummer: 'FA250000703',
    schadenart: 'DIEBSTAHL',
    status: 'IN_PRUEFUNG',
    geschehen: -12,
    gemeldet: -11,
  },
  {
    versicherungsNummer: 'IM240000802',
    schadenart: 'LEITUNGSWASSER',
    status: 'IN_PRUEFUNG',
    geschehen: -40,
    gemeldet: -39,
  },
  {
    versicherungsNummer: 'BH250000601',
    schadenart: 'PERSONENSCHADEN',
    status: 'IN_PRUEFUNG',
    geschehen: -33,
    gemeldet: -30,
  },
  {
    versicherungsNummer: 'VH250000602',
    schadenart: 'VERMOEGENSSCHADEN',
    status: 'ABGELEHNT',
    geschehen: -210,
    gemeldet: -190,
    abgeschlossen: -120,
  },
  {
    versicherungsNummer: 'RR260001003',
    schadenart: 'KRANKHEIT',
    status: 'UNTERLAGEN_ANGEFORDERT',
    geschehen: -2,
    gemeldet: -1,
  },
  {
    versicherungsNummer: 'PH240000201',
    schadenart: 'SCHLUESSELVERLUST',
    status: 'GESCHLOSSEN',
    geschehen: -60,
    gemeldet: -58,
    abgeschlossen: -20,
  },
  {
    versicherungsNummer: 'IM230000702',
    schadenart: 'STURM_HAGEL',
    status: 'RUHEND',
    geschehen: -260,
    gemeldet: -255,
  },
  {
    versicherungsNummer: 'PH200001101',
    schadenart: 'SACHSCHADEN',
    status: 'GEMELDET',
    geschehen: -420,
    gemeldet: -3,
  },
];

/** The claims as they stand on that day, numbered by the year in which they were reported. */
export function schaeden(heute: string): Schadenszeile[] {
  return vorgaben.map((vorgabe, i) => {
    const { versicherungsNummer, schadenart, status, geschehen, gemeldet, abgeschlossen } = vorgabe;
    const gemeldetAm = tagePlus(heute, gemeldet);
    const jahr = String(teile(gemeldetAm).jahr % 100).padStart(2, '0');
    return {
      versicherungsNummer,
      schadenart,
      status,
      schadenNummer: `S${jahr}-${String(i + 1).padStart(7, '0')}`,
      schadendatum: tagePlus(heute, geschehen),
      gemeldetAm: zeitAm(gemeldetAm, '00:00'),
      abgeschlossenAm: abgeschlossen === undefined ? null : tagePlus(heute, abgeschlossen),
    };
  });
}
