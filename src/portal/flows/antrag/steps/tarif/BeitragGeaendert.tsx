import type { Tarifbeitrag } from '#contract/endpoints/tarifieren/antwort.ts';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import * as select from '#machines/antrag/selectors.ts';
import * as draft from '#machines/draft/selectors.ts';
import { Compare } from '#widgets/compare/Compare.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { useSelector } from '../../../useSelector.ts';
import { frueherBeitrag } from '../../entwurf/frueherBeitrag.ts';
import { type StepProps, useKontext } from '../step.ts';
import { t } from './texte.ts';

/** The price she was shown holds no longer: old and new, side by side. */
export function BeitragGeaendert({ actor, entwurf, seite }: StepProps) {
  const hinweis = useKontext(actor, (context) => context.hinweis);
  const kontext = useKontext(actor, (context) => context);
  const gesehen = useSelector(actor, select.bisherigerBeitrag);
  const rechnet = useSelector(actor, select.tariflage) === 'rechnet';
  const geoeffnet = useSelector(entwurf, draft.geoeffnet);
  const jetzt = useSelector(actor, select.tarifantwort)?.beitrag;
  if (hinweis === 'BEITRAG_GEAENDERT') {
    return <Vergleich text={t('geaendertText')} bisher={gesehen} jetzt={jetzt} />;
  }
  const bisher =
    hinweis === 'BEITRAG_ABGELAUFEN' ? gesehen : frueherBeitrag(seite, kontext, geoeffnet);
  if (bisher === null || rechnet) return null;
  return <Vergleich text={t('abgelaufenText')} bisher={bisher} jetzt={jetzt} />;
}

type Beitrag = Pick<Tarifbeitrag, 'versicherungsPraemie' | 'zahlweise'> &
  Partial<Pick<Tarifbeitrag, 'jahresVersicherungsPraemie'>>;

interface Vergleichbar {
  text: string;
  bisher: Beitrag | null;
  jetzt: Tarifbeitrag | undefined;
}

function Vergleich({ text, bisher, jetzt }: Vergleichbar) {
  return (
    <>
      <InfoBox type="warning" headline={t('geaendert')}>
        {text}
      </InfoBox>
      {bisher && jetzt && <Compare before={seite('bisher', bisher)} after={seite('neu', jetzt)} />}
    </>
  );
}

function seite(welche: 'bisher' | 'neu', beitrag: Beitrag) {
  const { versicherungsPraemie, jahresVersicherungsPraemie: imJahr, zahlweise } = beitrag;
  return {
    title: t(welche),
    amount: formatBetrag(versicherungsPraemie),
    lines: [
      { label: t('zahlweiseZeile'), value: zahlweiseLabel[zahlweise] },
      ...(imJahr === undefined ? [] : [{ label: t('imJahrZeile'), value: formatBetrag(imJahr) }]),
    ],
  };
}
