import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import type { Frageseite } from '#machines/formular/frage.ts';
import { antworten } from '#machines/konto/passwort-aendern/answers.ts';
import * as select from '#machines/konto/selectors.ts';
import { useFormular } from '../../../../formular/useFormular.ts';
import { zugangsfelder } from '../../../../formular/Zugangsfelder.tsx';
import { type StepProps, useFlowState } from '../../daten/actor.ts';
import { t as daten } from '../../daten/texte.ts';
import { useDatenseite } from '../../daten/useDatenseite.ts';
import { Formularseite } from '../../Formularseite.tsx';
import { Kontoname, Staerke } from '../../passwort/NeuesPasswort.tsx';
import { istZweimalGleich, neuesPasswort, passwortFelder } from '../../passwort/passwortZweimal.ts';
import { t } from '../texte.ts';

const form = z
  .extend(z.object({ aktuell: antworten.passwort.shape.passwort }), passwortFelder)
  .check(istZweimalGleich);

const seite: Frageseite<z.infer<typeof form>> = {
  titel: t('passwortTitel'),
  einleitung: t('passwortEinleitung'),
  felder: [
    {
      name: 'aktuell',
      art: 'passwort',
      label: t('aktuellesPasswort'),
      autoComplete: 'current-password',
    },
    ...neuesPasswort,
  ],
};

/** Kept above the step, so that nothing typed is lost when the session ends. */
export function usePasswortFormular() {
  return useFormular(seite, form);
}

interface Props extends StepProps {
  email: string | undefined;
  formular: ReturnType<typeof usePasswortFormular>;
}

/** The only step: the present password and another one. */
export function Passwort({ actor, email, formular }: Props) {
  function senden() {
    const antwort = formular.pruefe();
    if (!antwort) return;
    const { aktuell, passwort } = antwort;
    actor.send({ type: 'WEITER', antwort: { passwort: aktuell, neuesPasswort: passwort } });
  }

  return (
    <Formularseite
      formular={formular}
      sofort={zugangsfelder}
      back={{ label: daten('zuIhrenDaten'), href: useDatenseite() }}
      flowState={useFlowState(actor)}
      hinweis={useSelector(actor, select.hinweis)}
      davor={<Kontoname email={email} />}
      danach={{ passwort: <Staerke passwort={formular.text('passwort')} /> }}
      onSenden={senden}
      knopf={t('aendern')}
      laedt={useSelector(actor, select.laedt)}
    />
  );
}
