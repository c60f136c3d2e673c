import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Bestandsanfrage } from '#contract/endpoints/kundenbestand.ts';
import { gehe, useOrt } from '../../ort.tsx';

/** The whole book by name. */
export const anfang: Bestandsanfrage = {
  suche: null,
  produkt: null,
  status: null,
  marke: null,
  faellig: false,
  mahnung: false,
  umsatzaufgabe: false,
  untervermittler: null,
  sortierung: 'NAME',
  seite: 1,
};

const queryKey = ['bestandsauswahl'];

/**
 * What a broker last looked for: it is there again when he comes back from a customer. It lies where his customers
 * lie, so that it ends with his session and no name stands in an address.
 */
export function useAuswahl(): [Bestandsanfrage, (neu: Bestandsanfrage) => void] {
  const queries = useQueryClient();
  const { data = anfang } = useQuery({
    queryKey,
    queryFn: skipToken,
    initialData: anfang,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return [data, (neu) => void queries.setQueryData(queryKey, neu)];
}

/** A page that an address names is opened, and the address is that of the book again: it names none itself. */
export function useSeiteAusAdresse(oeffne: (seite: number) => void): void {
  const { pathname, search } = useOrt();
  const suche = new URLSearchParams(search);
  const genannt = suche.get('seite');
  useEffect(() => {
    if (genannt === null) return;
    if (/^[1-9]\d{0,4}$/.test(genannt)) oeffne(Number(genannt));
    suche.delete('seite');
    gehe([pathname, String(suche)].filter(Boolean).join('?'), { replace: true });
  });
}

/** How many filters narrow the list, the search left out. */
export function filterZahl(anfrage: Bestandsanfrage): number {
  const { produkt, status, marke, untervermittler, mahnung, umsatzaufgabe } = anfrage;
  const gewaehlt = [produkt, status, marke, untervermittler].filter((wert) => wert !== null);
  return gewaehlt.length + Number(mahnung) + Number(umsatzaufgabe);
}

/** Something narrows the list. */
export function istEng(anfrage: Bestandsanfrage): boolean {
  return anfrage.suche !== null || filterZahl(anfrage) > 0;
}
