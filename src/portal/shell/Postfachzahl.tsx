import { useQuery } from '@tanstack/react-query';
import { VisuallyHidden } from '#widgets/theme/VisuallyHidden.tsx';
import { usePorts } from '../ports.ts';
import Daten from '../queries/Daten.tsx';
import { ungeleseneQuery, zahlwort } from '../queries/nachrichtenZaehlen.ts';
import styles from './Postfachzahl.module.css';
import { t } from './postfachtexte.ts';

/** How many messages she has not read, beside the way to them; nothing where there is none. */
export default function Postfachzahl() {
  return (
    <Daten>
      <Zahl />
    </Daten>
  );
}

function Zahl() {
  const { data = 0 } = useQuery(ungeleseneQuery(usePorts()));
  if (data === 0) return null;
  const anzahl = zahlwort(data);
  return (
    <span className={styles.zahl}>
      <span aria-hidden="true">{anzahl}</span>
      <VisuallyHidden>{data === 1 ? t('eine') : t('mehrere', { anzahl })}</VisuallyHidden>
    </span>
  );
}
