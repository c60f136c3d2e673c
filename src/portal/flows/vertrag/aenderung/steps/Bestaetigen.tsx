import { useSelector } from '@xstate/react';
import type { Berechnung } from '#contract/entities/aenderung.ts';
import { zahlweiseLabel } from '#contract/entities/zahlweise.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatumLang } from '#contract/fields/datum.ts';
import type { Auswahl } from '#machines/vertrag/aenderung/answers.ts';
import * as select from '#machines/vertrag/aenderung/selectors.ts';
import { ConfirmDialog } from '#widgets/modal/ConfirmDialog.tsx';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

interface Props extends Pick<StepProps, 'actor'> {
  auswahl: Auswahl;
  berechnung: Berechnung;
}

/** The last question before it is binding. */
export function Bestaetigen({ actor, auswahl, berechnung }: Props) {
  const offen = useSelector(actor, select.fragtNach);
  const laedt = useSelector(actor, select.laedt);
  return (
    <ConfirmDialog
      open={offen}
      title={t('bestaetigenTitel')}
      busy={laedt}
      onConfirm={() => actor.send({ type: 'BESTAETIGEN' })}
      onCancel={() => actor.send({ type: 'ABBRECHEN' })}
    >
      {t('bestaetigen', werte(auswahl, berechnung))}
    </ConfirmDialog>
  );
}

/** From when, how often, how much: for the sentences before and after saving. */
export function werte({ wunsch }: Auswahl, { wirksamkeitsdatum, beitragNeu }: Berechnung) {
  return {
    datum: formatDatumLang(wirksamkeitsdatum),
    zahlweise: zahlweiseLabel[wunsch.wert],
    betrag: formatBetrag(beitragNeu.versicherungsPraemie),
  };
}
