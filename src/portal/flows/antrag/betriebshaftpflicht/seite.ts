import { bhvTarifieren } from '#contract/endpoints/tarifieren/bhv.ts';
import { betriebshaftpflichtStrecke } from '#machines/antrag/betriebshaftpflicht/machine.ts';
import { antragVon } from '../AntragView.tsx';
import { antragsseite } from '../produkt.ts';

/** What business liability brings to the screens of an application. */
export const betriebshaftpflichtSeite = antragsseite(
  'betriebshaftpflicht',
  betriebshaftpflichtStrecke,
  bhvTarifieren,
);

export default antragVon(betriebshaftpflichtSeite);
