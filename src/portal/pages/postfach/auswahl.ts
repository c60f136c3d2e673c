import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePorts } from '../../ports.ts';
import type { Ordner, Ordnerauswahl } from '../../queries/postfach.ts';

const anfang: Ordnerauswahl = { seite: 1, suche: '' };

/**
 * What was last looked at in a folder is there again for whoever comes back from a message. It lies where the
 * messages lie, so that it ends with her session and no word of hers stands in an address.
 */
export function useOrdnerauswahl(
  ordner: Ordner,
): [Ordnerauswahl, (neu: Partial<Ordnerauswahl>) => void] {
  const queries = useQueryClient();
  const queryKey = ['postfachauswahl', usePorts().bereich, ordner];
  const { data = anfang } = useQuery({
    queryKey,
    queryFn: skipToken,
    initialData: anfang,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return [data, (neu) => void queries.setQueryData(queryKey, { ...data, ...neu })];
}
