import { useState } from 'react';
import { waitFor } from 'xstate';
import { ResendCode } from '#widgets/code-field/ResendCode.tsx';
import { usePorts } from '../../../../ports.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';
import styles from './steps.module.css';

/** No code has come: another one after 30 seconds, or another number. */
export function CodeErneut({ actor, bereich }: Pick<StepProps, 'actor' | 'bereich'>) {
  const { session, now } = usePorts();
  const jetzt = () => now().getTime();
  const [gesendetUm, setGesendetUm] = useState(() => session.codeGesendetUm() ?? jetzt());

  async function erneut() {
    actor.send({ type: 'CODE_ERNEUT' });
    const danach = await waitFor(actor, (snapshot) => !snapshot.hasTag('laedt'));
    if (!danach.matches({ code: 'eingabe' })) throw new Error('No code was sent.');
    setGesendetUm(jetzt());
  }

  return (
    <div className={styles.nebenwege}>
      <ResendCode sentAt={gesendetUm} now={jetzt} onResend={erneut} />
      <p>
        {bereich === 'kunden' ? (
          <a href="/kunden/handynummer-aendern/">{t('handynummerVerloren')}</a>
        ) : (
          <>
            {t('keinZugriff')} <a href="/kontakt/">{t('kontakt')}</a>
          </>
        )}
      </p>
    </div>
  );
}
