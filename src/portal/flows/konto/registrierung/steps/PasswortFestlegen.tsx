import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import type { Frageseite } from '#machines/formular/frage.ts';
import * as select from '#machines/konto/selectors.ts';
import { useFormular } from '../../../../formular/useFormular.ts';
import { zugangsfelder } from '../../../../formular/Zugangsfelder.tsx';
import { Formularseite } from '../../Formularseite.tsx';
import { useFlowState } from '../../nummer/actor.ts';
import { Staerke } from '../../passwort/NeuesPasswort.tsx';
import { istZweimalGleich, neuesPasswort, passwortFelder } from '../../passwort/passwortZweimal.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

const form = z.object(passwortFelder).check(istZweimalGleich);

const seite: Frageseite<z.infer<typeof form>> = {
  titel: t('passwortFestlegenTitel'),
  felder: neuesPasswort,
};

/** A password of her own. */
export function PasswortFestlegen({ actor }: StepProps) {
  const formular = useFormular(seite, form);

  function senden() {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'WEITER', antwort: { passwort: antwort.passwort } });
  }

  return (
    <Formularseite
      formular={formular}
      sofort={zugangsfelder}
      flowState={useFlowState(actor)}
      hinweis={useSelector(actor, select.hinweis)}
      danach={{ passwort: <Staerke passwort={formular.text('passwort')} /> }}
      onSenden={senden}
      knopf={t('passwortSpeichern')}
      laedt={useSelector(actor, select.laedt)}
    />
  );
}
