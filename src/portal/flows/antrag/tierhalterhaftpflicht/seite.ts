import { thvTarifieren } from '#contract/endpoints/tarifieren/thv.ts';
import { tierhalterhaftpflichtStrecke } from '#machines/antrag/tierhalterhaftpflicht/machine.ts';
import { antragVon } from '../AntragView.tsx';
import { antragsseite } from '../produkt.ts';

/** What a dog owner's liability brings to the screens of an application. */
export const tierhalterhaftpflichtSeite = antragsseite(
  'tierhalterhaftpflicht',
  tierhalterhaftpflichtStrecke,
  thvTarifieren,
);

export default antragVon(tierhalterhaftpflichtSeite);
