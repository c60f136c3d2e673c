import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { type AntragActor, useKontext } from '../step.ts';
import { t } from './texte.ts';

interface Props {
  actor: AntragActor;
  antragId: string;
}

/** Why she is asked again: what she declared was declared for other documents. */
export function NeueUnterlagen({ actor, antragId }: Props) {
  const hinweis = useKontext(actor, (context) => context.hinweis);
  const erklaertFuer = useKontext(actor, ({ antworten }) => antworten.unterlagen)?.antragId;
  const istVeraltet = hinweis === 'UNTERLAGEN_VERALTET';
  if (!istVeraltet && (erklaertFuer === undefined || erklaertFuer === antragId)) return null;
  return (
    <InfoBox type="neutral" headline={t('neu')}>
      {t(istVeraltet ? 'neuVeraltet' : 'neuGeaendert')}
    </InfoBox>
  );
}
