import { antragsbeginn } from '../anfang/ErsteFrage.tsx';
import type { ErsteAntragsseite } from '../anfang/anfang.ts';
import { haltBereit } from '../../../formular/bereiteFelder.ts';
import { preisfelder } from '../../../formular/Preisfelder.tsx';
import { einstieg } from '#machines/antrag/fahrrad/einstieg.ts';

haltBereit(preisfelder);

/** The first page of a bicycle, before its chart is there; a test holds it to the chart. */
export const anfang: ErsteAntragsseite = {
  flow: 'antrag/fahrrad',
  schritt: 'einstieg',
  frageseite: einstieg,
  fortschritt: { nummer: 1, von: 6, titel: 'Erste Angaben' },
};

export default antragsbeginn(anfang, () => import('./seite.ts'));
