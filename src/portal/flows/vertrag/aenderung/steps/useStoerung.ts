import { useSelector } from '@xstate/react';
import { useState } from 'react';
import * as select from '#machines/vertrag/aenderung/selectors.ts';
import { useOffline } from '../../../../shell/useOffline.ts';
import type { StepProps } from './step.ts';

/**
 * Why a call did not go through: no connection, as long as there is none, or a fault. Back online there
 * is nothing left to say; the call can be made again.
 */
export function useStoerung(actor: StepProps['actor']): 'keineVerbindung' | 'fehler' | null {
  const istFehler = useSelector(actor, select.istTechnischerFehler);
  const offline = useOffline();
  const [ohneNetz, setOhneNetz] = useState(false);
  const lagAmNetz = istFehler && (ohneNetz || offline);
  if (lagAmNetz !== ohneNetz) setOhneNetz(lagAmNetz);
  if (!istFehler) return null;
  if (!lagAmNetz) return 'fehler';
  return offline ? 'keineVerbindung' : null;
}
