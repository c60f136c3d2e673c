import type { ReactNode } from 'react';
import { Button } from '#widgets/button/Button.tsx';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { type StepProps, useFlowState, useKontext } from '../step.ts';
import { t } from './texte.ts';

type Lage = 'weg' | 'neuer' | 'abgeschlossen';

interface Props extends Pick<StepProps, 'actor'> {
  lage: Lage;
}

/** The draft of a link does not open, and no postcode would help: why, and what she can do instead. */
export function OhneEntwurf({ actor, lage }: Props) {
  const vermittelt = useKontext(actor, ({ umfeld }) => umfeld?.durchVermittler === true);
  const beiKunde = vermittelt && lage === 'abgeschlossen';
  const stattdessen = beiKunde ? (
    <ButtonLink href="/vermittler/kundenbestand">{t('zumBestand')}</ButtonLink>
  ) : (
    statt[lage]
  );
  const text = t(beiKunde ? 'vermitteltText' : `${lage}Text`);
  return (
    <Page title={t(lage)} lead={text} flowState={useFlowState(actor)}>
      <Aktionen>
        {stattdessen}
        <Button
          variant={stattdessen === null ? 'primary' : 'secondary'}
          onClick={() => actor.send({ type: 'NEU_BEGINNEN' })}
        >
          {t('entwurfNeu')}
        </Button>
      </Aktionen>
    </Page>
  );
}

const statt: Readonly<Record<Lage, ReactNode>> = {
  weg: null,
  neuer: <Button onClick={() => location.reload()}>{t('seiteLaden')}</Button>,
  abgeschlossen: <ButtonLink href="/kunden/vertraege">{t('zuDenVertraegen')}</ButtonLink>,
};
