import { useEffect, useEffectEvent, useState } from 'react';
import { type FindPlaces, type Places, placeFor, wholePostcode } from './places.ts';

/** Looks up the places of a postcode and corrects the place when they are there. */
export function usePlaces(
  { plz, ort, findPlaces }: { plz: string; ort: string; findPlaces: FindPlaces },
  onPlace: (ort: string) => void,
): Places {
  const [answer, setAnswer] = useState<{ plz: string; found: Places } | null>(null);
  const asked = wholePostcode(plz);

  const take = useEffectEvent((asked: string, places: readonly string[]) => {
    const before = typeof answer?.found === 'object' ? answer.found : [];
    const place = placeFor(places, ort, before);
    setAnswer({ plz: asked, found: places });
    if (place !== ort) onPlace(place);
  });

  useEffect(() => {
    if (asked === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    findPlaces(asked, signal).then(
      (places) => !signal.aborted && take(asked, places),
      () => !signal.aborted && setAnswer({ plz: asked, found: 'failed' }),
    );
    return () => controller.abort();
  }, [asked, findPlaces]);

  if (asked === null) return 'unasked';
  return answer?.plz === asked ? answer.found : 'searching';
}
