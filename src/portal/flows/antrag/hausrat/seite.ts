import { hausratTarifieren } from '#contract/endpoints/tarifieren/hausrat.ts';
import { hausratStrecke } from '#machines/antrag/hausrat/machine.ts';
import { antragVon } from '../AntragView.tsx';
import { antragsseite } from '../produkt.ts';

/** What home contents bring to the screens of an application. */
export const hausratSeite = antragsseite('hausrat', hausratStrecke, hausratTarifieren);

export default antragVon(hausratSeite);
