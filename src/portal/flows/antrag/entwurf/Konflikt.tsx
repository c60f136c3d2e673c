import { useState } from 'react';
import { Button } from '#widgets/button/Button.tsx';
import { Modal } from '#widgets/modal/Modal.tsx';
import { showToast } from '#widgets/toast/toast.ts';
import type { StepProps } from '../steps/step.ts';
import { inhaltVon } from './inhalt.ts';
import { t } from './texte.ts';
import { useAblage } from './useAblage.ts';

interface Props extends Pick<StepProps, 'actor' | 'seite' | 'ablage'> {
  schritt: string;
  offen: unknown;
}

/** Somebody saved a newer version meanwhile: she says which one counts, and neither goes by itself. */
export default function Konflikt({ actor, seite, ablage, schritt, offen }: Props) {
  const [laeuft, setLaeuft] = useState(false);
  const { kennung } = useAblage(ablage);

  async function behalten() {
    setLaeuft(true);
    const neueste = await ablage.neueste();
    const inhalt = inhaltVon(seite, actor.getSnapshot().context, schritt, offen);
    if (!neueste || !inhalt) return misslungen();
    ablage.fassungIst(neueste);
    const ergebnis = await ablage.speichern(inhalt, { plz: null, email: null });
    if (ergebnis === 'GESPEICHERT') {
      showToast({ title: t('gespeichertWieder'), state: 'positive' });
    } else misslungen();
  }

  function misslungen() {
    setLaeuft(false);
    showToast({ title: t('fehler'), state: 'negative' });
  }

  function laden() {
    if (!kennung) return;
    // Loaded anew, it opens as by its link; what was typed and not sent is kept by the tab.
    const query = new URLSearchParams(location.search);
    query.set('savedDraftId', kennung.id);
    location.assign(`${seite.basis}?${query.toString()}`);
  }

  return (
    <Modal
      open
      title={t('geaendertTitel')}
      busy={laeuft}
      onClose={ablage.spaeter}
      actions={
        <>
          <Button onClick={laden}>{t('laden')}</Button>
          <Button variant="secondary" loading={laeuft} onClick={() => void behalten()}>
            {t('behalten')}
          </Button>
        </>
      }
    >
      <p>{t('geaendertFrage')}</p>
      <p>{t('geaendertText')}</p>
    </Modal>
  );
}
