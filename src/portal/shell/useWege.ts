import { type ComponentType, useEffect, useState } from 'react';

/** Menu and bottom bar. */
export interface Hauptwege {
  Menue: ComponentType;
  Leiste: ComponentType;
}

let geladen: Hauptwege | null = null;

/** Fetches the ways of the signed-in areas; who is not signed in carries none of them. */
export async function ladeWege(): Promise<Hauptwege> {
  geladen = await import('./Wege.tsx');
  return geladen;
}

/** Once they are here and somebody is signed in; else null. */
export function useWege(gebraucht: boolean): Hauptwege | null {
  const [wege, setWege] = useState(() => geladen);
  useEffect(() => {
    if (gebraucht && wege === null) {
      void ladeWege().then(
        (da) => setWege(da),
        () => undefined,
      );
    }
  }, [gebraucht, wege]);
  return gebraucht ? wege : null;
}
