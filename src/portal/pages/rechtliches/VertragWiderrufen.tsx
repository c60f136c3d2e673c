import { useBrand } from '#widgets/theme/brandContext.ts';
import { OffenerWiderrufView } from '../../flows/vertrag/widerruf/View.tsx';

/** `/vertrag-widerrufen`: the withdrawal function, for anybody and without sign-in (BGB § 356a, VVG § 8). */
export default function VertragWiderrufen() {
  return <OffenerWiderrufView marke={useBrand().key} />;
}
