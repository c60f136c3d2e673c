import type { Anfang } from '../anfang/anfang.ts';
import { fahrradDaten } from './rad.ts';

/** The first page of a bicycle, before its chart is there; a test holds it to the chart. */
export const fahrradAnfang: Anfang = {
  flow: 'antrag/fahrrad',
  schritt: 'fahrradDaten',
  frageseite: fahrradDaten,
  fortschritt: { nummer: 1, von: 12, titel: 'Fahrrad' },
};
