import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import type { Frageseite } from '#machines/formular/frage.ts';
import * as select from '#machines/konto/anmeldung/selectors.ts';
import { Formular } from '../../../../formular/Formular.tsx';
import { useFormular } from '../../../../formular/useFormular.ts';
import { zugangsfelder } from '../../../../formular/Zugangsfelder.tsx';
import { Kontoname, Staerke } from '../../passwort/NeuesPasswort.tsx';
import { istZweimalGleich, neuesPasswort, passwortFelder } from '../../passwort/passwortZweimal.ts';
import { t } from '../texte.ts';
import { Hinweis } from './Hinweis.tsx';
import { type StepProps, useFlowState } from './step.ts';

const form = z.object(passwortFelder).check(istZweimalGleich);

const seite: Frageseite<z.infer<typeof form>> = {
  titel: t('neuesPasswortTitel'),
  einleitung: t('neuesPasswortEinleitung'),
  felder: neuesPasswort,
};

export function NeuesPasswort({ actor, zugang, Rahmen }: StepProps) {
  const formular = useFormular(seite, form);

  function senden() {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'NEUES_PASSWORT', passwort: antwort.passwort });
  }

  return (
    <Rahmen
      title={seite.titel}
      lead={seite.einleitung}
      back={{ label: t('zurueck'), onClick: () => actor.send({ type: 'ABBRECHEN' }) }}
      flowState={useFlowState(actor)}
      width="text"
    >
      <Hinweis actor={actor} />
      <Formular
        formular={formular}
        sofort={zugangsfelder}
        davor={<Kontoname email={zugang.text('email')} />}
        danach={{ passwort: <Staerke passwort={formular.text('passwort')} /> }}
        onSenden={senden}
        knopf={t('passwortSpeichern')}
        laedt={useSelector(actor, select.laedt)}
      />
    </Rahmen>
  );
}
