import { useSelector } from '@xstate/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Nachweisdatei } from '#contract/entities/upload.ts';
import { antworten } from '#machines/vertrag/kuendigung/answers.ts';
import * as select from '#machines/vertrag/kuendigung/selectors.ts';
import { useDateien } from '../../../../upload/useDateien.ts';
import { merken } from '../../beendigung/merken.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

/** The files of the proof, kept with the other answers. */
export function useNachweis({ actor, draft }: StepProps) {
  const [gedaechtnis] = useState(() => gedaechtnisIn(draft));
  const bitte = useSelector(actor, select.imAuftrag) ? t('kundenerklaerungFehlt') : undefined;
  const { dateien: nachweise, ...dateien } = useDateien('KUENDIGUNG', gedaechtnis, bitte);
  const { fehler, feld, pruefen } = dateien;
  const [versuch, setVersuch] = useState(0);
  return {
    feld,
    versuch,
    fehler,
    weiter: () => {
      setVersuch(versuch + 1);
      if (pruefen()) actor.send({ type: 'WEITER', antwort: { nachweise: [...nachweise] } });
    },
  };
}

function gedaechtnisIn(draft: StepProps['draft']) {
  const form = z.object({ nachweis: antworten.nachweis });
  return {
    lesen: () => z.safeParse(form, draft.read()?.antworten).data?.nachweis.nachweise ?? [],
    schreiben: (nachweise: readonly Nachweisdatei[]) => merken(draft, 'nachweis', { nachweise }),
  };
}
