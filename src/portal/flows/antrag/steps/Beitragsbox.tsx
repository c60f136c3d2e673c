import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import * as select from '#machines/antrag/selectors.ts';
import { PremiumBox } from '#widgets/premium-box/PremiumBox.tsx';
import { useVorausbeitrag } from './useVorausbeitrag.ts';
import { beitragshinweis, beitragsteile, betragMitZahlweise } from './beitragstexte.ts';
import type { StepProps } from './step.ts';

interface Props extends Pick<StepProps, 'actor' | 'seite'> {
  /** Why there is none for these answers. */
  grund?: string | undefined;
  /** Beside questions: on a phone it stands below them and covers nothing. */
  neben?: true;
}

/** What it costs, in sight at every step that knows it; the last price stays until there is another, or what it said of another. */
export function Beitragsbox({ actor, seite, grund, neben }: Props) {
  const lage = useSelector(actor, select.tariflage);
  const bisher = useSelector(actor, select.bisherigerBeitrag);
  const beitrag = useLetzterBeitrag(actor);
  const rechnet = lage === 'rechnet';
  const voraus = useVorausbeitrag(actor, seite);
  const fehlt = lage === 'nichtMoeglich' || lage === 'fehlgeschlagen';
  return (
    <PremiumBox
      bottom={!neben}
      state={voraus ? 'confirming' : rechnet ? 'calculating' : fehlt ? 'unavailable' : 'settled'}
      {...(beitrag && {
        amount: formatBetrag((voraus ?? beitrag).versicherungsPraemie),
        period: zahlweiseLabel[(voraus ?? beitrag).zahlweise],
        note: beitragshinweis(beitrag),
        items: beitragsteile(beitrag, seite.tarif.komponenten),
      })}
      previous={bisher && !rechnet ? betragMitZahlweise(bisher) : undefined}
      reason={grund}
      {...(lage === 'fehlgeschlagen' && {
        onCalculate: () => actor.send({ type: 'WIEDERHOLEN' }),
      })}
    />
  );
}

/** The price calculated last; an answer without one does not make it forgotten. */
function useLetzterBeitrag(actor: StepProps['actor']) {
  const beitrag = useSelector(actor, select.tarifantwort)?.beitrag ?? null;
  const [letzter, setLetzter] = useState(beitrag);
  if (beitrag !== null && beitrag !== letzter) setLetzter(beitrag);
  return beitrag ?? letzter;
}
