import { type Query, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { technisch } from '#contract/errors.ts';
import { ausfallsatz } from '../../ausfall.ts';
import { ServiceError } from '../../client/response.ts';
import { FehlerSeite } from './FehlerSeite.tsx';
import { LadeSeite } from './LadeSeite.tsx';
import { NichtGefunden } from './NichtGefunden.tsx';

interface Props<T> {
  abfrage: UseQueryResult<T>;
  title: string;
  flowState?: string;
  children: (data: T) => ReactNode;
}

/** A page over one query: skeleton, data, not found, or the API error with a way on. */
export function Abfrage<T>({ abfrage, title, flowState, children }: Props<T>) {
  const queries = useQueryClient();
  const { data, error, isFetching, refetch } = abfrage;
  // A call that hangs is dropped first: the library would go on waiting for it.
  const neuLesen = () =>
    void queries.cancelQueries({ predicate: wartet }).then(() => refetch({ cancelRefetch: true }));
  const flow = flowState === undefined ? {} : { flowState };
  // What was read before is better than an error about reading it again.
  if (data !== undefined) return children(data);
  if (!error) return <LadeSeite title={title} {...flow} onErneut={neuLesen} />;
  if (error instanceof ServiceError && istUnbekannt(error.status)) return <NichtGefunden />;
  return (
    <FehlerSeite
      title={title}
      {...flow}
      laedt={isFetching}
      onErneut={() => void refetch()}
      fehlerId={fehlerIdVon(error)}
      satz={ausfallsatz(error)}
    />
  );
}

function wartet({ state }: Query): boolean {
  return state.fetchStatus === 'fetching' && state.data === undefined;
}

/** 422 is an address that no contract can have. */
function istUnbekannt(status: number | 'unknown'): boolean {
  return status === 404 || status === 422;
}

function fehlerIdVon(error: Error): string | undefined {
  return error instanceof ServiceError
    ? z.safeParse(technisch, error.body).data?.fehlerId
    : undefined;
}
