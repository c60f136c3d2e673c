import { useSelector } from '@xstate/react';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { zahlweisen } from '#machines/antrag/fragen/tarif.ts';
import * as select from '#machines/antrag/selectors.ts';
import { ChoiceCards } from '#widgets/choice-cards/ChoiceCards.tsx';
import { gezeigt } from '../../fragen/gezeigt.ts';
import type { StepProps } from '../step.ts';
import { t } from './texte.ts';
import type { TarifwahlStand } from './useTarifwahl.ts';

interface Props extends Pick<StepProps, 'actor'> {
  stand: TarifwahlStand;
}

/** How often she pays, with what each way costs; one that is not offered says why. */
export function Zahlweisen({ actor, stand: { wahl, waehle, fehlerVon } }: Props) {
  const angebote = useSelector(actor, select.tarifantwort)?.beitrag?.zahlweisen ?? [];
  return (
    <ChoiceCards
      legend={t('zahlweise')}
      name="zahlweise"
      value={wahl.zahlweise}
      onChange={(zahlweise) => waehle({ zahlweise })}
      error={fehlerVon('zahlweise')}
      options={angezeigte.map(({ wert: zahlweise, label }) => {
        const angebot = angebote.find((eines) => eines.zahlweise === zahlweise);
        return {
          value: zahlweise,
          label,
          // A line of its own from the start, so that nothing moves when the price comes.
          subline: angebot
            ? t('imJahr', { betrag: formatBetrag(angebot.jahresVersicherungsPraemie) })
            : '\u00A0',
          aside: angebot && formatBetrag(angebot.versicherungsPraemie),
          disabled: Boolean(angebot?.hinderung),
          reason: angebot?.hinderung?.text,
        };
      })}
    />
  );
}

const angezeigte = gezeigt('antrag.tarif.zahlweise', zahlweisen);
