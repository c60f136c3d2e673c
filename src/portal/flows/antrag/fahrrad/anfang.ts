import { antragsbeginn } from '../anfang/ErsteFrage.tsx';
import type { ErsteAntragsseite } from '../anfang/anfang.ts';
// Its first question has other fields than an address.
import '../../../formular/Eingabefeld.tsx';
import { fahrradDaten } from '#machines/antrag/fahrrad/rad.ts';

/** The first page of a bicycle, before its chart is there; a test holds it to the chart. */
export const anfang: ErsteAntragsseite = {
  flow: 'antrag/fahrrad',
  schritt: 'fahrradDaten',
  frageseite: fahrradDaten,
  fortschritt: { nummer: 1, von: 12, titel: 'Fahrrad' },
};

export default antragsbeginn(anfang, () => import('./seite.ts'));
