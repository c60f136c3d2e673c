import { antragsbeginn } from '../anfang/ErsteFrage.tsx';
import type { ErsteAntragsseite } from '../anfang/anfang.ts';
import { haltBereit } from '../../../formular/bereiteFelder.ts';
import { sachfelder } from '../../../formular/Sachfelder.tsx';
import { fahrradDaten } from '#machines/antrag/fahrrad/rad.ts';

// Its first question has other fields than an address; those of later ones come behind it.
haltBereit(sachfelder);

/** The first page of a bicycle, before its chart is there; a test holds it to the chart. */
export const anfang: ErsteAntragsseite = {
  flow: 'antrag/fahrrad',
  schritt: 'fahrradDaten',
  frageseite: fahrradDaten,
  fortschritt: { nummer: 1, von: 9, titel: 'Fahrrad' },
};

export default antragsbeginn(anfang, () => import('./seite.ts'));
