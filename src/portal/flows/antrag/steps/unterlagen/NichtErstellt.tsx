import { Gescheitert } from '../../fragen/Gescheitert.tsx';
import { Ablehnung } from '../Ablehnung.tsx';
import { type StepProps, useKontext } from '../step.ts';
import { t } from './texte.ts';

/** There are no documents: what stands against them, or a fault that may pass. */
export function NichtErstellt({ actor, seite }: Pick<StepProps, 'actor' | 'seite'>) {
  const ablehnung = useKontext(actor, (context) => context.ablehnung);
  if (!ablehnung) return <Gescheitert actor={actor} titel={t('nichtErstellt')} />;
  return (
    <Ablehnung
      {...{ actor, seite, ablehnung }}
      ziel="unterlagen"
      onNochmal={() => actor.send({ type: 'WIEDERHOLEN' })}
    />
  );
}
