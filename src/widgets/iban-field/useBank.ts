import { useEffect, useState } from 'react';

/** A bank that was found for an account, or what stands against it. */
export type BankFound = { name: string } | { reason: string };

/** Asks for the bank of an account; aborted when another account is typed. */
export type FindBank = (iban: string, signal: AbortSignal) => Promise<BankFound | null>;

export type Search = 'idle' | 'searching' | 'failed' | { found: BankFound | null };

/** Looks a bank up once the account is long enough to be one. */
export function useBank(iban: string, findBank: FindBank | undefined): Search {
  const [answer, setAnswer] = useState<{ iban: string; search: Search } | null>(null);
  const isAsked = findBank !== undefined && iban.length >= shortest;

  useEffect(() => {
    if (!isAsked) return undefined;
    const controller = new AbortController();
    const say = (search: Search) => !controller.signal.aborted && setAnswer({ iban, search });
    findBank(iban, controller.signal).then(
      (found) => say({ found }),
      () => say('failed'),
    );
    return () => controller.abort();
  }, [iban, isAsked, findBank]);

  if (!isAsked) return 'idle';
  return answer?.iban === iban ? answer.search : 'searching';
}

/** Norway has the shortest, 15 characters; a German one has 22. */
const shortest = 15;
