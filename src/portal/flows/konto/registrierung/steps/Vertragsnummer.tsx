import { useSelector } from '@xstate/react';
import { antworten } from '#machines/konto/registrierung/answers.ts';
import * as select from '#machines/konto/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { TextField } from '#widgets/text-field/TextField.tsx';
import { useForm } from '../../../../formular/useForm.ts';
import { Fehlerhinweis } from '../../Fehlerhinweis.tsx';
import { useFlowState } from '../../nummer/actor.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

/** First step: a contract of hers, by what stands on its papers. */
export function Vertragsnummer({ actor }: StepProps) {
  const laedt = useSelector(actor, select.laedt);
  const hinweis = useSelector(actor, select.hinweis);
  const vertrag = useSelector(actor, select.vertrag);
  const form = useForm(antworten.vertragsnummer, vertrag ?? { contractId: '', plz: '' });

  function senden() {
    const antwort = form.check();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  }

  return (
    <Page
      title={t('vertragsnummerTitel')}
      lead={t('vertragsnummerEinleitung')}
      back={{ label: t('zurAnmeldung'), href: '/kunden/login/' }}
      flowState={useFlowState(actor)}
      width="text"
    >
      <Fehlerhinweis hinweis={hinweis} />
      {form.errors.length > 0 && <ErrorSummary key={form.attempt} errors={form.errors} />}
      <Form onSubmit={senden}>
        <TextField
          {...form.field('contractId')}
          label={t('contractId')}
          hint={t('contractIdHinweis')}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          {...form.field('plz')}
          label={t('plz')}
          hint={t('plzHinweis')}
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <Button type="submit" loading={laedt}>
          {t('weiter')}
        </Button>
      </Form>
      <p>
        {t('schonZugang')} <a href="/kunden/login/">{t('anmelden')}</a>
      </p>
    </Page>
  );
}
