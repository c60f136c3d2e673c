import { useSelector } from '@xstate/react';
import { antworten } from '#machines/konto/passwort-vergessen/answers.ts';
import * as select from '#machines/konto/passwort-vergessen/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { EmailField } from '#widgets/email-field/EmailField.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useForm } from '../../../../formular/useForm.ts';
import { Fehlerhinweis } from '../../Fehlerhinweis.tsx';
import { t } from '../texte.ts';
import { type StepProps, useFlowState } from './step.ts';

/** First step: for which account. */
export function Email({ actor, login }: StepProps) {
  const laedt = useSelector(actor, select.laedt);
  const hinweis = useSelector(actor, select.hinweis);
  const form = useForm(antworten.email, { email: useSelector(actor, select.email) });

  function senden() {
    const antwort = form.check();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  }

  return (
    <Page
      title={t('emailTitel')}
      lead={t('emailEinleitung')}
      back={{ label: t('zurAnmeldung'), href: login }}
      flowState={useFlowState(actor)}
      width="text"
    >
      <Fehlerhinweis hinweis={hinweis} />
      {form.errors.length > 0 && <ErrorSummary key={form.attempt} errors={form.errors} />}
      <Form onSubmit={senden}>
        <EmailField {...form.field('email')} label={t('email')} autoComplete="username" />
        <Button type="submit" loading={laedt}>
          {t('anfordern')}
        </Button>
      </Form>
    </Page>
  );
}
