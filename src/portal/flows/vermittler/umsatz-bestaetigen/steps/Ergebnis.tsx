import { useSelector } from '@xstate/react';
import * as select from '#machines/vermittler/umsatz-bestaetigen/selectors.ts';
import type { Umsatzergebnis } from '#machines/vermittler/umsatz-bestaetigen/answers.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Modal } from '#widgets/modal/Modal.tsx';
import { useFehlersatz } from '../../../../shell/useFehlersatz.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';
import styles from '../View.module.css';

/** What became of each contract; where it stopped, the way to go on with the rest. */
export function Ergebnis({ actor }: StepProps) {
  const vertraege = useSelector(actor, select.vertraege);
  const ergebnisse = useSelector(actor, select.ergebnisse);
  const istFehler = useSelector(actor, select.istFehler);
  const satz = useFehlersatz(t('fehler'));
  const schliessen = () => actor.send({ type: 'SCHLIESSEN' });
  return (
    <Modal
      open
      title={t('ergebnisTitel')}
      onClose={schliessen}
      actions={
        <>
          {istFehler && (
            <Button onClick={() => actor.send({ type: 'ERNEUT' })}>{t('erneut')}</Button>
          )}
          <Button variant={istFehler ? 'secondary' : 'primary'} onClick={schliessen}>
            {t('schliessen')}
          </Button>
        </>
      }
    >
      {istFehler && <InfoBox type="error" headline={satz} />}
      <ul className={styles.results}>
        {vertraege.map((nummer, stelle) => (
          <li key={nummer}>{zeile(nummer, ergebnisse[stelle])}</li>
        ))}
      </ul>
    </Modal>
  );
}

function zeile(nummer: string, ergebnis: Umsatzergebnis | undefined): string {
  if (!ergebnis) return t('offen', { nummer });
  const { abgelehnt: grund } = ergebnis;
  return grund === null ? t('bestaetigt', { nummer }) : t('abgelehnt', { nummer, grund });
}
