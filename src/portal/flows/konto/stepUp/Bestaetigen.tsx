import { useSelector } from '@xstate/react';
import { waitFor } from 'xstate';
import { type DatenAntworten, formen } from '#machines/konto/daten/answers.ts';
import * as select from '#machines/konto/selectors.ts';
import { nummerncodeMinuten } from '#contract/constants.ts';
import { ResendCode } from '#widgets/code-field/ResendCode.tsx';
import { usePorts } from '../../../ports.ts';
import { type StepUpProps, useFlowState } from '../daten/actor.ts';
import { t } from './texte.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import { useState } from 'react';
import type { Feldeingaben } from '../../../formular/antwort.ts';
import { useFormular, useVerworfen } from '../../../formular/useFormular.ts';
import { zugangsfelder } from '../../../formular/Zugangsfelder.tsx';
import { Formularseite } from '../Formularseite.tsx';

/** One more code before what is sensitive. */
export function Bestaetigen({ actor }: StepUpProps) {
  const hinweis = useSelector(actor, select.hinweis);
  const handynummer = useSelector(actor, select.gesendetAn).replaceAll(' ', '\u00A0');
  const seite = {
    ...codeseite,
    einleitung:
      handynummer === '' ? t('wirdGesendet') : t('bestaetigenEinleitung', { handynummer }),
  };
  const formular = useFormular(seite, formen.bestaetigen);
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
      back={{ label: t('zurueck'), onClick: () => actor.send({ type: 'ZURUECK' }) }}
      flowState={useFlowState(actor)}
      hinweis={hinweis}
      onSenden={senden}
      knopf={t('bestaetigen')}
      laedt={useSelector(actor, select.laedt)}
      unten={
        <>
          <Erneut actor={actor} />
          <p>
            <a href="/kunden/handynummer-aendern/">{t('nummerVerloren')}</a>
          </p>
        </>
      }
    />
  );
}

const codeseite: Frageseite<DatenAntworten['bestaetigen']> = {
  titel: t('bestaetigenTitel'),
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

function Erneut({ actor }: StepUpProps) {
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
