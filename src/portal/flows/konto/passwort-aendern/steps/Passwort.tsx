import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import * as select from '#machines/konto/selectors.ts';
import { antworten } from '#machines/konto/passwort-aendern/answers.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { PasswordField } from '#widgets/password-field/PasswordField.tsx';
import { useForm } from '../../../../formular/useForm.ts';
import { Fehlerhinweis } from '../../Fehlerhinweis.tsx';
import { type StepProps, useFlowState } from '../../daten/actor.ts';
import { t as daten } from '../../daten/texte.ts';
import { NeuesPasswortFelder } from '../../passwort/NeuesPasswortFelder.tsx';
import { istZweimalGleich, passwortFelder } from '../../passwort/passwortZweimal.ts';
import { t } from '../texte.ts';

const felder = z
  .extend(z.object({ aktuell: antworten.passwort.shape.passwort }), passwortFelder)
  .check(istZweimalGleich);

/** Kept above the step, so that nothing typed is lost when the session ends. */
export function usePasswortForm() {
  return useForm(felder, { aktuell: '', passwort: '', wiederholung: '' });
}

interface PasswortProps extends StepProps {
  email: string | undefined;
  form: ReturnType<typeof usePasswortForm>;
}

/** The only step: the present password and another one. */
export function Passwort({ actor, email, form }: PasswortProps) {
  const laedt = useSelector(actor, select.laedt);
  const hinweis = useSelector(actor, select.hinweis);

  function senden() {
    const antwort = form.check();
    if (!antwort) return;
    const { aktuell: passwort, passwort: neuesPasswort } = antwort;
    actor.send({ type: 'WEITER', antwort: { passwort, neuesPasswort } });
  }

  return (
    <Page
      title={t('passwortTitel')}
      lead={t('passwortEinleitung')}
      back={{ label: daten('zuIhrenDaten'), href: '/kunden/kundendaten/' }}
      flowState={useFlowState(actor)}
      width="text"
    >
      <Fehlerhinweis hinweis={hinweis} />
      {form.errors.length > 0 && <ErrorSummary key={form.attempt} errors={form.errors} />}
      <Form onSubmit={senden}>
        <PasswordField
          {...form.field('aktuell')}
          label={t('aktuellesPasswort')}
          autoComplete="current-password"
        />
        <NeuesPasswortFelder form={form} email={email} />
        <Button type="submit" loading={laedt}>
          {t('aendern')}
        </Button>
      </Form>
    </Page>
  );
}
