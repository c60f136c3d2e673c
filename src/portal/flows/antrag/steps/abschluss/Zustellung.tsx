import { useSelector } from '@xstate/react';
import { formatMoment } from '#contract/tagformat.ts';
import type { VorbereiteterAntrag } from '#machines/antrag/context.ts';
import * as select from '#machines/antrag/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Gescheitert } from '../../fragen/Gescheitert.tsx';
import type { AntragActor } from '../step.ts';
import { t } from './texte.ts';

interface Props extends Pick<VorbereiteterAntrag, 'zugestellt'> {
  actor: AntragActor;
}

/** Where the papers went and when, and the way to have them once more (`domain/verkauf.md §5`). */
export function Zustellung({ actor, zugestellt }: Props) {
  const lage = useSelector(actor, select.unterlagenlage);
  return (
    <>
      <p>
        {zugestellt
          ? t('zugestellt', { an: zugestellt.an, ...formatMoment(new Date(zugestellt.um)) })
          : t('nichtZugestellt')}
      </p>
      {lage === 'erneutGesendet' && (
        <InfoBox type="positive" headline={t('erneutGesendet')}>
          {t('erneutGesendetText')}
        </InfoBox>
      )}
      {lage === 'erneutFehlgeschlagen' ? (
        <Gescheitert actor={actor} titel={t('nichtErneut')} />
      ) : (
        // What is being concluded stays as it is.
        lage !== null && (
          <div>
            <Button
              variant="secondary"
              loading={lage === 'erneutSenden'}
              onClick={() => actor.send({ type: 'UNTERLAGEN_ERNEUT' })}
            >
              {t('erneutSenden')}
            </Button>
          </div>
        )
      )}
    </>
  );
}
