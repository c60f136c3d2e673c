import { useQuery } from '@tanstack/react-query';
import { featuresLesen } from '#contract/endpoints/features.ts';
import { type Feature, featureStandard } from '#contract/features.ts';
import { unwrap } from '../client/response.ts';
import { usePorts } from '../ports.ts';

/** Is a feature on? Until the service has answered, and where it does not, the defaults count (`domain/daten.md §8`). */
export function useFeatures(): (feature: Feature) => boolean {
  const { client } = usePorts();
  const { data } = useQuery({
    queryKey: ['features'],
    queryFn: async ({ signal }) => unwrap(await client.call(featuresLesen, { signal })),
    retry: false,
  });
  return (feature) => (data ? data[feature] === true : featureStandard[feature]);
}
