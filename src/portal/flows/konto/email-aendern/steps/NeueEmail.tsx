import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import { email as emailform } from '#contract/fields/email.ts';
import * as select from '#machines/konto/selectors.ts';
import { antworten } from '#machines/konto/email-aendern/answers.ts';
import { Button } from '#widgets/button/Button.tsx';
import { EmailField } from '#widgets/email-field/EmailField.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { PasswordField } from '#widgets/password-field/PasswordField.tsx';
import { useForm } from '../../../../formular/useForm.ts';
import { Fehlerhinweis } from '../../Fehlerhinweis.tsx';
import { type StepProps, useFlowState } from '../../daten/actor.ts';
import { t as daten } from '../../daten/texte.ts';
import { t } from '../texte.ts';

const felder = z.extend(antworten.neueEmail, { wiederholung: emailform }).check(
  z.refine((form) => form.email === form.wiederholung, {
    path: ['wiederholung'],
    error: t('ungleich'),
  }),
);

type NeueEmailForm = ReturnType<typeof useNeueEmailForm>;

/** Kept above the step, so that nothing typed is lost when a code is asked for or the session ends. */
export function useNeueEmailForm() {
  return useForm(felder, { email: '', wiederholung: '', passwort: '' });
}

/** The address twice, so that no link goes astray, and the password. */
export function NeueEmail({ actor, form }: StepProps & { form: NeueEmailForm }) {
  const laedt = useSelector(actor, select.laedt);
  const hinweis = useSelector(actor, select.hinweis);

  function senden() {
    const antwort = form.check();
    if (!antwort) return;
    const { email, passwort } = antwort;
    actor.send({ type: 'WEITER', antwort: { email, passwort } });
  }

  return (
    <Page
      title={t('neueEmailTitel')}
      lead={t('neueEmailEinleitung')}
      back={{ label: daten('zuIhrenDaten'), href: '/kunden/kundendaten/' }}
      flowState={useFlowState(actor)}
      width="text"
    >
      <Fehlerhinweis hinweis={hinweis} />
      {form.errors.length > 0 && <ErrorSummary key={form.attempt} errors={form.errors} />}
      <Form onSubmit={senden}>
        <EmailField {...form.field('email')} label={t('email')} autoComplete="email" />
        <EmailField
          {...form.field('wiederholung')}
          label={t('wiederholung')}
          autoComplete="email"
        />
        <PasswordField
          {...form.field('passwort')}
          label={t('passwort')}
          autoComplete="current-password"
        />
        <Button type="submit" loading={laedt}>
          {t('senden')}
        </Button>
      </Form>
    </Page>
  );
}
