import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import * as select from '#machines/address/selectors.ts';
import { schrittVon } from '#machines/walk.ts';
import { adresseMit, bildVon } from './adresse.ts';
import { type FlowAddress, schrittAus } from './flowAddress.ts';
import type { FlowActor } from './replay.ts';
import { useOrt } from '../ort.tsx';

interface Adressteile {
  address: FlowAddress;
  /** The event that answers a step with what the draft holds; null where it holds nothing. */
  ereignis: (schritt: string) => EventObject | null;
}

/** Starts the chart of the address and tells it what was drawn; true once the flow stands where it was left. */
export function useFlowAddress(actor: FlowActor, { address, ereignis }: Adressteile): boolean {
  const { pathname, search, key } = useOrt();
  const [chart] = useState(() => adresseMit({ actor, address, ereignis }));
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
