import { useSelector } from '@xstate/react';
import { antworten } from '#machines/konto/passwort-vergessen/answers.ts';
import * as select from '#machines/konto/passwort-vergessen/selectors.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import type { KontoAntworten } from '#machines/konto/answers.ts';
import { grundfelder } from '../../../../formular/Grundfelder.tsx';
import { useFormular } from '../../../../formular/useFormular.ts';
import { Formularseite } from '../../Formularseite.tsx';
import { t } from '../texte.ts';
import { type StepProps, useFlowState } from './step.ts';

const seite: Frageseite<KontoAntworten['email']> = {
  titel: t('emailTitel'),
  einleitung: t('emailEinleitung'),
  felder: [{ name: 'email', art: 'email', label: t('email'), autoComplete: 'username' }],
};

/** First step: for which account. */
export function Email({ actor, login }: StepProps) {
  const email = useSelector(actor, select.email);
  const formular = useFormular(seite, antworten.email, { bekannt: { email } });

  function senden() {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  }

  return (
    <Formularseite
      formular={formular}
      sofort={grundfelder}
      back={{ label: t('zurAnmeldung'), href: login }}
      flowState={useFlowState(actor)}
      hinweis={useSelector(actor, select.hinweis)}
      onSenden={senden}
      knopf={t('anfordern')}
      laedt={useSelector(actor, select.laedt)}
    />
  );
}
