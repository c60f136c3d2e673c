import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect } from 'react';
import { antworten } from '#machines/konto/anmeldung/answers.ts';
import * as select from '#machines/konto/anmeldung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { CodeField } from '#widgets/code-field/CodeField.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { usePorts } from '../../../../ports.ts';
import { useForm } from '../../../useForm.ts';
import { t } from '../texte.ts';
import { Hinweis } from './Hinweis.tsx';
import styles from './steps.module.css';
import { type StepProps, useFlowState } from './step.ts';

export function Code({ actor }: StepProps) {
  const { session } = usePorts();
  const laedt = useSelector(actor, select.laedt);
  const form = useForm(antworten.code, { code: '' });
  const handynummer = useSelector(actor, select.handynummer);
  const falsch = useCodeFehler(actor);
  const fehler = form.field('code').error ?? falsch;
  const { clear } = form;
  // A code that was refused is worth nothing: sent again by a late Enter, it would cost another try.
  useEffect(() => {
    if (falsch !== undefined) clear('code');
  }, [falsch, clear]);

  function senden(code?: string) {
    const antwort = form.check(code === undefined ? {} : { code });
    if (antwort) actor.send({ type: 'BESTAETIGEN', ...antwort });
  }
  function zurueck() {
    session.codeVerwerfen();
    actor.send({ type: 'ABBRECHEN' });
  }

  return (
    <Page
      title={t('codeTitel')}
      lead={
        handynummer
          ? t('codeEinleitung', { handynummer: handynummer.replaceAll(' ', '\u00A0') })
          : t('codeEinleitungOhneNummer')
      }
      back={{ label: t('zurueck'), onClick: zurueck }}
      flowState={useFlowState(actor)}
      width="text"
    >
      <Hinweis actor={actor} />
      <form
        className={styles.form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          senden();
        }}
      >
        <CodeField
          {...form.field('code')}
          {...(fehler ? { error: fehler } : {})}
          label={t('code')}
          hint={t('codeHinweis')}
          onComplete={senden}
        />
        <Button type="submit" loading={laedt}>
          {t('codeBestaetigen')}
        </Button>
      </form>
    </Page>
  );
}

function useCodeFehler(actor: StepProps['actor']): string | undefined {
  const hinweis = useSelector(actor, select.hinweis);
  const n = useSelector(actor, select.versuche);
  if (hinweis !== 'CODE_FALSCH') return undefined;
  return n === 1 ? t('CODE_FALSCH_LETZTER') : t('CODE_FALSCH', { n });
}
