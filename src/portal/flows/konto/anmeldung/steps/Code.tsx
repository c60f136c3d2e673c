import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { antworten } from '#machines/konto/anmeldung/answers.ts';
import * as select from '#machines/konto/anmeldung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { Checkbox } from '#widgets/checkbox/Checkbox.tsx';
import { CodeField } from '#widgets/code-field/CodeField.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { usePorts } from '../../../../ports.ts';
import { useForm } from '../../../../formular/useForm.ts';
import { t } from '../texte.ts';
import { CodeErneut } from './CodeErneut.tsx';
import { Hinweis } from './Hinweis.tsx';
import { type StepProps, useFlowState } from './step.ts';

const felder = z.pick(antworten.code, { code: true });

export function Code({ actor, bereich }: StepProps) {
  const { session } = usePorts();
  const laedt = useSelector(actor, select.laedt);
  const form = useForm(felder, { code: '' });
  const [vertrauen, setVertrauen] = useState(false);
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
    if (antwort) actor.send({ type: 'BESTAETIGEN', ...antwort, vertrauen });
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
      <Form onSubmit={senden}>
        {/* Before the code, whose last digit sends the form. Agents show a code each time. */}
        {bereich === 'kunden' && (
          <Checkbox
            name="vertrauen"
            label={t('vertrauen')}
            hint={t('vertrauenHinweis')}
            checked={vertrauen}
            onChange={setVertrauen}
            optional
          />
        )}
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
      </Form>
      <CodeErneut actor={actor} bereich={bereich} />
    </Page>
  );
}

function useCodeFehler(actor: StepProps['actor']): string | undefined {
  const hinweis = useSelector(actor, select.hinweis);
  const n = useSelector(actor, select.versuche);
  if (hinweis !== 'CODE_FALSCH') return undefined;
  return n === 1 ? t('CODE_FALSCH_LETZTER') : t('CODE_FALSCH', { n });
}
