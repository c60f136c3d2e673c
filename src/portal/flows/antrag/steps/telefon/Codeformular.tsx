import { useSelector } from '@xstate/react';
import type * as z from 'zod/mini';
import { telefon } from '#machines/antrag/answers.ts';
import * as select from '#machines/antrag/selectors.ts';
import { codeWartezeitMs } from '#machines/parts/wartezeit.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ResendCode } from '#widgets/code-field/ResendCode.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import type { Feldeingaben } from '../../../../formular/antwort.ts';
import { Formular } from '../../../../formular/Formular.tsx';
import { useVerworfen } from '../../../../formular/formularMit.ts';
import { useFormular } from '../../../../formular/useFormular.ts';
import { codefeld } from '../../../../formular/Codefeld.tsx';
import { textfelder } from '../../../../formular/Textfelder.tsx';
import { usePorts } from '../../../../ports.ts';
import { useFehlersatz } from '../../../../shell/useFehlersatz.ts';
import { t as gemeinsam } from '../../texte.ts';
import type { AntragActor } from '../step.ts';
import { t } from './texte.ts';

interface Props {
  actor: AntragActor;
  /** Masked. */
  nummer: string;
}

/** The code, sent as soon as it is complete. */
export function Codeformular({ actor, nummer }: Props) {
  const lage = useSelector(actor, select.telefonlage);
  const abgelehnt = useSelector(actor, select.codeAbgelehnt);
  const satz = useFehlersatz(gemeinsam('fehler'));
  const { now } = usePorts();
  const formular = useFormular(seite, telefon);
  const verworfen = abgelehnt === 'technisch' ? null : abgelehnt;
  useVerworfen(formular, 'code', verworfen !== null);

  function senden(spaet?: Feldeingaben) {
    const antwort = formular.pruefe(spaet);
    if (antwort) actor.send({ type: 'WEITER', antwort });
  }

  return (
    <Formular
      formular={formular}
      sofort={felder}
      ohneUebersicht
      abgelehnt={{ code: verworfen ? t(verworfen) : undefined }}
      davor={
        abgelehnt === 'technisch' && (
          <InfoBox type="error" headline={satz}>
            {gemeinsam('nichtsVerloren')}
          </InfoBox>
        )
      }
      onSenden={senden}
    >
      <Button type="submit" loading={lage !== 'eingabe'}>
        {t('bestaetigen')}
      </Button>
      <ResendCode
        sentTo={nummer}
        ready={useSelector(actor, select.darfErneut)}
        sending={lage === 'sendet'}
        wait={codeWartezeitMs}
        now={() => now().getTime()}
        onResend={() => actor.send({ type: 'CODE_ERNEUT' })}
      />
    </Formular>
  );
}

const seite: Frageseite<z.infer<typeof telefon>> = {
  titel: '',
  felder: [{ name: 'code', art: 'code', label: t('code'), sendet: true }],
};

const felder = { ...textfelder, code: codefeld };
