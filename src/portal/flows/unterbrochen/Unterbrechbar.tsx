import { useSelector } from '@xstate/react';
import {
  Activity,
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { leaf } from '#machines/leaf.ts';
import type { AnyMachineSnapshot, StateValue } from 'xstate';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useHeld } from '../../queries/useHeld.ts';
import { useBleibt } from '../../shell/sitzung/bleibt.ts';
import { Anmeldedialog } from './Anmeldedialog.tsx';
import { t } from './texte.ts';
import type { Unterbrochener } from './unterbrochener.ts';

interface Props {
  /** The flow itself, not its picture. */
  actor: Unterbrochener;
  children: ReactNode;
}

/** A page of a flow whose session may end: it stays beneath the sign-in, and is out of sight while nobody is signed in. */
export function Unterbrechbar({ actor, children }: Props) {
  const [innen, setInnen] = useState(0);
  const eigene = useSelector(actor, lageVon);
  // What runs within it asks for the sign-in, once for both.
  const lage = innen > 0 ? 'laeuft' : eigene;
  useInnen();
  const flowState = useSelector(actor, nameVon);
  useHeld();
  useBleibt();
  useZurueck(lage === 'laeuft');
  const istVerdeckt = lage === 'abgemeldet' || lage === 'gestoert';
  return (
    <>
      {lage === 'anmelden' && <Anmeldedialog actor={actor} flowState={flowState} />}
      {istVerdeckt && (
        <Page title={t('unterbrochenTitel')} flowState={flowState} width="text">
          <InfoBox
            type={lage === 'gestoert' ? 'error' : 'neutral'}
            headline={t(lage)}
            action={
              <Button onClick={() => actor.send({ type: 'ANMELDEN' })}>{t('anmelden')}</Button>
            }
          >
            {t('bleibtStehen')}
          </InfoBox>
        </Page>
      )}
      <Innen value={setInnen}>
        <Activity mode={istVerdeckt ? 'hidden' : 'visible'}>{children}</Activity>
      </Innen>
    </>
  );
}

function nameVon({ value }: { value: StateValue }): string {
  return leaf(value);
}

/** A small act on the page of another flow says that it is there. */
const Innen = createContext<Dispatch<SetStateAction<number>> | null>(null);

function useInnen(): void {
  const melde = useContext(Innen);
  useEffect(() => {
    melde?.((anzahl) => anzahl + 1);
    return () => melde?.((anzahl) => anzahl - 1);
  }, [melde]);
}

/** How it stands with the session of a flow; each but the first has a picture of its own. */
const steps = { unterbrochen: ['anmelden', 'abgemeldet', 'gestoert'] } as const;

function lageVon(snapshot: AnyMachineSnapshot) {
  return steps.unterbrochen.find((unterbrochen) => snapshot.matches({ unterbrochen })) ?? 'laeuft';
}

/** The dialog gives the focus back to where it was; where that is gone, the page's heading has it. */
function useZurueck(laeuft: boolean): void {
  const zuletzt = useRef(laeuft);
  useEffect(() => {
    if (laeuft && !zuletzt.current && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
    zuletzt.current = laeuft;
  }, [laeuft]);
}
