import { useSelector } from '@xstate/react';
import { heuteInBerlin } from '#contract/tag.ts';
import { nachE164 } from '#contract/fields/telefon.ts';
import { antworten } from '#machines/konto/registrierung/answers.ts';
import * as select from '#machines/konto/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { DateField } from '#widgets/date-field/DateField.tsx';
import { EmailField } from '#widgets/email-field/EmailField.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { PhoneField } from '#widgets/phone-field/PhoneField.tsx';
import { TextField } from '#widgets/text-field/TextField.tsx';
import { usePorts } from '../../../../ports.ts';
import { useForm } from '../../../../formular/useForm.ts';
import { Fehlerhinweis } from '../../Fehlerhinweis.tsx';
import { useFlowState } from '../../nummer/actor.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

const leer = { name: '', geburtsdatum: '', email: '', telefon: '' };

/** Another address than that of the contract: a person looks at it first. */
export function AbweichendeEmail({ actor }: StepProps) {
  const { now } = usePorts();
  const laedt = useSelector(actor, select.laedt);
  const hinweis = useSelector(actor, select.hinweis);
  const form = useForm(antworten.abweichendeEmail, leer);

  function senden() {
    const antwort = form.check();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  }

  return (
    <Page
      title={t('abweichendeEmailTitel')}
      lead={t('abweichendeEmail')}
      back={{ label: t('zurueck'), onClick: () => actor.send({ type: 'ZURUECK' }) }}
      flowState={useFlowState(actor)}
      width="text"
    >
      <Fehlerhinweis hinweis={hinweis} />
      {form.errors.length > 0 && <ErrorSummary key={form.attempt} errors={form.errors} />}
      <Form onSubmit={senden}>
        <TextField {...form.field('name')} label={t('name')} autoComplete="name" />
        <DateField
          {...form.field('geburtsdatum')}
          label={t('geburtsdatum')}
          max={heuteInBerlin(now())}
          autoComplete="bday"
        />
        <EmailField {...form.field('email')} label={t('email')} />
        <PhoneField {...form.field('telefon')} label={t('telefon')} normalise={nachE164} />
        <Button type="submit" loading={laedt}>
          {t('angabenSenden')}
        </Button>
      </Form>
    </Page>
  );
}
