import * as select from '#machines/draft/dialog.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Modal } from '#widgets/modal/Modal.tsx';
import { useFehlersatz } from '../../../shell/useFehlersatz.ts';
import { useSelector } from '../../useSelector.ts';
import { useKontext } from '../steps/step.ts';
import { antragsbild, type Entwurfsprops } from './antragsbild.ts';
import { t } from './texte.ts';

/** Somebody saved a newer version meanwhile: she says which one counts, and neither goes by itself. */
export function Konflikt(props: Entwurfsprops) {
  const { actor, entwurf } = props;
  const context = useKontext(actor, (alles) => alles);
  const laeuft = useSelector(entwurf, select.laeuft);
  const gescheitert = useSelector(entwurf, select.misserfolg) !== null;
  const satz = useFehlersatz(t('fehler'));
  return (
    <Modal
      open
      title={t('geaendertTitel')}
      busy={laeuft}
      onClose={() => entwurf.send({ type: 'SCHLIESSEN' })}
      actions={
        <>
          <Button onClick={() => entwurf.send({ type: 'LADEN' })}>{t('laden')}</Button>
          <Button
            variant="secondary"
            loading={laeuft}
            onClick={() => entwurf.send({ type: 'BEHALTEN', ...antragsbild(props, context) })}
          >
            {t('behalten')}
          </Button>
        </>
      }
    >
      <p>{t('geaendertFrage')}</p>
      <p>{t('geaendertText')}</p>
      {gescheitert && <InfoBox type="error" headline={satz} />}
    </Modal>
  );
}
