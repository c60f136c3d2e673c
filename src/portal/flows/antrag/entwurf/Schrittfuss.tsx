import { formatMoment } from '#contract/tagformat.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { schrittVon } from '#machines/schritt.ts';
import { Button } from '#widgets/button/Button.tsx';
import { useSelector } from '../../useSelector.ts';
import { type AntragActor, type Fluss, useKontext } from '../steps/step.ts';
import styles from './Schrittfuss.module.css';
import { t } from './fusstexte.ts';
import { useAblage } from './useAblage.ts';
import { Vermittlerzeile } from './Vermittlerzeile.tsx';

interface Props {
  actor: AntragActor;
  /** Null until the chart is there; what needs it waits. */
  fluss: Fluss | null;
  /** What stands on the page and was not sent yet. */
  offen?: unknown;
}

/** Below every step: whether it is saved, how to save it, and who sells it. */
export function Schrittfuss({ actor, fluss, offen }: Props) {
  const [dialog, setDialog] = useState(false);
  const { kennung, lage } = useAblage(fluss?.ablage ?? null);
  const umfeld = useKontext(actor, (context) => context.umfeld);
  const schritt = useSelector(actor, schrittVon) ?? '';
  const selbst = umfeld?.durchVermittler === true;
  const knopf = useRueckkehr(dialog || lage === 'GEAENDERT');
  const teile = fluss && { actor, ...fluss, schritt, offen };
  return (
    <div className={styles.fuss}>
      <div className={styles.zeile}>
        {!selbst && (
          <span className={styles.knopf} ref={knopf}>
            <Button variant="quiet" onClick={() => setDialog(true)}>
              {t('speichern')}
            </Button>
          </span>
        )}
        <output className={styles.wort}>
          {lage === 'SPEICHERT' && selbst && t('speichert')}
          {lage === 'GESCHEITERT' && selbst && t('offen')}
          {(lage === 'GESPEICHERT' || (lage === 'RUHT' && selbst)) &&
            kennung &&
            t('gespeichertUm', formatMoment(new Date(kennung.gespeichertUm)))}
        </output>
      </div>
      {umfeld?.vermittler && <Vermittlerzeile {...umfeld.vermittler} selbst={selbst} />}
      <Suspense>
        {teile && dialog && <Speicherdialog {...teile} onZu={() => setDialog(false)} />}
        {teile && lage === 'GEAENDERT' && <Konflikt {...teile} />}
      </Suspense>
    </div>
  );
}

/** Where a dialog was opened, the focus is again when it is gone. */
function useRueckkehr(offen: boolean) {
  const knopf = useRef<HTMLSpanElement>(null);
  const warOffen = useRef(false);
  useEffect(() => {
    if (warOffen.current && !offen) knopf.current?.querySelector('button')?.focus();
    warOffen.current = offen;
  }, [offen]);
  return knopf;
}

export const ladeSpeicherdialog = () => import('./Speicherdialog.tsx');
const Speicherdialog = lazy(ladeSpeicherdialog);
export const ladeKonflikt = () => import('./Konflikt.tsx');
const Konflikt = lazy(ladeKonflikt);
