import { useSelector } from '@xstate/react';
import * as select from '#machines/vermittler/umsatz-bestaetigen/selectors.ts';
import type { Umsatzergebnis } from '#machines/vermittler/umsatz-bestaetigen/answers.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Modal } from '#widgets/modal/Modal.tsx';
import { useFehlersatz } from '../../../../shell/useFehlersatz.ts';
import { t } from '../texte.ts';
import type { StepProps, Umsatzvertrag } from './step.ts';
import styles from '../View.module.css';

/** What became of each contract; where it stopped, the way to go on with the rest. */
export function Ergebnis({ actor, gefragt }: StepProps) {
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
        {gefragt.map((vertrag, stelle) => (
          <li key={vertrag.nummer}>{zeile(vertrag, ergebnisse[stelle])}</li>
        ))}
      </ul>
    </Modal>
  );
}

function zeile({ kunde, nummer }: Umsatzvertrag, ergebnis: Umsatzergebnis | undefined): string {
  if (!ergebnis) return t('offen', { kunde, nummer });
  const { abgelehnt: grund } = ergebnis;
  if (grund === null) return t('bestaetigt', { kunde, nummer });
  return t('abgelehnt', { kunde, nummer, grund });
}
