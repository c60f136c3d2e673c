import { useState } from 'react';
import * as z from 'zod/mini';
import { type Nachweisdatei, nachweisdateien } from '#contract/entities/upload.ts';
import { usePorts, useSession } from '../../../../ports.ts';
import { useDateien } from '../../../../upload/useDateien.ts';
import { draftAt } from '../../../draft.ts';

/** The files that prove a change; they belong to its calculation, and so does what is kept of them. */
export function useNachweis(berechnungId: string) {
  const { speicher } = usePorts();
  const session = useSession();
  const sub = session.status === 'angemeldet' ? session.nutzer.sub : '';
  const [gedaechtnis] = useState(() => gedaechtnisIn(draftAt(speicher, flow, berechnungId, sub)));
  return useDateien('AENDERUNG', gedaechtnis);
}

const flow = 'aenderung.nachweis';

function gedaechtnisIn(draft: ReturnType<typeof draftAt>) {
  return {
    lesen: () => z.safeParse(nachweisdateien, draft.read()?.antworten).data ?? [],
    schreiben: (antworten: readonly Nachweisdatei[]) => draft.write({ schritt: flow, antworten }),
  };
}
