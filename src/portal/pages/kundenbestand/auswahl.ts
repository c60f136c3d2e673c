import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Bestandsanfrage } from '#contract/endpoints/kundenbestand.ts';
import { gehe, useOrt } from '../../ort.tsx';
import { anfang, ansichten, ausAdresse, mitAuswahl } from './adresse.ts';

const queryKey = ['bestandsauswahl'];

/**
 * What a broker last looked for: it is there again when he comes back from a customer. It lies where his customers
 * lie and ends with his session; of it the address says what names nobody, so that a link opens a view of the book.
 */
export function useAuswahl(): [Bestandsanfrage, (neu: Bestandsanfrage) => void] {
  const queries = useQueryClient();
  const { pathname, search } = useOrt();
  const { data = anfang } = useQuery({
    queryKey,
    queryFn: skipToken,
    initialData: anfang,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const setze = (neu: Bestandsanfrage) => {
    queries.setQueryData(queryKey, neu);
    const adresse = mitAuswahl(search, neu);
    if (adresse !== search) gehe(pathname + adresse, { replace: true });
  };
  const oeffne = useEffectEvent(() => setze(ausAdresse(search, data) ?? data));
  // Only another address is told of: one's own choice stands there already.
  useEffect(() => oeffne(), [search]);
  return [data, setze];
}

/** How many of the choices behind the search narrow the list. */
export function filterZahl({ produkt, status, marke, untervermittler }: Bestandsanfrage): number {
  return [produkt, status, marke, untervermittler].filter((wert) => wert !== null).length;
}

/** Something narrows the list. */
export function istEng(anfrage: Bestandsanfrage): boolean {
  return (
    anfrage.suche !== null ||
    filterZahl(anfrage) > 0 ||
    ansichten.some((ansicht) => anfrage[ansicht])
  );
}
