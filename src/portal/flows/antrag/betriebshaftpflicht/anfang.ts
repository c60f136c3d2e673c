import { antragsbeginn } from '../anfang/ErsteFrage.tsx';
import type { ErsteAntragsseite } from '../anfang/anfang.ts';
// Its first question has other fields than an address.
import '../../../formular/Eingabefeld.tsx';
import { gewerbe } from '#machines/antrag/betriebshaftpflicht/gewerbe.ts';

/** The first page of business liability, before its chart is there; a test holds it to the chart. */
export const anfang: ErsteAntragsseite = {
  flow: 'antrag/betriebshaftpflicht',
  schritt: 'gewerbe',
  frageseite: gewerbe,
  fortschritt: { nummer: 1, von: 12, titel: 'Tätigkeit' },
};

export default antragsbeginn(anfang, () => import('./seite.ts'));
