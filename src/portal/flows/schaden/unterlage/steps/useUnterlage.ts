import { useState } from 'react';
import * as z from 'zod/mini';
import type { Nachweisdatei } from '#contract/entities/upload.ts';
import { antworten } from '#machines/schaden/unterlage/answers.ts';
import { useDateien } from '../../../../upload/useDateien.ts';
import { t } from '../texte.ts';
import type { StepProps } from '../View.tsx';

/** The files of the form, kept in the tab from the first that arrived. */
export function useUnterlage({ actor, draft }: Pick<StepProps, 'actor' | 'draft'>) {
  const [gedaechtnis] = useState(() => gedaechtnisIn(draft));
  const { dateien, fehler, feld, pruefen } = useDateien('SCHADEN', gedaechtnis, t('dateiFehlt'));
  const [versuch, setVersuch] = useState(0);
  return {
    feld,
    fehler,
    versuch,
    senden: () => {
      setVersuch(versuch + 1);
      if (pruefen()) actor.send({ type: 'WEITER', antwort: { dateien: [...dateien] } });
    },
  };
}

function gedaechtnisIn(draft: StepProps['draft']) {
  return {
    lesen: () => z.safeParse(antworten.waehlen, draft.read()?.antworten).data?.dateien ?? [],
    schreiben: (dateien: readonly Nachweisdatei[]) =>
      draft.write({ schritt: 'waehlen', antworten: { dateien } }),
  };
}
