import { matchQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { VisuallyHidden } from '#widgets/theme/VisuallyHidden.tsx';
import { usePorts } from '../ports.ts';
import Daten from '../queries/Daten.tsx';
import { ungelesene, ungeleseneQuery, zahlwort } from '../queries/nachrichtenZaehlen.ts';
import { vertragsListen } from '../queries/outdated.ts';
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
  useNachJederAenderung();
  if (data === 0) return null;
  const anzahl = zahlwort(data);
  return (
    <span className={styles.zahl}>
      <span aria-hidden="true">{anzahl}</span>
      <VisuallyHidden>{data === 1 ? t('eine') : t('mehrere', { anzahl })}</VisuallyHidden>
    </span>
  );
}

/** Whatever makes the lists of contracts old has written a message. */
function useNachJederAenderung(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      queries.getQueryCache().subscribe((geschehen) => {
        if (geschehen.type !== 'updated' || geschehen.action.type !== 'invalidate') return;
        if (!matchQuery({ queryKey: vertragsListen }, geschehen.query)) return;
        // The menu is there twice, and asks once.
        void queries.invalidateQueries({ queryKey: ungelesene }, { cancelRefetch: false });
      }),
    [queries],
  );
}
