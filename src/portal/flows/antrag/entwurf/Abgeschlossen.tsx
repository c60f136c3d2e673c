import { Button } from '#widgets/button/Button.tsx';
import { Modal } from '#widgets/modal/Modal.tsx';
import type { Entwurfsprops } from './antragsbild.ts';
import { t } from './texte.ts';

/** Whoever goes on with what somebody has concluded meanwhile is told so: nothing more is saved, and no second contract made. */
export function Abgeschlossen({ entwurf }: Pick<Entwurfsprops, 'entwurf'>) {
  return (
    <Modal
      open
      title={t('abgeschlossen')}
      onClose={() => entwurf.send({ type: 'SCHLIESSEN' })}
      actions={
        <Button onClick={() => entwurf.send({ type: 'NEU_BEGINNEN' })}>{t('neuerAntrag')}</Button>
      }
    >
      <p>{t('abgeschlossenText')}</p>
    </Modal>
  );
}
