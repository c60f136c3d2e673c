import { useState } from 'react';
import { ConfirmDialog } from '#widgets/modal/ConfirmDialog.tsx';
import { showToast } from '#widgets/toast/toast.ts';
import { t } from './texte.ts';
import type { Speicherprops } from './useSpeichern.ts';

interface Props extends Pick<Speicherprops, 'ablage' | 'onZu'> {
  onZurueck: () => void;
}

/** The draft goes; what stands in this tab stays. */
export function Loeschfrage({ ablage, onZu, onZurueck }: Props) {
  const [laeuft, setLaeuft] = useState(false);

  async function loeschen() {
    setLaeuft(true);
    const weg = await ablage.loeschen();
    showToast({
      title: t(weg ? 'geloescht' : 'nichtGeloescht'),
      state: weg ? 'positive' : 'negative',
    });
    onZu();
  }

  return (
    <ConfirmDialog
      open
      danger
      title={t('loeschenFrage')}
      confirmLabel={t('loeschen')}
      busy={laeuft}
      onConfirm={() => void loeschen()}
      onCancel={onZurueck}
    >
      <p>{t('loeschenText')}</p>
    </ConfirmDialog>
  );
}
