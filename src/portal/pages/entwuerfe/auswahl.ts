import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Entwurfsauswahl } from '../../queries/entwuerfe.ts';

const anfang: Entwurfsauswahl = { seite: 1, status: null };
const queryKey = ['entwurfsauswahl'];

/** What was last looked at is there again for whoever comes back from an application; it ends with his session. */
export function useAuswahl(): [Entwurfsauswahl, (neu: Partial<Entwurfsauswahl>) => void] {
  const queries = useQueryClient();
  const { data = anfang } = useQuery({
    queryKey,
    queryFn: skipToken,
    initialData: anfang,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return [data, (neu) => void queries.setQueryData(queryKey, { ...data, ...neu })];
}
