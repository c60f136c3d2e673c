import { useSelector } from '@xstate/react';
import type { Tarifantwort } from '#contract/endpoints/tarifieren/antwort.ts';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import type { Feldwahl } from '#machines/formular/frage.ts';
import * as select from '#machines/antrag/selectors.ts';
import { ChoiceCards } from '#widgets/choice-cards/ChoiceCards.tsx';
import type { StepProps } from '../step.ts';
import { t } from './texte.ts';
import type { TarifwahlStand } from './useTarifwahl.ts';

interface Props extends Pick<StepProps, 'actor'> {
  stand: TarifwahlStand;
  wahlen: readonly Feldwahl<string>[];
}

/** The variants, each with its consequence and what it costs more or less than the one in the price. */
export function Varianten({ actor, stand: { wahl, waehle, fehlerVon }, wahlen }: Props) {
  const antwort = useSelector(actor, select.tarifantwort);
  if (wahlen.length === 0) return null;
  return (
    <ChoiceCards
      legend={t('variante')}
      name="variante"
      value={wahl.variante ?? null}
      onChange={(variante) => waehle({ variante })}
      error={fehlerVon('variante')}
      options={wahlen.map(({ wert, label, folge }) => ({
        value: wert,
        label,
        subline: folge,
        aside: antwort ? unterschied(antwort, wert) : undefined,
      }))}
    />
  );
}

/** "+ 12,30 EUR jährlich"; the variant in the price names the price itself. */
function unterschied({ beitrag, angebote = [] }: Tarifantwort, variante: string) {
  const angebot = angebote.find((eines) => eines.variante === variante);
  if (!beitrag || !angebot) return undefined;
  const mehr = angebot.versicherungsPraemie - beitrag.versicherungsPraemie;
  const zahlweise = zahlweiseLabel[beitrag.zahlweise];
  if (mehr === 0) {
    return t('ausgangspunkt', { betrag: formatBetrag(beitrag.versicherungsPraemie), zahlweise });
  }
  return t(mehr > 0 ? 'mehr' : 'weniger', { betrag: formatBetrag(Math.abs(mehr)), zahlweise });
}
