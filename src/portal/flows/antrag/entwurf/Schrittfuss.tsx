import { lazy, Suspense, useEffect, useRef } from 'react';
import { formatMoment } from '#contract/tagformat.ts';
import * as select from '#machines/draft/selectors.ts';
import { schrittVon } from '#machines/schritt.ts';
import { Button } from '#widgets/button/Button.tsx';
import { usePorts } from '../../../ports.ts';
import { useSelector } from '../../useSelector.ts';
import type { Schrittkopf } from '../steps/Schrittbild.tsx';
import { useKontext } from '../steps/step.ts';
import styles from './Schrittfuss.module.css';
import { t } from './fusstexte.ts';
import { Vermittlerzeile } from './Vermittlerzeile.tsx';

interface Props extends Pick<Schrittkopf, 'actor' | 'entwurf' | 'seite'> {
  /** What stands on the page and was not sent yet. */
  offen?: unknown;
}

/** Below every step: whether it is saved, how to save it, and who sells it. */
export function Schrittfuss({ actor, entwurf, seite, offen }: Props) {
  const selbst = useSelector(entwurf, select.speichertSelbst);
  const fragt = useSelector(entwurf, select.istDialogOffen);
  const vermittler = useKontext(actor, ({ umfeld }) => umfeld?.vermittler);
  const schritt = useSelector(actor, schrittVon) ?? '';
  const knopf = useRueckkehr(fragt);
  return (
    <div
      className={styles.fuss}
      data-companion="draft"
      data-companion-state={useSelector(entwurf, select.zustand)}
    >
      <div className={styles.zeile}>
        {!selbst && (
          <span className={styles.knopf} ref={knopf}>
            <Button variant="quiet" onClick={() => entwurf.send({ type: 'FRAGEN' })}>
              {t('speichern')}
            </Button>
          </span>
        )}
        <output className={styles.wort}>{useFusswort(entwurf)}</output>
      </div>
      {vermittler && <Vermittlerzeile {...vermittler} selbst={selbst} />}
      <Suspense>
        {seite && fragt && <Entwurfsdialog {...{ actor, entwurf, seite, schritt, offen }} />}
      </Suspense>
    </div>
  );
}

/** Whether it is saved; the day is told where it is not today. */
function useFusswort(entwurf: Props['entwurf']): string | null {
  const { now } = usePorts();
  const wort = useSelector(entwurf, select.fusswort);
  const kennung = useSelector(entwurf, select.kennung);
  if (wort !== 'gespeichertUm') return wort && t(wort);
  if (!kennung) return null;
  const wann = formatMoment(new Date(kennung.gespeichertUm));
  return t(wann.datum === formatMoment(now()).datum ? wort : 'gespeichertAm', wann);
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

export const ladeDialog = () => import('./Entwurfsdialog.tsx');
const Entwurfsdialog = lazy(ladeDialog);
