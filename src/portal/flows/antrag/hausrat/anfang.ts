import { antragsbeginn } from '../anfang/ErsteFrage.tsx';
import { risikoort } from '#machines/antrag/hausrat/risikoort.ts';
import type { ErsteAntragsseite } from '../anfang/anfang.ts';

/** The first page of home contents, before its chart is there; a test holds it to the chart. */
export const anfang: ErsteAntragsseite = {
  flow: 'antrag/hausrat',
  schritt: 'risikoort',
  frageseite: risikoort,
  fortschritt: { nummer: 1, von: 9, titel: 'Adresse' },
};

export default antragsbeginn(anfang, () => import('./seite.ts'));
