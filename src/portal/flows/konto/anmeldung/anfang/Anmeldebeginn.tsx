import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Page } from '#widgets/page/Page.tsx';
import { useFormularMit } from '../../../../formular/formularMit.ts';
import { usePlainValues } from '../../../../formular/usePlainValues.ts';
import { isDrawn } from '../../../../hydration/takeOver.ts';
import { usePorts } from '../../../../ports.ts';
import type { SessionEreignis } from '../../../../session/session.ts';
import { LadeSeite } from '../../../../shell/zustand/LadeSeite.tsx';
import type { AnmeldeViewProps } from '../View.tsx';
import type { Zugangsstand } from './Uebergabe.tsx';
import { Zugangsbild } from './Zugangsbild.tsx';
import { anfangszustand, zugangsseite } from './zugangsseite.ts';

/**
 * The sign-in. The page drawn ahead answers with its two fields alone; the chart comes behind it with its shapes and
 * calls, and whoever sends before waits for it (decision 0052). Where nothing was drawn the whole is waited for.
 */
export function Anmeldebeginn(props: AnmeldeViewProps) {
  const [istDa] = useState(isDrawn);
  if (istDa) return <Vorab {...props} />;
  return (
    <Suspense fallback={<LadeSeite />}>
      <AnmeldeView {...props} />
    </Suspense>
  );
}

function Vorab(props: AnmeldeViewProps) {
  const [stand, setStand] = useState<Zugangsstand | null>(vorDemAnfang);
  const [wartet, setWartet] = useState(false);
  const vorgemerkt = useRef(false);
  const zugang = useFormularMit(usePlainValues(), zugangsseite, stand?.form);
  const antwortet = useSyncExternalStore(nie, ja, nein);
  const { session } = usePorts();
  const versaeumt = useRef<SessionEreignis | null>(null);
  // What becomes of the session before the chart is there is told to it once it is.
  useEffect(() => session.hoeren((ereignis) => (versaeumt.current = ereignis)), [session]);
  const senden = stand?.senden;

  function pruefe() {
    if (!senden) {
      vorgemerkt.current = true;
      setWartet(true);
      return;
    }
    const antwort = zugang.pruefe();
    if (antwort) senden(antwort);
  }

  const holeNach = useEffectEvent(pruefe);
  useEffect(() => {
    if (!senden || !vorgemerkt.current) return;
    vorgemerkt.current = false;
    holeNach();
  }, [senden]);

  return (
    <>
      {stand && (
        <Zugangsbild
          bereich={props.bereich}
          zugang={zugang}
          Rahmen={Page}
          flowState={stand.flowState}
          hinweise={stand.hinweise}
          laedt={(wartet && !senden) || stand.laedt}
          onSenden={pruefe}
        />
      )}
      {antwortet && (
        <Suspense>
          <AnmeldeView {...props} {...{ zugang, versaeumt }} zeigeZugang={setStand} />
        </Suspense>
      )}
    </>
  );
}

const AnmeldeView = lazy(async () => ({ default: (await import('../View.tsx')).AnmeldeView }));

const vorDemAnfang: Zugangsstand = { flowState: anfangszustand, laedt: false };

// No while the page is taken over, yes from then on.
const nie = () => () => undefined;
const ja = () => true;
const nein = () => false;
