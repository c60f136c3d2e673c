import { useEffect, useState } from 'react';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { SkeletonCards } from '#widgets/skeleton/SkeletonCards.tsx';
import { t } from '../texte.ts';

interface Props {
  title?: string | undefined;
  flowState?: string;
  /** Tries once more; without it the page is loaded anew. */
  onErneut?: (() => void) | undefined;
}

/** A page whose content is still on its way. */
export function LadeSeite({ title = t('einenMoment'), flowState, onErneut }: Props) {
  const [versuch, setVersuch] = useState(0);
  const erneut = () => {
    setVersuch(versuch + 1);
    (onErneut ?? (() => location.reload()))();
  };
  return (
    <Page title={title} width="list" {...(flowState === undefined ? {} : { flowState })}>
      <Verspaetet key={versuch} onErneut={erneut} />
      <SkeletonCards />
    </Page>
  );
}

const geduldMs = 8_000;

/** Says that it takes longer, and offers to try again, before anybody wonders. */
function Verspaetet({ onErneut }: { onErneut: () => void }) {
  const [spaet, setSpaet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSpaet(true), geduldMs);
    return () => clearTimeout(timer);
  }, []);
  if (!spaet) return null;
  return (
    <InfoBox
      type="neutral"
      headline={t('dauertLange')}
      action={
        <Button variant="secondary" onClick={onErneut}>
          {t('erneut')}
        </Button>
      }
    />
  );
}
