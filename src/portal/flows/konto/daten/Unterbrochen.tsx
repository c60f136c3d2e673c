import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { usePorts, useSession } from '../../../ports.ts';
import { LadeSeite } from '../../../shell/zustand/LadeSeite.tsx';
import { type StepProps, useFlowState } from './actor.ts';
import { t } from './texte.ts';

const ladeAnmeldung = () => import('../anmeldung/View.tsx');
const AnmeldeView = lazy(() => ladeAnmeldung().then((view) => ({ default: view.AnmeldeView })));

/** The session ended on the way; she signs in here, so that the form is there again as she left it. */
export function Unterbrochen({ actor }: StepProps) {
  const { bereich } = usePorts();
  const { status } = useSession();
  const [meldetSichAn, setMeldetSichAn] = useState(false);
  const flowState = useFlowState(actor);
  useEffect(() => {
    if (status === 'angemeldet') actor.send({ type: 'ANGEMELDET' });
  }, [status, actor]);
  useEffect(() => void ladeAnmeldung().catch(() => undefined), []);

  if (meldetSichAn) {
    return (
      <Suspense fallback={<LadeSeite />}>
        <AnmeldeView bereich={bereich} hinweis={null} angemeldet={false} onAngemeldet={nichts} />
      </Suspense>
    );
  }
  return (
    <Page title={t('unterbrochenTitel')} flowState={flowState} width="text">
      <InfoBox
        type="neutral"
        headline={t('unterbrochen')}
        action={<Button onClick={() => setMeldetSichAn(true)}>{t('anmelden')}</Button>}
      >
        {t('nichtGespeichert')}
      </InfoBox>
    </Page>
  );
}

/** Who is signed in is followed above. */
const nichts = () => undefined;
