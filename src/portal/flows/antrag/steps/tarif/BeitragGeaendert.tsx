import { useSelector } from '@xstate/react';
import type { Tarifbeitrag } from '#contract/endpoints/tarifieren/antwort.ts';
import { zahlweiseLabel } from '#contract/entities/zahlweise.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import * as select from '#machines/antrag/selectors.ts';
import { Compare } from '#widgets/compare/Compare.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { type StepProps, useKontext } from '../step.ts';
import { t } from './texte.ts';

/** The price she wanted to conclude at holds no longer: old and new, side by side. */
export function BeitragGeaendert({ actor }: Pick<StepProps, 'actor'>) {
  const hinweis = useKontext(actor, (context) => context.hinweis);
  const bisher = useSelector(actor, select.bisherigerBeitrag);
  const jetzt = useSelector(actor, select.tarifantwort)?.beitrag;
  if (hinweis !== 'BEITRAG_GEAENDERT') return null;
  return (
    <>
      <InfoBox type="warning" headline={t('geaendert')}>
        {t('geaendertText')}
      </InfoBox>
      {bisher && jetzt && <Compare before={seite('bisher', bisher)} after={seite('neu', jetzt)} />}
    </>
  );
}

function seite(
  welche: 'bisher' | 'neu',
  { versicherungsPraemie, jahresVersicherungsPraemie, zahlweise }: Tarifbeitrag,
) {
  return {
    title: t(welche),
    amount: formatBetrag(versicherungsPraemie),
    lines: [
      { label: t('zahlweiseZeile'), value: zahlweiseLabel[zahlweise] },
      { label: t('imJahrZeile'), value: formatBetrag(jahresVersicherungsPraemie) },
    ],
  };
}
