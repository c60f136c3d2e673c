// Not compiled: what must not be drawn anew says so itself, and first pages wait for each byte.
'use no memo';
import { type ComponentType, lazy, memo, Suspense, useState, useSyncExternalStore } from 'react';
import { isDrawn } from '../../../hydration/takeOver.ts';
import { gemerktesVon } from '../../../formular/notizen.ts';
import { usePlainValues } from '../../../formular/usePlainValues.ts';
import { usePorts } from '../../../ports.ts';
import { LadeSeite } from '../../../shell/zustand/LadeSeite.tsx';
import { Fragen } from '../fragen/Fragen.tsx';
import type { FragenProps } from '../fragen/useFrage.ts';
import type { ZeigeErste } from './Uebergabe.tsx';
import { type ErsteAntragsseite, anfangsseite } from './anfang.ts';

interface Props {
  anfang: ErsteAntragsseite;
  /** The whole application, in a chunk of its own. */
  Fluss: ComponentType<{ zeigeErste?: ZeigeErste }>;
}

/** The page of an application, `/hausrat/antrag`, the step behind it. */
export function antragsbeginn(
  anfang: ErsteAntragsseite,
  laden: () => Promise<{ default: Props['Fluss'] }>,
): ComponentType {
  const Fluss = lazy(laden);
  return () => <ErsteFrage anfang={anfang} Fluss={Fluss} />;
}

/**
 * The page drawn ahead answers with its fields alone; the chart comes behind it and tells from then on
 * what they show. Where nothing was drawn the whole application is waited for.
 */
function ErsteFrage({ anfang, Fluss }: Props) {
  const [istDa] = useState(isDrawn);
  if (istDa) return <Vorab anfang={anfang} Fluss={Fluss} />;
  return (
    <Suspense fallback={<LadeSeite />}>
      <Fluss />
    </Suspense>
  );
}

function Vorab({ anfang, Fluss }: Props) {
  const ports = usePorts();
  const [frage, setFrage] = useState<FragenProps | null>(() => anfangsseite(anfang, ports));
  const antwortet = useSyncExternalStore(nie, ja, nein);
  return (
    <>
      {frage && <SchlichteFragen {...frage} />}
      {antwortet && <Lauf Fluss={Fluss} zeigeErste={setFrage} />}
    </>
  );
}

/** The form library comes behind it; until then, and until it is answered, plain values do. */
function SchlichteFragen(frage: FragenProps) {
  const werte = usePlainValues(gemerktesVon(frage.notizen, frage.schritt));
  return <Fragen {...frage} werte={werte} />;
}

/** What it hands over draws the page around it anew, never itself. */
const Lauf = memo(function Lauf({ Fluss, zeigeErste }: Pick<Props, 'Fluss'> & Uebernahme) {
  return (
    <Suspense>
      <Fluss zeigeErste={zeigeErste} />
    </Suspense>
  );
});

interface Uebernahme {
  zeigeErste: ZeigeErste;
}

// No while the page is taken over, yes from then on.
const nie = () => () => undefined;
const ja = () => true;
const nein = () => false;
