import type { Schaden } from '#contract/entities/schadenakte.ts';
import type { Given } from '#tests/models/browser/flowInBrowser.ts';

export const claimId = 'S26-0001234';
export const typ = 'KAUFBELEGE';

const kaufbelege = {
  typ,
  label: 'Kaufbelege',
  pflicht: true,
  erhalten: false,
  hinweis: 'Rechnung, Kontoauszug oder ein Foto, auf dem man die Sache sieht.',
};

const gemeldet = {
  ereignis: 'GEMELDET',
  zeitpunkt: '2026-11-18T21:41:00.000Z',
  autor: 'Sie',
  notiz: null,
} as const;

/** The claim of the tours: one document is missing, until it has come. */
export function schadenNach(given: Given): Schaden {
  const istDa = given.has('einreichen ✓ eingereicht');
  return {
    schadenNummer: claimId,
    versicherungsNummer: 'HR250000102',
    productKey: 'HAUSRAT',
    schadenart: 'LEITUNGSWASSER',
    bezeichnung: 'Leitungswasser',
    schadendatum: '2026-11-18',
    status: 'IN_PRUEFUNG',
    letzteAktivitaet: gemeldet.zeitpunkt,
    fehlend: istDa ? 0 : 1,
    melder: 'KUNDE',
    gemeldetAm: gemeldet.zeitpunkt,
    antwortBis: '2026-12-04',
    angaben: [],
    verlauf: [gemeldet],
    unterlagen: [{ ...kaufbelege, erhalten: istDa }],
    teile: [],
    nachtrag: {},
    zahlungen: [],
  };
}
