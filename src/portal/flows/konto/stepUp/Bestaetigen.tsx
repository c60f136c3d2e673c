import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { waitFor } from 'xstate';
import { formen } from '#machines/konto/daten/answers.ts';
import * as select from '#machines/konto/selectors.ts';
import { nummerncodeMinuten } from '#contract/constants.ts';
import { Button } from '#widgets/button/Button.tsx';
import { CodeField } from '#widgets/code-field/CodeField.tsx';
import { ResendCode } from '#widgets/code-field/ResendCode.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { usePorts } from '../../../ports.ts';
import { useForm } from '../../../formular/useForm.ts';
import { Fehlerhinweis } from '../Fehlerhinweis.tsx';
import { type StepUpProps, useFlowState } from '../daten/actor.ts';
import { t } from './texte.ts';

/** One more code before what is sensitive. */
export function Bestaetigen({ actor }: StepUpProps) {
  const laedt = useSelector(actor, select.laedt);
  const hinweis = useSelector(actor, select.hinweis);
  const handynummer = useSelector(actor, select.gesendetAn).replaceAll(' ', '\u00A0');
  const form = useForm(formen.bestaetigen, { code: '' });
  const { clear } = form;
  const istFalsch = hinweis?.art === 'CODE_FALSCH';
  // A code that was refused is worth nothing: sent again by a late Enter, it would cost another try.
  useEffect(() => {
    if (istFalsch) clear('code');
  }, [istFalsch, clear]);

  function senden(code?: string) {
    const antwort = form.check(code === undefined ? {} : { code });
    if (antwort) actor.send({ type: 'WEITER', antwort });
  }

  return (
    <Page
      title={t('bestaetigenTitel')}
      lead={handynummer === '' ? t('wirdGesendet') : t('bestaetigenEinleitung', { handynummer })}
      back={{ label: t('zurueck'), onClick: () => actor.send({ type: 'ZURUECK' }) }}
      flowState={useFlowState(actor)}
      width="text"
    >
      <Fehlerhinweis hinweis={hinweis} />
      <Form onSubmit={senden}>
        <CodeField
          {...form.field('code')}
          label={t('code')}
          hint={t('codeHinweis', { minuten: nummerncodeMinuten })}
          onComplete={senden}
        />
        <Button type="submit" loading={laedt}>
          {t('bestaetigen')}
        </Button>
      </Form>
      <Erneut actor={actor} />
      <p>
        <a href="/kunden/handynummer-aendern/">{t('nummerVerloren')}</a>
      </p>
    </Page>
  );
}

function Erneut({ actor }: StepUpProps) {
  const { now } = usePorts();
  const jetzt = () => now().getTime();
  const [gesendetUm, setGesendetUm] = useState(jetzt);

  async function erneut() {
    actor.send({ type: 'CODE_ERNEUT' });
    const danach = await waitFor(actor, (snapshot) => !snapshot.hasTag('laedt'));
    if (select.hinweis(danach) !== null) throw new Error('No code was sent.');
    setGesendetUm(jetzt());
  }

  return <ResendCode sentAt={gesendetUm} now={jetzt} onResend={erneut} />;
}
