import type { Anfang } from '../anfang/anfang.ts';
import { gewerbe } from './gewerbe.ts';

/** The first page of business liability, before its chart is there; a test holds it to the chart. */
export const betriebshaftpflichtAnfang: Anfang = {
  flow: 'antrag/betriebshaftpflicht',
  schritt: 'gewerbe',
  frageseite: gewerbe,
  fortschritt: { nummer: 1, von: 12, titel: 'Tätigkeit' },
};
