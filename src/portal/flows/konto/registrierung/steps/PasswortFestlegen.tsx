import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import * as select from '#machines/konto/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useForm } from '../../../../formular/useForm.ts';
import { Fehlerhinweis } from '../../Fehlerhinweis.tsx';
import { useFlowState } from '../../nummer/actor.ts';
import { NeuesPasswortFelder } from '../../passwort/NeuesPasswortFelder.tsx';
import { istZweimalGleich, passwortFelder } from '../../passwort/passwortZweimal.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

const felder = z.object(passwortFelder).check(istZweimalGleich);

/** A password of her own. */
export function PasswortFestlegen({ actor }: StepProps) {
  const laedt = useSelector(actor, select.laedt);
  const hinweis = useSelector(actor, select.hinweis);
  const form = useForm(felder, { passwort: '', wiederholung: '' });

  function senden() {
    const antwort = form.check();
    if (antwort) actor.send({ type: 'WEITER', antwort: { passwort: antwort.passwort } });
  }

  return (
    <Page title={t('passwortFestlegenTitel')} flowState={useFlowState(actor)} width="text">
      <Fehlerhinweis hinweis={hinweis} />
      {form.errors.length > 0 && <ErrorSummary key={form.attempt} errors={form.errors} />}
      <Form onSubmit={senden}>
        <NeuesPasswortFelder form={form} />
        <Button type="submit" loading={laedt}>
          {t('passwortSpeichern')}
        </Button>
      </Form>
    </Page>
  );
}
