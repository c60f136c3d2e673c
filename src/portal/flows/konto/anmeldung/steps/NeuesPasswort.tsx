import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import * as z from 'zod/mini';
import { passwortStaerke, staerkeLabel } from '#contract/fields/passwort.ts';
import { antworten } from '#machines/konto/anmeldung/answers.ts';
import * as select from '#machines/konto/anmeldung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { PasswordField } from '#widgets/password-field/PasswordField.tsx';
import { useForm } from '../../../useForm.ts';
import { t } from '../texte.ts';
import { Hinweis } from './Hinweis.tsx';
import styles from './steps.module.css';
import { type StepProps, useFlowState } from './step.ts';

const zweimal = z.extend(antworten.neuesPasswort, { wiederholung: z.string() }).check(
  z.refine((form) => form.passwort === form.wiederholung, {
    path: ['wiederholung'],
    error: t('ungleich'),
  }),
);

export function NeuesPasswort({ actor }: Pick<StepProps, 'actor'>) {
  const laedt = useSelector(actor, select.laedt);
  const form = useForm(zweimal, { passwort: '', wiederholung: '' });

  function senden(event: FormEvent) {
    event.preventDefault();
    const antwort = form.check();
    if (antwort) actor.send({ type: 'NEUES_PASSWORT', passwort: antwort.passwort });
  }

  return (
    <Page
      title={t('neuesPasswortTitel')}
      lead={t('neuesPasswortEinleitung')}
      back={{ label: t('zurueck'), onClick: () => actor.send({ type: 'ABBRECHEN' }) }}
      flowState={useFlowState(actor)}
      width="text"
    >
      <Hinweis actor={actor} />
      {form.errors.length > 0 && <ErrorSummary key={form.attempt} errors={form.errors} />}
      <form className={styles.form} noValidate onSubmit={senden}>
        <PasswordField
          {...form.field('passwort')}
          label={t('neuesPasswort')}
          hint={hinweisZu(form.value('passwort'))}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.field('wiederholung')}
          label={t('wiederholung')}
          autoComplete="new-password"
        />
        <Button type="submit" loading={laedt}>
          {t('passwortSpeichern')}
        </Button>
      </form>
    </Page>
  );
}

/** The rules, and from the first character on the strength (`specification §5`). */
function hinweisZu(passwort: string): string {
  if (passwort === '') return t('neuesPasswortRegeln');
  const stufe = staerkeLabel[passwortStaerke(passwort)];
  return `${t('neuesPasswortRegeln')} ${t('staerke', { stufe })}`;
}
