import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { heuteInBerlin } from '#contract/tag.ts';
import * as select from '#machines/merken/selectors.ts';
import { aufruf } from '../../../aufruf.ts';
import { useOrt } from '../../../ort.tsx';
import { type Ports, usePorts } from '../../../ports.ts';
import { schrittAus } from '../../flowAddress.ts';
import { useSelector } from '../../useSelector.ts';
import type { AntragProduktSeite } from '../produkt.ts';
import { gemerkterNachweis } from '../steps/bestaetigung/nachweis.ts';
import type { Antrag } from '../useAntrag.ts';
import { merkenMit } from './effekte.ts';

/** Keeps an application on this device, if she wants that, and says whether she is to be greeted before it. */
export function useMerken(antrag: Antrag, seite: AntragProduktSeite, istGezeichnet: boolean) {
  const ports = usePorts();
  const { pathname, search } = useOrt();
  const [{ chart, eingang, behalten }] = useState(() => {
    const istVerlinkt = new URLSearchParams(search).has('savedDraftId');
    const amAnfang = schrittAus(pathname, antrag.parts.address) === seite.schritte[0];
    return merkenMit({
      seite,
      speicher: ports.speicher,
      marke: aufruf.brand ?? '',
      heute: heuteInBerlin(ports.now()),
      istVerlinkt,
      // What she has begun here, or concluded and looks at again, comes first; a page that is drawn stays.
      istFrisch:
        !istVerlinkt &&
        !istGezeichnet &&
        !istVermittler(ports) &&
        istUnbegonnen(antrag) &&
        (amAnfang || gemerkterNachweis(ports.speicher, seite.flow) === null),
    });
  });
  const merken = useActorRef(chart, { input: eingang }, behalten);
  return {
    merken,
    gruss: useSelector(merken, select.gruss),
    zustand: useSelector(merken, select.zustand),
  };
}

function istUnbegonnen({ istLeer, entwurf }: Antrag): boolean {
  return istLeer && entwurf.gemerkte() === null;
}

/** Who sells is not greeted with what somebody else has answered at this device. */
function istVermittler({ bereich, session }: Ports): boolean {
  return bereich === 'vermittler' && session.vermutet();
}
