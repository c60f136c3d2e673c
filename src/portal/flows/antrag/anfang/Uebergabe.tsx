// Not compiled: it draws nothing.
'use no memo';
import { useLayoutEffect } from 'react';
import { nachholen } from '../entwurf/davor.ts';
import type { FragenProps } from '../fragen/useFrage.ts';

/** Shows the first question where it stood before the flow; null takes it away. */
export type ZeigeErste = (frage: FragenProps | null) => void;

/** Where the first question would stand: it is drawn already, and goes on with what the flow says. */
export function Uebergabe({ zeigeErste, frage }: { zeigeErste: ZeigeErste; frage: FragenProps }) {
  useLayoutEffect(() => zeigeErste(frage));
  useLayoutEffect(() => nachholen(frage.entwurf), [frage.entwurf]);
  useLayoutEffect(() => () => zeigeErste(null), [zeigeErste]);
  return null;
}
