import { useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { AnyActorRef } from 'xstate';
import type { Anmeldekind } from '#machines/parts/unterbrochen.ts';
import { Modal } from '#widgets/modal/Modal.tsx';
import { SkeletonText } from '#widgets/skeleton/SkeletonText.tsx';
import { usePorts } from '../../ports.ts';
import { t as shell } from '../../shell/rahmentexte.ts';
import type { Rahmenprops } from '../konto/anmeldung/anfang/Zugangsbild.tsx';
import styles from './Anmeldedialog.module.css';
import { ladeAnmeldung } from './ladeAnmeldung.ts';
import { t } from './texte.ts';
import type { Unterbrochener } from './unterbrochener.ts';

const Anmeldeschritt = lazy(async () => ({ default: (await ladeAnmeldung()).Anmeldeschritt }));

interface Props {
  actor: Unterbrochener;
  flowState: string;
}

/** The sign-in over the page that waits for it. */
export function Anmeldedialog({ actor, flowState }: Props) {
  const { bereich } = usePorts();
  const kind = useSelector(actor, kindVon);
  const chart = useSelector(kind, chartVon);
  return (
    <div data-flow-state={flowState}>
      <Modal
        open
        veiled
        title={t('unterbrochenTitel')}
        onClose={() => actor.send({ type: 'ANMELDUNG_SCHLIESSEN' })}
      >
        <p>
          {t('abgemeldet')} {t('bleibtStehen')}
        </p>
        <Suspense fallback={<SkeletonText label={shell('laedt')} />}>
          {chart ? (
            <Anmeldeschritt actor={chart} bereich={bereich} Rahmen={Dialogschritt} ueberSeite />
          ) : (
            <SkeletonText label={shell('laedt')} />
          )}
        </Suspense>
      </Modal>
    </div>
  );
}

function kindVon({ children }: { children: Partial<Record<string, AnyActorRef>> }) {
  return children['anmeldung'];
}

function chartVon(snapshot: unknown): Anmeldekind['chart'] {
  return istKind(snapshot) ? snapshot.chart : null;
}

function istKind(snapshot: unknown): snapshot is Anmeldekind {
  return typeof snapshot === 'object' && snapshot !== null && 'chart' in snapshot;
}

/** One step of the sign-in within the dialog; the first is what the dialog is about. */
function Dialogschritt({ title, lead, back, erster = false, children }: Rahmenprops): ReactNode {
  return (
    <Schrittteil key={title} kopf={erster ? null : title} lead={erster ? null : lead} back={back}>
      {children}
    </Schrittteil>
  );
}

interface Schrittprops {
  kopf: string | null;
  lead: ReactNode;
  back: Rahmenprops['back'];
  children: ReactNode;
}

function Schrittteil({ kopf, lead, back, children }: Schrittprops) {
  const ort = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What had the focus went with the step before.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement instanceof HTMLDialogElement) {
      ort.current?.focus();
    }
  }, []);
  return (
    <div ref={ort} className={styles.schritt} tabIndex={-1}>
      {kopf !== null && <h3>{kopf}</h3>}
      {lead}
      {children}
      {back && 'onClick' in back && (
        <button type="button" className={styles.zurueck} onClick={back.onClick}>
          {back.label}
        </button>
      )}
    </div>
  );
}
