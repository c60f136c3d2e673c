import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { hausrat } from '#machines/antrag/hausrat/machine.ts';
import { AntragView } from '../AntragView.tsx';
import type { ZeigeErste } from '../anfang/Uebergabe.tsx';
import { useAntrag } from '../useAntrag.ts';
import { hausratRufe } from './effects.ts';
import { hausratSeite } from './seite.ts';

/** Home contents, from the first question to the contract. */
export default function HausratView({ zeigeErste }: { zeigeErste?: ZeigeErste }) {
  const antrag = useAntrag(hausratSeite, hausratRufe);
  const [chart] = useState(() => hausrat.provide({ actors: antrag.actors }));
  const actor = useActorRef(chart, { input: antrag.eingang });
  const teile = { actor, lauf: actor, antrag, seite: hausratSeite };
  return <AntragView {...teile} {...(zeigeErste ? { zeigeErste } : {})} />;
}
