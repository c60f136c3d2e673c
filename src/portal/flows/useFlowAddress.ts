import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import * as select from '#machines/address/selectors.ts';
import { schrittVon } from '#machines/walk.ts';
import { adresseMit, bildVon, type FlowParts } from './adresse.ts';
import { schrittAus } from './flowAddress.ts';
import type { FlowActor } from './replay.ts';
import { useOrt } from '../ort.tsx';

/** Starts the chart of the address and tells it what was drawn; true once the flow stands where it was left. */
export function useFlowAddress(actor: FlowActor, parts: FlowParts): boolean {
  const { address } = parts;
  const { pathname, search, key } = useOrt();
  const [chart] = useState(() => adresseMit({ ...parts, actor }));
  const ziel = schrittAus(pathname, address);
  const input = { ziel, vonVorn: ziel === address.schritte[0] };
  const adresse = useActorRef(chart, { input });
  const schritt = useSelector(actor, schrittVon);
  const laedt = useSelector(actor, (snapshot: AnyMachineSnapshot) => snapshot.hasTag('laedt'));
  // Each time the browser goes, the page looks again.
  useSelector(adresse, select.gaenge);

  useEffect(() => {
    const gegangen = () => adresse.send({ type: 'GEGANGEN' });
    globalThis.addEventListener('popstate', gegangen);
    return () => globalThis.removeEventListener('popstate', gegangen);
  }, [adresse]);

  useEffect(() => {
    const bild = bildVon(actor, address, { pathname, search, key, schritt, laedt });
    adresse.send({ type: 'GEZEICHNET', bild });
  });

  return useSelector(adresse, select.istBereit);
}
