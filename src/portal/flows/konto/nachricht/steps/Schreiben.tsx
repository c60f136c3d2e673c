import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { nachricht } from '#machines/konto/nachricht/machine.ts';
import * as select from '#machines/konto/selectors.ts';
import { brieffelder } from '../../../../formular/Brieffelder.tsx';
import { Listenfeld } from '../../../../formular/Listenfeld.tsx';
import { useFlowState } from '../../daten/actor.ts';
import { Formularseite } from '../../Formularseite.tsx';
import type { useNachrichtFormular } from '../eingabe.ts';
import { t } from '../texte.ts';

export interface StepProps {
  actor: ActorRefFrom<typeof nachricht>;
  formular: ReturnType<typeof useNachrichtFormular>;
}

/** The form: what it is about, where that is not known, and what she wants to say. */
export function Schreiben({ actor, formular }: StepProps) {
  function senden() {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'WEITER', antwort });
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
    />
  );
}

const felder = { ...brieffelder, liste: Listenfeld };
