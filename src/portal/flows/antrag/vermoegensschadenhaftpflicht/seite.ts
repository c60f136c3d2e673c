import { vh2Tarifieren } from '#contract/endpoints/tarifieren/vh2.ts';
import { vermoegensschadenStrecke } from '#machines/antrag/vermoegensschadenhaftpflicht/machine.ts';
import { antragVon } from '../AntragView.tsx';
import { antragsseite } from '../produkt.ts';

/** What financial loss liability brings to the screens of an application. */
export const vermoegensschadenSeite = antragsseite(
  'vermoegensschadenhaftpflicht',
  vermoegensschadenStrecke,
  vh2Tarifieren,
);

export default antragVon(vermoegensschadenSeite);
