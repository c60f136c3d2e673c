import { antragsbeginn } from '../anfang/ErsteFrage.tsx';
import type { ErsteAntragsseite } from '../anfang/anfang.ts';
import { haltBereit } from '../../../formular/bereiteFelder.ts';
import { reisefelder } from '../../../formular/Reisefelder.tsx';
import { einstieg } from '#machines/antrag/reise/einstieg.ts';

haltBereit(reisefelder);

/** The first page of travel cover, before its chart is there; a test holds it to the chart. */
export const anfang: ErsteAntragsseite = {
  flow: 'antrag/reise',
  schritt: 'einstieg',
  frageseite: einstieg,
  fortschritt: { nummer: 1, von: 6, titel: 'Erste Angaben' },
};

export default antragsbeginn(anfang, () => import('./seite.ts'));
