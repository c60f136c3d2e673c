import { queryOptions } from '@tanstack/react-query';
import type { Ports } from '../ports.ts';

/** Everything of a mailbox, read and counted. */
export const nachrichten = ['nachrichten'] as const;
export const ungelesene = [...nachrichten, 'ungelesen'] as const;

/** Messages of ours that whoever is signed in has not read; the call comes when it is needed. */
export function ungeleseneQuery({ client, bereich }: Pick<Ports, 'client' | 'bereich'>) {
  return queryOptions({
    queryKey: [...ungelesene, bereich],
    queryFn: async ({ signal }) => {
      const { zaehle } = await import('./postfach.ts');
      return zaehle({ client, bereich }, signal);
    },
  });
}

/** A number beside a word: nobody counts beyond 99 (`domain/konto.md §9`). */
export function zahlwort(ungelesen: number): string {
  return ungelesen > 99 ? '99+' : String(ungelesen);
}
