import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { waitFor } from 'xstate';
import * as z from 'zod/mini';
import { antworten } from '#machines/konto/passwort-vergessen/answers.ts';
import * as select from '#machines/konto/passwort-vergessen/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { CodeField } from '#widgets/code-field/CodeField.tsx';
import { ResendCode } from '#widgets/code-field/ResendCode.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { usePorts } from '../../../../ports.ts';
import { useForm } from '../../../../formular/useForm.ts';
import { Fehlerhinweis } from '../../Fehlerhinweis.tsx';
import { NeuesPasswortFelder } from '../../passwort/NeuesPasswortFelder.tsx';
import { istZweimalGleich, passwortFelder } from '../../passwort/passwortZweimal.ts';
import { t } from '../texte.ts';
import { type StepProps, useFlowState } from './step.ts';

const felder = z
  .extend(z.pick(antworten.codeUndPasswort, { code: true }), passwortFelder)
  .check(istZweimalGleich);

/** Second step: the code that is on its way if there is an account, and another password. */
export function CodeUndPasswort({ actor, notiz }: StepProps) {
  const laedt = useSelector(actor, select.laedt);
  const hinweis = useSelector(actor, select.hinweis);
  const email = useSelector(actor, select.email);
  const form = useForm(felder, { code: '', passwort: '', wiederholung: '' });

  function senden() {
    const antwort = form.check();
    if (!antwort) return;
    const { code, passwort } = antwort;
    actor.send({ type: 'WEITER', antwort: { code, passwort } });
  }
  function zurueck() {
    notiz.vergessen();
    actor.send({ type: 'ABBRECHEN' });
  }

  return (
    <Page
      title={t('codeUndPasswortTitel')}
      back={{ label: t('andereEmail'), onClick: zurueck }}
      flowState={useFlowState(actor)}
      width="text"
    >
      {hinweis ? (
        <Fehlerhinweis hinweis={hinweis} />
      ) : (
        <InfoBox type="neutral">{t('codeGesendet')}</InfoBox>
      )}
      {form.errors.length > 0 && <ErrorSummary key={form.attempt} errors={form.errors} />}
      <Form onSubmit={senden}>
        <CodeField {...form.field('code')} label={t('code')} hint={t('codeHinweis')} />
        <Erneut actor={actor} notiz={notiz} />
        <NeuesPasswortFelder form={form} email={email} />
        <Button type="submit" loading={laedt}>
          {t('aendern')}
        </Button>
      </Form>
    </Page>
  );
}

function Erneut({ actor, notiz }: Pick<StepProps, 'actor' | 'notiz'>) {
  const { now } = usePorts();
  const jetzt = () => now().getTime();
  const [gesendetUm, setGesendetUm] = useState(() => notiz.lesen()?.gesendetUm ?? jetzt());

  async function erneut() {
    actor.send({ type: 'CODE_ERNEUT' });
    const danach = await waitFor(actor, (snapshot) => !snapshot.hasTag('laedt'));
    if (select.hinweis(danach) !== null) throw new Error('No code was asked for.');
    setGesendetUm(jetzt());
  }

  return <ResendCode sentAt={gesendetUm} now={jetzt} onResend={erneut} />;
}
