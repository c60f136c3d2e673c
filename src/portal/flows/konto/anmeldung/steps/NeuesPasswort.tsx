import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import * as select from '#machines/konto/anmeldung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useForm } from '../../../../formular/useForm.ts';
import { NeuesPasswortFelder } from '../../passwort/NeuesPasswortFelder.tsx';
import { istZweimalGleich, passwortFelder } from '../../passwort/passwortZweimal.ts';
import { t } from '../texte.ts';
import { Hinweis } from './Hinweis.tsx';
import { type StepProps, useFlowState } from './step.ts';

const felder = z.object(passwortFelder).check(istZweimalGleich);

export function NeuesPasswort({ actor, form: zugang }: StepProps) {
  const laedt = useSelector(actor, select.laedt);
  const form = useForm(felder, { passwort: '', wiederholung: '' });

  function senden() {
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
      <Form onSubmit={senden}>
        <NeuesPasswortFelder form={form} email={zugang.value('email')} />
        <Button type="submit" loading={laedt}>
          {t('passwortSpeichern')}
        </Button>
      </Form>
    </Page>
  );
}
