import { useSelector } from '@xstate/react';
import type { Vertragskachel } from '#contract/entities/vertrag.ts';
import * as select from '#machines/vertrag/umzug/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Liste } from '../../../../pages/prosa/Liste.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { useFehlersatz } from '../../../../shell/useFehlersatz.ts';
import { t } from '../texte.ts';
import { nameVon, type StepProps } from './step.ts';

interface Props extends Pick<StepProps, 'actor'> {
  vertraege: readonly Vertragskachel[];
}

/** Which contracts could not be calculated: once more, or on without them. */
export function NichtBerechnet({ actor, vertraege }: Props) {
  const satz = useFehlersatz(t('fehler'));
  const gewaehlte = useSelector(actor, select.gewaehlte, select.gleicheWahl);
  const fehlende = gewaehlte.filter(({ rechnung }) => rechnung === null);
  return (
    <InfoBox
      type="error"
      headline={satz}
      action={
        <Aktionen>
          <Button onClick={() => actor.send({ type: 'ERNEUT' })}>{t('nochmalBerechnen')}</Button>
          <Button variant="secondary" onClick={() => actor.send({ type: 'OHNE_DIESE' })}>
            {t('ohneDiese')}
          </Button>
        </Aktionen>
      }
    >
      <p>{t('nichtBerechnet')}</p>
      <Liste
        punkte={fehlende.map(({ auftrag: { versicherungsNummer: nummer } }) => {
          const name = nameVon(vertraege, nummer);
          return `${name} ${nummer}`;
        })}
      />
    </InfoBox>
  );
}
