import { useSelector } from '@xstate/react';
import type { Berechnung } from '#contract/entities/aenderung.ts';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatumLang } from '#contract/tag.ts';
import * as select from '#machines/vertrag/aenderung/selectors.ts';
import { ConfirmDialog } from '#widgets/modal/ConfirmDialog.tsx';
import { zahlweiseDanach } from '../worte.ts';
import { t } from '../texte.ts';
import { einmal } from './Beitragsverlauf.tsx';
import { useWorte } from './step.ts';
import type { VergleichProps } from './Vergleichsblatt.tsx';

/** The last question before it is binding. */
export function Bestaetigen(props: VergleichProps) {
  const { actor } = props;
  const offen = useSelector(actor, select.fragtNach);
  const laedt = useSelector(actor, select.laedt);
  const auswahl = useSelector(actor, select.auswahl);
  const teurer = useSelector(actor, select.istTeurer);
  const sagen = useWorte(actor);
  return (
    <ConfirmDialog
      open={offen}
      title={t(teurer ? 'kostenpflichtigTitel' : 'bestaetigenTitel')}
      busy={laedt}
      onConfirm={() => actor.send({ type: 'BESTAETIGEN' })}
      onCancel={() => actor.send({ type: 'ABBRECHEN' })}
    >
      {auswahl &&
        [
          sagen(
            'bestaetigen',
            satzwerte(props, zahlweiseDanach(auswahl, props.stand, props.berechnung)),
          ),
          einmalsatz(props.berechnung),
        ].join(' ')}
    </ConfirmDialog>
  );
}

/** What comes once with it; nothing where nothing does. */
export function einmalsatz({
  anteilBisHauptfaelligkeit,
  naechsteFaelligkeit,
  kurzeRate,
}: Berechnung) {
  const betrag = kurzeRate?.betrag ?? anteilBisHauptfaelligkeit;
  return betrag === 0 ? '' : `${einmal({ betrag, am: kurzeRate?.am ?? naechsteFaelligkeit })}.`;
}

/** What, from when, how often, how much: for the sentences before and after saving. */
export function satzwerte(
  { worte, berechnung }: { worte: { satz: string }; berechnung: Berechnung },
  zahlweise: keyof typeof zahlweiseLabel,
) {
  return {
    was: worte.satz,
    datum: formatDatumLang(berechnung.wirksamkeitsdatum),
    zahlweise: zahlweiseLabel[zahlweise],
    betrag: formatBetrag(berechnung.beitragNeu.versicherungsPraemie),
  };
}
