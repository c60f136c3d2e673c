import { useSelector } from '@xstate/react';
import { heuteInBerlin } from '#contract/tag.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import type { KontoAntworten } from '#machines/konto/answers.ts';
import { antworten } from '#machines/konto/registrierung/answers.ts';
import * as select from '#machines/konto/selectors.ts';
import { Datumfeld } from '../../../../formular/Datumfeld.tsx';
import { grundfelder } from '../../../../formular/Grundfelder.tsx';
import { useFormular } from '../../../../formular/useFormular.ts';
import { usePorts } from '../../../../ports.ts';
import { Formularseite } from '../../Formularseite.tsx';
import { useFlowState } from '../../nummer/actor.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

/** Another address than that of the contract: a person looks at it first. */
export function AbweichendeEmail({ actor }: StepProps) {
  const heute = heuteInBerlin(usePorts().now());
  const formular = useFormular(seiteAm(heute), antworten.abweichendeEmail);

  function senden() {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  }

  return (
    <Formularseite
      formular={formular}
      sofort={felder}
      back={{ label: t('zurueck'), onClick: () => actor.send({ type: 'ZURUECK' }) }}
      flowState={useFlowState(actor)}
      hinweis={useSelector(actor, select.hinweis)}
      onSenden={senden}
      knopf={t('angabenSenden')}
      laedt={useSelector(actor, select.laedt)}
    />
  );
}

const felder = { ...grundfelder, datum: Datumfeld };

const seiteAm = (heute: string): Frageseite<KontoAntworten['abweichendeEmail']> => ({
  titel: t('abweichendeEmailTitel'),
  einleitung: t('abweichendeEmail'),
  felder: [
    { name: 'name', art: 'text', label: t('name'), autoComplete: 'name' },
    {
      name: 'geburtsdatum',
      art: 'datum',
      label: t('geburtsdatum'),
      bis: heute,
      autoComplete: 'bday',
    },
    { name: 'email', art: 'email', label: t('email') },
    { name: 'telefon', art: 'telefon', label: t('telefon'), auchFestnetz: true },
  ],
});
