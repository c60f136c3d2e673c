import { useState } from 'react';
import * as z from 'zod/mini';
import { formVon } from '#machines/antrag/allgemeine-versicherungsdaten/answers.ts';
import { seiteVon } from '#machines/antrag/allgemeine-versicherungsdaten/fragen.ts';
import { useFormular } from '../../../formular/useFormular.ts';
import { usePorts } from '../../../ports.ts';
import { type DraftStorage, draftAt } from '../../draft.ts';
import { gezeigt } from '../fragen/gezeigt.ts';

/** The form as it may be filled in today, with what this tab kept of it. */
export function useEingabe(heute: string) {
  const { speicher } = usePorts();
  const [seite] = useState(() => gezeigt('antrag.allgemeineVersicherungsdaten', seiteVon(heute)));
  const [form] = useState(() => formVon(heute));
  const draft = entwurf(speicher);
  return useFormular(seite, form, {
    gemerkt: {
      lies: () => z.safeParse(gemerkt, draft.read()?.antworten).data ?? {},
      schreibe: (getippt) => draft.write({ schritt: 'schreiben', antworten: getippt }),
    },
  });
}

/** It was sent: nothing of it stays in the tab. */
export function vergissEingabe(speicher: DraftStorage): void {
  entwurf(speicher).clear();
}

const gemerkt = z.record(z.string(), z.string());

function entwurf(speicher: DraftStorage) {
  return draftAt(speicher, 'antrag/allgemeine-versicherungsdaten', '', '');
}
