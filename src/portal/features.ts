import { veraltetNachMs } from '#contract/constants.ts';
import type { Client } from './client/client.ts';

export type Features = ReturnType<typeof createFeatures>;

/** The feature flags as last read; asked again when a minute has passed. Part of every page, so without the query library. */
export function createFeatures(client: Pick<Client, 'call'>, now: () => number) {
  const zuschauer = new Set<() => void>();
  let flags: Readonly<Record<string, boolean>> | null = null;
  let gefragtUm = -Infinity;
  let unterwegs = Promise.resolve();

  async function frage(): Promise<void> {
    const antwort = await ladeAufruf().then(
      ({ featuresLesen }) => client.call(featuresLesen, {}),
      () => null,
    );
    if (!antwort?.ok || antwort.canceled) return;
    flags = antwort.data;
    for (const melde of zuschauer) melde();
  }

  return {
    abonnieren: (melde: () => void) => {
      zuschauer.add(melde);
      return () => void zuschauer.delete(melde);
    },
    stand: () => flags,
    /** Settles when the flags are those of now, or as they were where nobody answers. */
    auffrischen: (): Promise<void> => {
      if (now() - gefragtUm >= veraltetNachMs) {
        gefragtUm = now();
        unterwegs = frage();
      }
      return unterwegs;
    },
  };
}

/** Behind the first question, with zod (decision 0021). */
const ladeAufruf = () => import('#contract/endpoints/features.ts');
