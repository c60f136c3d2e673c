import { antragsbeginn } from '../anfang/ErsteFrage.tsx';
import type { ErsteAntragsseite } from '../anfang/anfang.ts';
import { haltBereit } from '../../../formular/bereiteFelder.ts';
import { gewerbefelder } from '../../../formular/gewerbe/Gewerbefelder.tsx';
import { gewerbe } from '#machines/antrag/betriebshaftpflicht/gewerbe.ts';

// Its first question has other fields than an address; those of later ones come behind it.
haltBereit(gewerbefelder);

/** The first page of business liability, before its chart is there; a test holds it to the chart. */
export const anfang: ErsteAntragsseite = {
  flow: 'antrag/betriebshaftpflicht',
  schritt: 'gewerbe',
  frageseite: gewerbe,
  fortschritt: { nummer: 1, von: 9, titel: 'Tätigkeit' },
};

export default antragsbeginn(anfang, () => import('./seite.ts'));
