import { useBrand } from '#widgets/theme/brandContext.ts';
import { t } from '../texte.ts';

/** Whom to call first; stands on every page of a report (`domain/schaden.md §1`). */
export function Notruf() {
  const { shown, dialled } = useBrand().contact.emergency;
  return (
    <p>
      {t('notfall')} {t('schadenservice')} <a href={`tel:${dialled}`}>{shown}</a>
    </p>
  );
}
