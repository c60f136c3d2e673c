import { useEffect, useSyncExternalStore } from 'react';
import { veraltetNachMs } from '#contract/constants.ts';
import type { Feature } from '#contract/features.ts';
import { standardVon } from '#contract/schalter.ts';
import type { Client } from './client/client.ts';
import { usePorts } from './ports.ts';

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

/** Is a feature on? Until the service has answered, and where it does not, the defaults count (`domain/daten.md §8`). */
export function useFeatures(): (feature: Feature) => boolean {
  const { features } = usePorts();
  const flags = useSyncExternalStore(features.abonnieren, features.stand, () => null);
  useEffect(() => {
    const auffrischen = () => void features.auffrischen();
    auffrischen();
    // Somebody who comes back to the tab finds what was switched since.
    addEventListener('focus', auffrischen);
    return () => removeEventListener('focus', auffrischen);
  }, [features]);
  return (feature) => (flags ? flags[feature] === true : standardVon(feature));
}
