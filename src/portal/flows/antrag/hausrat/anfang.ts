import type { Anfang } from '../anfang/anfang.ts';
import { risikoort } from './risikoort.ts';

/** The first page of home contents, before its chart is there; a test holds it to the chart. */
export const hausratAnfang: Anfang = {
  flow: 'antrag/hausrat',
  schritt: 'risikoort',
  frageseite: risikoort,
  fortschritt: { nummer: 1, von: 12, titel: 'Adresse' },
};
