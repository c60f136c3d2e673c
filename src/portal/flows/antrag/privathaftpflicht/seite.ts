import { phvTarifieren } from '#contract/endpoints/tarifieren/phv.ts';
import { privathaftpflichtStrecke } from '#machines/antrag/privathaftpflicht/machine.ts';
import { antragVon } from '../AntragView.tsx';
import { antragsseite } from '../produkt.ts';

/** What private liability brings to the screens of an application. */
export const privathaftpflichtSeite = antragsseite(
  'privathaftpflicht',
  privathaftpflichtStrecke,
  phvTarifieren,
);

export default antragVon(privathaftpflichtSeite);
