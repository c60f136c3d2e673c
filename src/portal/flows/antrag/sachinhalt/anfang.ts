import { antragsbeginn } from '../anfang/ErsteFrage.tsx';
import type { ErsteAntragsseite } from '../anfang/anfang.ts';
import { haltBereit } from '../../../formular/bereiteFelder.ts';
import { betriebsfelder } from '../../../formular/Betriebsfelder.tsx';
import { textfelder } from '../../../formular/Textfelder.tsx';
import { einstieg } from '#machines/antrag/sachinhalt/einstieg.ts';

haltBereit({ ...textfelder, ...betriebsfelder });

/** The first page of property contents against all risks, before its chart is there; a test holds it to the chart. */
export const anfang: ErsteAntragsseite = {
  flow: 'antrag/sachinhalt',
  schritt: 'einstieg',
  frageseite: einstieg,
  fortschritt: { nummer: 1, von: 6, titel: 'Erste Angaben' },
};

export default antragsbeginn(anfang, () => import('./seite.ts'));
