import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { fahrrad } from '#machines/antrag/fahrrad/machine.ts';
import { AntragView } from '../AntragView.tsx';
import type { ZeigeErste } from '../anfang/Uebergabe.tsx';
import { useAntrag } from '../useAntrag.ts';
import { fahrradRufe } from './effects.ts';
import { fahrradSeite } from './seite.ts';

/** A bicycle, from the first question to the contract. */
export default function FahrradView({ zeigeErste }: { zeigeErste?: ZeigeErste }) {
  const antrag = useAntrag(fahrradSeite, fahrradRufe);
  const [chart] = useState(() => fahrrad.provide({ actors: antrag.actors }));
  const actor = useActorRef(chart, { input: antrag.eingang });
  const teile = { actor, lauf: actor, antrag, seite: fahrradSeite };
  return <AntragView {...teile} {...(zeigeErste ? { zeigeErste } : {})} />;
}
