import { useBrand } from '#widgets/theme/brandContext.ts';
import { Abschnitte } from '../../../pages/prosa/Abschnitte.tsx';
import { markenwerte } from '../../../pages/rechtliches/markenwerte.ts';
import { widerruf } from './widerrufText.ts';

/** What the law says about it, and the ways besides this page. */
export function Rechtliches() {
  return <Abschnitte abschnitte={widerruf(markenwerte(useBrand())).abschnitte} />;
}
