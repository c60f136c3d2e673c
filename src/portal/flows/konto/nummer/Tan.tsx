import { useSelector } from '@xstate/react';
import { waitFor } from 'xstate';
import { antworten, type KontoAntworten } from '#machines/konto/answers.ts';
import * as select from '#machines/konto/selectors.ts';
import { nummerncodeMinuten } from '#contract/constants.ts';
import { ResendCode } from '#widgets/code-field/ResendCode.tsx';
import { usePorts } from '../../../ports.ts';
import { type StepProps, useFlowState } from './actor.ts';
import { t } from './texte.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import { useState } from 'react';
import type { Feldeingaben } from '../../../formular/antwort.ts';
import { useFormular, useVerworfen } from '../../../formular/useFormular.ts';
import { zugangsfelder } from '../../../formular/Zugangsfelder.tsx';
import { Formularseite } from '../Formularseite.tsx';

/** The code that makes the wished number hers. */
export function Tan({ actor }: StepProps) {
  const hinweis = useSelector(actor, select.hinweis);
  const handynummer = useSelector(actor, select.handynummer);
  const seite = {
    ...codeseite,
    einleitung: t('tanPruefenEinleitung', { handynummer: lesbar(handynummer) }),
  };
  const formular = useFormular(seite, antworten.tanPruefen);
  useVerworfen(formular, 'code', hinweis?.art === 'CODE_FALSCH');

  function senden(spaet?: Feldeingaben) {
    const antwort = formular.pruefe(spaet);
    if (antwort) actor.send({ type: 'WEITER', antwort });
  }

  return (
    <Formularseite
      formular={formular}
      sofort={zugangsfelder}
      ohneUebersicht
      back={{ label: t('andereNummer'), onClick: () => actor.send({ type: 'ANDERE_NUMMER' }) }}
      flowState={useFlowState(actor)}
      hinweis={hinweis}
      onSenden={senden}
      knopf={t('codeBestaetigen')}
      laedt={useSelector(actor, select.laedt)}
      unten={<Erneut actor={actor} />}
    />
  );
}

const codeseite: Frageseite<KontoAntworten['tanPruefen']> = {
  titel: t('tanPruefenTitel'),
  felder: [
    {
      name: 'code',
      art: 'code',
      label: t('code'),
      hinweis: t('codeHinweis', { minuten: nummerncodeMinuten }),
      sendet: true,
    },
  ],
};

/** `+49 172 1234567`, held together. */
function lesbar(handynummer: string): string {
  return handynummer.replace(/^(\+49)(\d{3})(\d+)$/, '$1\u00A0$2\u00A0$3');
}

function Erneut({ actor }: StepProps) {
  const { now } = usePorts();
  const jetzt = () => now().getTime();
  const [gesendetUm, setGesendetUm] = useState(jetzt);

  async function erneut() {
    actor.send({ type: 'CODE_ERNEUT' });
    const danach = await waitFor(actor, (snapshot) => !snapshot.hasTag('laedt'));
    if (select.hinweis(danach) !== null) throw new Error('No code was sent.');
    setGesendetUm(jetzt());
  }

  return <ResendCode sentAt={gesendetUm} now={jetzt} onResend={erneut} />;
}
