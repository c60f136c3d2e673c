import { useSelector } from '@xstate/react';
import { heuteInBerlin } from '#contract/tag.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import type { KontoAntworten } from '#machines/konto/answers.ts';
import { antworten } from '#machines/konto/handynummer-aendern/answers.ts';
import * as select from '#machines/konto/selectors.ts';
import { Datumfeld } from '../../../../formular/Datumfeld.tsx';
import { grundfelder } from '../../../../formular/Grundfelder.tsx';
import { useFormular } from '../../../../formular/useFormular.ts';
import { usePorts } from '../../../../ports.ts';
import { Formularseite } from '../../Formularseite.tsx';
import { type StepProps, useFlowState } from '../../nummer/actor.ts';
import { t } from '../texte.ts';

/** First step: who she is, and which contract is hers. */
export function Anfordern({ actor }: StepProps) {
  const heute = heuteInBerlin(usePorts().now());
  const formular = useFormular(seiteAm(heute), antworten.anfordern);

  function senden() {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  }

  return (
    <Formularseite
      formular={formular}
      sofort={felder}
      back={{ label: t('zurAnmeldung'), href: '/kunden/login/' }}
      flowState={useFlowState(actor)}
      hinweis={useSelector(actor, select.hinweis)}
      onSenden={senden}
      knopf={t('linkSenden')}
      laedt={useSelector(actor, select.laedt)}
    />
  );
}

const felder = { ...grundfelder, datum: Datumfeld };

const seiteAm = (heute: string): Frageseite<KontoAntworten['anfordern']> => ({
  titel: t('anfordernTitel'),
  einleitung: t('anfordernEinleitung'),
  felder: [
    {
      name: 'email',
      art: 'email',
      label: t('email'),
      hinweis: t('emailHinweis'),
      autoComplete: 'username',
    },
    {
      name: 'contractId',
      art: 'text',
      label: t('contractId'),
      hinweis: t('contractIdHinweis'),
      rechtschreibung: false,
    },
    {
      name: 'geburtsdatum',
      art: 'datum',
      label: t('geburtsdatum'),
      bis: heute,
      autoComplete: 'bday',
    },
  ],
});
