import { antragsbeginn } from '../anfang/ErsteFrage.tsx';
import { haltBereit } from '../../../formular/bereiteFelder.ts';
import { einstiegsfelder } from '../../../formular/Einstiegsfelder.tsx';
import { einstieg } from '#machines/antrag/privathaftpflicht/einstieg.ts';
import type { ErsteAntragsseite } from '../anfang/anfang.ts';

haltBereit(einstiegsfelder);

/** The first page of private liability, before its chart is there; a test holds it to the chart. */
export const anfang: ErsteAntragsseite = {
  flow: 'antrag/privathaftpflicht',
  schritt: 'einstieg',
  frageseite: einstieg,
  fortschritt: { nummer: 1, von: 6, titel: 'Erste Angaben' },
};

export default antragsbeginn(anfang, () => import('./seite.ts'));
