import { useBrand } from '#widgets/theme/brandContext.ts';
import { GeschaedigterView } from '../../flows/schaden/geschaedigter/View.tsx';

/** `/schaden-melden/geschaedigt`: whoever was harmed by somebody insured, without sign-in (`domain/schaden.md §9`). */
export default function Geschaedigt() {
  return <GeschaedigterView marke={useBrand().key} />;
}
