import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import { email as emailform } from '#contract/fields/email.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import { antworten } from '#machines/konto/email-aendern/answers.ts';
import * as select from '#machines/konto/selectors.ts';
import { grundfelder } from '../../../../formular/Grundfelder.tsx';
import { useFormular } from '../../../../formular/useFormular.ts';
import { zugangsfelder } from '../../../../formular/Zugangsfelder.tsx';
import { type StepProps, useFlowState } from '../../daten/actor.ts';
import { t as daten } from '../../daten/texte.ts';
import { useDatenseite } from '../../daten/useDatenseite.ts';
import { Formularseite } from '../../Formularseite.tsx';
import { t } from '../texte.ts';

const form = z.extend(antworten.neueEmail, { wiederholung: emailform }).check(
  z.refine((angaben) => angaben.email === angaben.wiederholung, {
    path: ['wiederholung'],
    error: t('ungleich'),
  }),
);

const seite: Frageseite<z.infer<typeof form>> = {
  titel: t('neueEmailTitel'),
  einleitung: t('neueEmailEinleitung'),
  felder: [
    { name: 'email', art: 'email', label: t('email') },
    { name: 'wiederholung', art: 'email', label: t('wiederholung') },
    { name: 'passwort', art: 'passwort', label: t('passwort'), autoComplete: 'current-password' },
  ],
};

/** Kept above the step, so that nothing typed is lost when a code is asked for or the session ends. */
export function useNeueEmailFormular() {
  return useFormular(seite, form);
}

interface Props extends StepProps {
  formular: ReturnType<typeof useNeueEmailFormular>;
}

/** The address twice, so that no link goes astray, and the password. */
export function NeueEmail({ actor, formular }: Props) {
  function senden() {
    const antwort = formular.pruefe();
    if (!antwort) return;
    const { email, passwort } = antwort;
    actor.send({ type: 'WEITER', antwort: { email, passwort } });
  }

  return (
    <Formularseite
      formular={formular}
      sofort={felder}
      back={{ label: daten('zuIhrenDaten'), href: useDatenseite() }}
      flowState={useFlowState(actor)}
      hinweis={useSelector(actor, select.hinweis)}
      onSenden={senden}
      knopf={t('senden')}
      laedt={useSelector(actor, select.laedt)}
    />
  );
}

const felder = { ...grundfelder, ...zugangsfelder };
