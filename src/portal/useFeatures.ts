import { useEffect, useSyncExternalStore } from 'react';
import type { Feature } from '#contract/features.ts';
import { standardVon } from '#contract/schalter.ts';
import { usePorts } from './ports.ts';

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
