import { useSelector } from '@xstate/react';
import { antworten } from '#machines/konto/answers.ts';
import * as select from '#machines/konto/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { PhoneField } from '#widgets/phone-field/PhoneField.tsx';
import { useForm } from '../../../formular/useForm.ts';
import { Fehlerhinweis } from '../Fehlerhinweis.tsx';
import { type StepProps, useFlowState } from './actor.ts';
import { t } from './texte.ts';

interface Props extends StepProps {
  schritt: 'handynummer' | 'neueNummer';
  form: ReturnType<typeof useNummerForm>;
  /** Where she came from; nowhere on the way through a link. */
  back?: { label: string; href: string };
}

/** The number last entered, or none. */
export function useNummerForm(actor: StepProps['actor']) {
  return useForm(antworten.nummer, { handynummer: useSelector(actor, select.handynummer) });
}

/** The number that codes go to from now on. */
export function Nummer({ actor, schritt, form, back }: Props) {
  const laedt = useSelector(actor, select.laedt);
  const hinweis = useSelector(actor, select.hinweis);

  function senden() {
    const antwort = form.check();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  }

  return (
    <Page
      title={t(`${schritt}Titel`)}
      lead={t(`${schritt}Einleitung`)}
      {...(back && { back })}
      flowState={useFlowState(actor)}
      width="text"
    >
      <Fehlerhinweis hinweis={hinweis} />
      {form.errors.length > 0 && <ErrorSummary key={form.attempt} errors={form.errors} />}
      <Form onSubmit={senden}>
        <PhoneField
          {...form.field('handynummer')}
          label={t('handynummer')}
          normalise={(getippt) =>
            antworten.nummer.shape.handynummer.safeParse(getippt).data ?? null
          }
        />
        <Button type="submit" loading={laedt}>
          {t('codeSenden')}
        </Button>
      </Form>
    </Page>
  );
}
