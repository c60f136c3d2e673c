import { useSelector } from '@xstate/react';
import { heuteInBerlin } from '#contract/tag.ts';
import { antworten } from '#machines/konto/handynummer-aendern/answers.ts';
import * as select from '#machines/konto/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { DateField } from '#widgets/date-field/DateField.tsx';
import { EmailField } from '#widgets/email-field/EmailField.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { TextField } from '#widgets/text-field/TextField.tsx';
import { usePorts } from '../../../../ports.ts';
import { useForm } from '../../../../formular/useForm.ts';
import { Fehlerhinweis } from '../../Fehlerhinweis.tsx';
import { type StepProps, useFlowState } from '../../nummer/actor.ts';
import { t } from '../texte.ts';

/** First step: who she is, and which contract is hers. */
export function Anfordern({ actor }: StepProps) {
  const { now } = usePorts();
  const laedt = useSelector(actor, select.laedt);
  const hinweis = useSelector(actor, select.hinweis);
  const form = useForm(antworten.anfordern, { email: '', contractId: '', geburtsdatum: '' });

  function senden() {
    const antwort = form.check();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  }

  return (
    <Page
      title={t('anfordernTitel')}
      lead={t('anfordernEinleitung')}
      back={{ label: t('zurAnmeldung'), href: '/kunden/login/' }}
      flowState={useFlowState(actor)}
      width="text"
    >
      <Fehlerhinweis hinweis={hinweis} />
      {form.errors.length > 0 && <ErrorSummary key={form.attempt} errors={form.errors} />}
      <Form onSubmit={senden}>
        <EmailField
          {...form.field('email')}
          label={t('email')}
          hint={t('emailHinweis')}
          autoComplete="username"
        />
        <TextField
          {...form.field('contractId')}
          label={t('contractId')}
          hint={t('contractIdHinweis')}
          autoComplete="off"
          spellCheck={false}
        />
        <DateField
          {...form.field('geburtsdatum')}
          label={t('geburtsdatum')}
          max={heuteInBerlin(now())}
          autoComplete="bday"
        />
        <Button type="submit" loading={laedt}>
          {t('linkSenden')}
        </Button>
      </Form>
    </Page>
  );
}
