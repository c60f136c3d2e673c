import { useSelector } from '@xstate/react';
import * as select from '#machines/konto/anmeldung/selectors.ts';
import { ResendCode } from '#widgets/code-field/ResendCode.tsx';
import { usePorts } from '../../../../ports.ts';
import { t } from '../texte.ts';
import { t as zugang } from '../anfang/texte.ts';
import { neuerTab } from '../anfang/Zugangsbild.tsx';
import { type StepProps } from './step.ts';
import styles from '../anfang/nebenwege.module.css';

/** No code has come: another one after a while, or another number. */
export function CodeErneut({
  actor,
  bereich,
  ueberSeite = false,
}: Pick<StepProps, 'actor' | 'bereich' | 'ueberSeite'>) {
  const { now } = usePorts();
  return (
    <div className={styles.nebenwege}>
      <ResendCode
        ready={useSelector(actor, select.darfErneut)}
        sending={useSelector(actor, select.sendetErneut)}
        wait={useSelector(actor, select.wartezeitMs)}
        now={() => now().getTime()}
        onResend={() => actor.send({ type: 'CODE_ERNEUT' })}
      />
      <p>
        {bereich === 'kunden' ? (
          <a href="/kunden/handynummer-aendern/" {...(ueberSeite && neuerTab)}>
            {ueberSeite
              ? `${t('handynummerVerloren')} ${zugang('neuerTab')}`
              : t('handynummerVerloren')}
          </a>
        ) : (
          <>
            {t('keinZugriff')}{' '}
            <a href="/kontakt/" {...(ueberSeite && neuerTab)}>
              {ueberSeite ? `${t('kontakt')} ${zugang('neuerTab')}` : t('kontakt')}
            </a>
          </>
        )}
      </p>
    </div>
  );
}
