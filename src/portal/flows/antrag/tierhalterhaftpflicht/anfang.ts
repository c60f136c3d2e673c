import { antragsbeginn } from '../anfang/ErsteFrage.tsx';
import type { ErsteAntragsseite } from '../anfang/anfang.ts';
import { haltBereit } from '../../../formular/bereiteFelder.ts';
import { hundefelder } from '../../../formular/Hundefelder.tsx';
import { einstieg } from '#machines/antrag/tierhalterhaftpflicht/einstieg.ts';

haltBereit(hundefelder);

/** The first page of a dog owner's liability, before its chart is there; a test holds it to the chart. */
export const anfang: ErsteAntragsseite = {
  flow: 'antrag/tierhalterhaftpflicht',
  schritt: 'einstieg',
  frageseite: einstieg,
  fortschritt: { nummer: 1, von: 6, titel: 'Erste Angaben' },
};

export default antragsbeginn(anfang, () => import('./seite.ts'));
