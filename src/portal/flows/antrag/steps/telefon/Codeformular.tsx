import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { telefon } from '#machines/antrag/answers.ts';
import * as select from '#machines/antrag/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { CodeField } from '#widgets/code-field/CodeField.tsx';
import { ResendCode } from '#widgets/code-field/ResendCode.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { useFehlersatz } from '../../../../shell/useFehlersatz.ts';
import { useForm } from '../../../../formular/useForm.ts';
import { t as gemeinsam } from '../../texte.ts';
import { type AntragActor, useKontext } from '../step.ts';
import { t } from './texte.ts';
import { useCodesendung } from './useCodesendung.ts';

interface Props {
  actor: AntragActor;
  /** Masked. */
  nummer: string;
}

/** The code, sent as soon as it is complete. */
export function Codeformular({ actor, nummer }: Props) {
  const lage = useSelector(actor, select.telefonlage);
  const hinweis = useKontext(actor, (context) => context.hinweis);
  const satz = useFehlersatz(gemeinsam('fehler'));
  const { um, sendeErneut } = useCodesendung(actor);
  const form = useForm(telefon, { code: '' });
  const { clear } = form;
  const abgelehnt = hinweis === 'CODE_FALSCH' || hinweis === 'CODE_VERBRAUCHT' ? hinweis : null;
  // A code that was refused is worth nothing: sent again by a late Enter, it would cost another try.
  useEffect(() => {
    if (abgelehnt !== null && lage === 'eingabe') clear('code');
  }, [abgelehnt, lage, clear]);

  function senden(code?: string) {
    const antwort = form.check(code === undefined ? {} : { code });
    if (antwort) actor.send({ type: 'WEITER', antwort });
  }
  const { error, ...feld } = form.field('code');

  return (
    <Form onSubmit={() => senden()}>
      {hinweis === 'CODE_TECHNISCH' && (
        <InfoBox type="error" headline={satz}>
          {gemeinsam('nichtsVerloren')}
        </InfoBox>
      )}
      <CodeField
        {...feld}
        label={t('code')}
        error={error ?? (abgelehnt && lage !== 'prueft' ? t(abgelehnt) : undefined)}
        onComplete={senden}
      />
      <Button type="submit" loading={lage !== 'eingabe'}>
        {t('bestaetigen')}
      </Button>
      <ResendCode sentTo={nummer} sentAt={um} onResend={sendeErneut} />
    </Form>
  );
}
