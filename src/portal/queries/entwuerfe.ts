import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { entwuerfeLesen, type Listenstatus } from '#contract/endpoints/entwuerfe.ts';
import type { Client } from '../client/client.ts';
import { unwrap } from '../client/response.ts';

/** Every page of the list. */
export const entwuerfe = ['entwuerfe'] as const;

/** What of the list is looked at. */
export interface Entwurfsauswahl {
  /** From 1. */
  seite: number;
  /** Null asks for all. */
  status: Listenstatus | null;
}

/** Drafts on one page; the page before stays until the next one is here. */
export function entwuerfeQuery(client: Client, { seite, status }: Entwurfsauswahl) {
  const query = { seite: String(seite), ...(status === null ? {} : { status }) };
  return queryOptions({
    queryKey: [...entwuerfe, seite, status],
    queryFn: async ({ signal }) => unwrap(await client.call(entwuerfeLesen, { query, signal })),
    placeholderData: keepPreviousData,
    // An application saves one after each step: the list is old whenever it is opened.
    staleTime: 0,
  });
}
