import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Bestandsanfrage } from '#contract/endpoints/kundenbestand.ts';
import { gehe, useOrt } from '../../ort.tsx';
import { anfang, ansichten, ausAdresse, mitAuswahl } from './adresse.ts';

const queryKey = ['bestandsauswahl'];

/**
 * What a broker last looked for: it is there again when he comes back from a customer. It lies where his customers
 * lie and ends with his session; of it the address says what names nobody, so that a link opens a view of the book.
 * The last of the three keeps a choice that an address is about to say.
 */
export function useAuswahl() {
  const queries = useQueryClient();
  const { pathname, search } = useOrt();
  const merke = (neu: Bestandsanfrage) => void queries.setQueryData(queryKey, neu);
  // Before the first question, so that nothing is asked that the address does not mean.
  useState(() => {
    const genannt = ausAdresse(search, queries.getQueryData<Bestandsanfrage>(queryKey) ?? anfang);
    if (genannt) merke(genannt);
  });
  const { data = anfang } = useQuery({
    queryKey,
    queryFn: skipToken,
    initialData: anfang,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const setze = (neu: Bestandsanfrage) => {
    merke(neu);
    const adresse = mitAuswahl(search, neu);
    if (adresse !== search) gehe(pathname + adresse, { replace: true });
  };
  const oeffne = useEffectEvent((adresse: string) => setze(ausAdresse(adresse, data) ?? data));
  // Only another address is told of: one's own choice stands there already.
  useEffect(() => oeffne(search), [search]);
  return [data, setze, merke] as const;
}

/** How many of the choices behind the search narrow the list. */
export function filterZahl({ produkt, status, marke, untervermittler }: Bestandsanfrage): number {
  return [produkt, status, marke, untervermittler].filter((wert) => wert !== null).length;
}

/** Something narrows the list. */
export function istEng(anfrage: Bestandsanfrage): boolean {
  return anfrage.suche !== null || engtVertraege(anfrage);
}

/** Something leaves out contracts; a search finds customers, with all that they have. */
export function engtVertraege(anfrage: Bestandsanfrage): boolean {
  return filterZahl(anfrage) > 0 || ansichten.some((ansicht) => anfrage[ansicht]);
}
