import { antragsbeginn } from '../anfang/ErsteFrage.tsx';
import type { ErsteAntragsseite } from '../anfang/anfang.ts';
import { haltBereit } from '../../../formular/bereiteFelder.ts';
import { betriebsfelder } from '../../../formular/Betriebsfelder.tsx';
import { einstieg } from '#machines/antrag/vermoegensschadenhaftpflicht/einstieg.ts';

haltBereit(betriebsfelder);

/** The first page of financial loss liability, before its chart is there; a test holds it to the chart. */
export const anfang: ErsteAntragsseite = {
  flow: 'antrag/vermoegensschadenhaftpflicht',
  schritt: 'einstieg',
  frageseite: einstieg,
  fortschritt: { nummer: 1, von: 6, titel: 'Erste Angaben' },
};

export default antragsbeginn(anfang, () => import('./seite.ts'));
