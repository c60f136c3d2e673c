import { useEffect, useState } from 'react';
import type { navigationVon } from './navigation.tsx';

type NavigationVon = typeof navigationVon;

let geladen: NavigationVon | null = null;

/** Fetches the ways of the signed-in areas; who is not signed in carries none of them. */
export async function ladeWege(): Promise<NavigationVon> {
  const [wege] = await Promise.all([
    import('./navigation.tsx'),
    import('#widgets/app-shell/BottomBar.tsx'),
  ]);
  geladen ??= wege.navigationVon;
  return geladen;
}

/** Once they are here and somebody is signed in; else null. */
export function useWege(gebraucht: boolean): NavigationVon | null {
  const [wege, setWege] = useState(() => geladen);
  useEffect(() => {
    if (gebraucht && wege === null) {
      void ladeWege().then(
        (von) => setWege(() => von),
        () => undefined,
      );
    }
  }, [gebraucht, wege]);
  return gebraucht ? wege : null;
}
