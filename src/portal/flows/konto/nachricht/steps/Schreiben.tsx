import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { nachrichtdateienMax } from '#contract/endpoints/nachrichtSchreiben.ts';
import type { nachricht } from '#machines/konto/nachricht/machine.ts';
import * as select from '#machines/konto/selectors.ts';
import { brieffelder } from '../../../../formular/Brieffelder.tsx';
import { Listenfeld } from '../../../../formular/Listenfeld.tsx';
import { Dateifeld } from '../../../../upload/Dateifeld.tsx';
import { useDateien } from '../../../../upload/useDateien.ts';
import { useFlowState } from '../../daten/actor.ts';
import { Formularseite } from '../../Formularseite.tsx';
import type { useNachrichtFormular } from '../eingabe.ts';
import { t } from '../texte.ts';
import type { dateienVon } from '../dateien.ts';

export interface StepProps {
  actor: ActorRefFrom<typeof nachricht>;
  formular: ReturnType<typeof useNachrichtFormular>;
  /** What this tab keeps of her files. */
  dateien: ReturnType<typeof dateienVon>;
}

/** The form: what it is about, where that is not known, what she wants to say, and the files that show it. */
export function Schreiben({ actor, formular, dateien: gedaechtnis }: StepProps) {
  const { dateien, fehler, feld, pruefen } = useDateien('NACHRICHT', gedaechtnis);
  function senden() {
    const brief = formular.pruefe();
    // None is fine; one that is still on its way or was refused is not.
    const sindDa = feld.entries.length === 0 || pruefen();
    if (brief && sindDa)
      actor.send({ type: 'WEITER', antwort: { ...brief, dateien: [...dateien] } });
  }

  return (
    <Formularseite
      formular={formular}
      sofort={felder}
      back={formular.zurueck}
      flowState={useFlowState(actor)}
      hinweis={useSelector(actor, select.hinweis)}
      onSenden={senden}
      knopf={t('senden')}
      laedt={useSelector(actor, select.laedt)}
      danachFehlt={{ dateien: fehler }}
    >
      <Dateifeld
        {...feld}
        name="dateien"
        label={t('dateien')}
        maxFiles={nachrichtdateienMax}
        error={fehler}
        optional
      />
    </Formularseite>
  );
}

const felder = { ...brieffelder, liste: Listenfeld };
