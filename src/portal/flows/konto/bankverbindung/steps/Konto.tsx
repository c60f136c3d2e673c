import { useSelector } from '@xstate/react';
import * as select from '#machines/konto/selectors.ts';
import { grundfelder } from '../../../../formular/Grundfelder.tsx';
import { Ibanfeld } from '../../../../formular/Ibanfeld.tsx';
import { type StepProps, useFlowState } from '../../daten/actor.ts';
import { Formularseite } from '../../Formularseite.tsx';
import type { useKontoFormular } from '../kontoFormular.ts';
import { t } from '../texte.ts';

interface Props extends StepProps {
  formular: ReturnType<typeof useKontoFormular>;
}

/** The account, whose it is, what is paid from it, and the mandate. */
export function Konto({ actor, formular }: Props) {
  function senden() {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  }

  return (
    <Formularseite
      formular={formular}
      sofort={felder}
      back={{ label: t('zurueck'), href: '/kunden/vertraege/' }}
      flowState={useFlowState(actor)}
      hinweis={useSelector(actor, select.hinweis)}
      onSenden={senden}
      knopf={t('speichern')}
      laedt={useSelector(actor, select.laedt)}
    />
  );
}

const felder = { ...grundfelder, iban: Ibanfeld };
