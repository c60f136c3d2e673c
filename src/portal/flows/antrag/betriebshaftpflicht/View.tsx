import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { betriebshaftpflicht } from '#machines/antrag/betriebshaftpflicht/machine.ts';
import { usePorts } from '../../../ports.ts';
import { AntragView } from '../AntragView.tsx';
import type { ZeigeErste } from '../anfang/Uebergabe.tsx';
import { risikofragenRuf } from '../aufrufe/risikofragen.ts';
import { useAntrag } from '../useAntrag.ts';
import { betriebshaftpflichtRufe } from './effects.ts';
import { betriebshaftpflichtSeite } from './seite.ts';

/** Business liability, from the first question to the contract. */
export default function BetriebshaftpflichtView({ zeigeErste }: { zeigeErste?: ZeigeErste }) {
  const { client } = usePorts();
  const antrag = useAntrag(betriebshaftpflichtSeite, betriebshaftpflichtRufe);
  const [chart] = useState(() =>
    betriebshaftpflicht.provide({
      actors: { ...antrag.actors, risikofragenLaden: risikofragenRuf(client) },
    }),
  );
  const actor = useActorRef(chart, { input: antrag.eingang });
  const teile = { actor, lauf: actor, antrag, seite: betriebshaftpflichtSeite };
  return <AntragView {...teile} {...(zeigeErste ? { zeigeErste } : {})} />;
}
