import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import * as select from '#machines/konto/anmeldung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { PasswordField } from '#widgets/password-field/PasswordField.tsx';
import { TextField } from '#widgets/text-field/TextField.tsx';
import { t } from '../texte.ts';
import { Hinweis } from './Hinweis.tsx';
import { NurHier } from './NurHier.tsx';
import styles from './steps.module.css';
import { type StepProps, useFlowState } from './step.ts';

export function Zugangsdaten({ actor, bereich, form }: StepProps) {
  const laedt = useSelector(actor, select.laedt);
  const { clear } = form;
  useEffect(() => () => clear('passwort'), [clear]);

  function senden() {
    const zugang = form.check();
    if (zugang) actor.send({ type: 'ANMELDEN', ...zugang });
  }

  return (
    <Page
      title={t('titel')}
      lead={t(bereich === 'kunden' ? 'einleitungKunden' : 'einleitungVermittler')}
      flowState={useFlowState(actor)}
      width="text"
    >
      <NurHier />
      <Hinweis actor={actor} />
      {form.errors.length > 0 && <ErrorSummary key={form.attempt} errors={form.errors} />}
      <Form onSubmit={senden}>
        <TextField
          {...form.field('email')}
          label={t('email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          spellCheck={false}
        />
        <PasswordField
          {...form.field('passwort')}
          label={t('passwort')}
          autoComplete="current-password"
        />
        <Button type="submit" loading={laedt}>
          {t('anmelden')}
        </Button>
      </Form>
      <div className={styles.nebenwege}>
        <p>
          <a href={`/${bereich}/login/passwort-vergessen/`}>{t('passwortVergessen')}</a>
        </p>
        {bereich === 'kunden' && (
          <p>
            {t('nochKeinZugang')} <a href="/kunden/login/registrieren/">{t('registrieren')}</a>
          </p>
        )}
      </div>
    </Page>
  );
}
