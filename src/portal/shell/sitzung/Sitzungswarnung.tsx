import { useEffect, useState } from 'react';
import { Button } from '#widgets/button/Button.tsx';
import { Modal } from '#widgets/modal/Modal.tsx';
import { VisuallyHidden } from '#widgets/theme/VisuallyHidden.tsx';
import { usePorts } from '../../ports.ts';
import type { Sitzungsende } from '../../session/spur.ts';
import styles from './Sitzungswarnung.module.css';
import { t } from './texte.ts';

interface Props {
  /** Null while it is far away. */
  ende: Sitzungsende | null;
  onAbmelden: () => void;
}

/** Two minutes before the session ends it says so, and lets her stay (`domain/konto.md §6`). */
export function Sitzungswarnung({ ende, onAbmelden }: Props) {
  const { session } = usePorts();
  const [gelesen, setGelesen] = useState<number | null>(null);
  const istHoechstdauer = ende?.grund === 'HOECHSTDAUER';

  function bleiben() {
    if (istHoechstdauer) setGelesen(ende.um);
    session.spur.beruehren();
    void session.pruefen();
  }

  return (
    <Modal
      open={ende !== null && gelesen !== ende.um}
      title={t('titel')}
      onClose={bleiben}
      actions={
        <>
          <Button onClick={bleiben}>{t(istHoechstdauer ? 'verstanden' : 'bleiben')}</Button>
          <Button variant="secondary" onClick={onAbmelden}>
            {t('abmelden')}
          </Button>
        </>
      }
    >
      <p>
        {t(istHoechstdauer ? 'hoechstdauer' : 'untaetig')} {t('bleibtErhalten')}
      </p>
      {ende && <Restzeit ende={ende} />}
    </Modal>
  );
}

function Restzeit({ ende }: { ende: Sitzungsende }) {
  const [rest, setRest] = useState(() => restVon(ende));
  useEffect(() => {
    const takt = setInterval(() => setRest(restVon(ende)), 1000);
    return () => clearInterval(takt);
  }, [ende]);
  const { minuten, sekunden } = dauer(rest);
  return (
    <>
      <p className={styles.uhr} aria-hidden="true">
        {t('uhr', { uhr: `${minuten}:${String(sekunden).padStart(2, '0')}` })}
      </p>
      <VisuallyHidden>
        <div role="timer" aria-live="assertive">
          {ansage(angesagt(rest))}
        </div>
      </VisuallyHidden>
    </>
  );
}

function restVon({ um }: Sitzungsende): number {
  return Math.max(0, Math.ceil((um - Date.now()) / 1000));
}

function ansage(rest: number): string {
  const { minuten, sekunden } = dauer(rest);
  const teile = [
    ...(minuten > 0 ? [minuten === 1 ? t('eineMinute') : t('minuten', { minuten })] : []),
    ...(sekunden > 0 || minuten === 0
      ? [sekunden === 1 ? t('eineSekunde') : t('sekunden', { sekunden })]
      : []),
  ];
  const [erste = '', zweite] = teile;
  return t('noch', {
    dauer: zweite === undefined ? erste : t('und', { minuten: erste, sekunden: zweite }),
  });
}

/** Seconds of which a screen reader hears: every 15, and each of the last 20 (`reference/trust.md §5.1`). */
function angesagt(sekunden: number): number {
  return sekunden <= 20 ? sekunden : Math.ceil(sekunden / 15) * 15;
}

/** Minutes and seconds of a number of seconds. */
function dauer(sekunden: number): { minuten: number; sekunden: number } {
  return { minuten: Math.floor(sekunden / 60), sekunden: sekunden % 60 };
}
