import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { antworten } from '#machines/konto/anmeldung/answers.ts';
import * as select from '#machines/konto/anmeldung/selectors.ts';
import { usePlainForm } from '../../../../formular/formularMit.ts';
import { Zugangsbild } from '../anfang/Zugangsbild.tsx';
import { zugangsseite } from '../anfang/zugangsseite.ts';
import { Hinweise } from './Hinweis.tsx';
import { type StepProps, useFlowState } from './step.ts';

export function Zugangsdaten({ actor, bereich, zugang, Rahmen, ueberSeite = false }: StepProps) {
  const laedt = useSelector(actor, select.laedt);

  function senden() {
    const antwort = zugang.pruefe();
    if (antwort) actor.send({ type: 'ANMELDEN', ...antwort });
  }

  return (
    <Zugangsbild
      bereich={bereich}
      zugang={zugang}
      Rahmen={Rahmen}
      ueberSeite={ueberSeite}
      flowState={useFlowState(actor)}
      hinweise={<Hinweise actor={actor} />}
      laedt={laedt}
      onSenden={senden}
    />
  );
}

/** E-mail address and password; kept above the steps, so that nothing typed is lost on the way. */
export function useZugang(email: string) {
  return usePlainForm(zugangsseite, antworten.zugangsdaten, { bekannt: { email } });
}

/** The password is not kept behind the step that asks for it. */
export function useVergessen(zugang: StepProps['zugang'], istHier: boolean): void {
  const vergiss = useEffectEvent(() => zugang.leere('passwort'));
  useEffect(() => {
    if (!istHier) return undefined;
    return () => vergiss();
  }, [istHier]);
}
