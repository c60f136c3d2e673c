import { useBrand } from '#widgets/theme/brandContext.ts';
import { VertriebspartnerView } from '../../flows/vermittler/vertriebspartner-werden/View.tsx';

/** `/vermittler/vertriebspartner-werden`: an agency applies, without sign-in (`domain/konto.md §7.1`). */
export default function VertriebspartnerWerden() {
  return <VertriebspartnerView marke={useBrand().key} />;
}
