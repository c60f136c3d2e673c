import { Anschreiben } from '../../Anschreiben.tsx';
import { t } from '../texte.ts';
import { type StepProps, useWorte } from './step.ts';

interface Props extends Pick<StepProps, 'actor' | 'versicherungsNummer'> {
  /** What was to change: `Zahlweise: halbjährlich`. */
  wunsch: string;
}

/** A letter with what a person needs to answer it. */
export function Nachricht({ actor, versicherungsNummer: nummer, wunsch }: Props) {
  const sagen = useWorte(actor);
  return (
    <Anschreiben
      versicherungsNummer={nummer}
      betreff={t('nachrichtBetreff', { nummer })}
      text={sagen('nachrichtText', { nummer, was: wunsch })}
    >
      {t('nachricht')}
    </Anschreiben>
  );
}
