import { useSelector } from '@xstate/react';
import { type DatenAntworten, formen } from '#machines/konto/daten/answers.ts';
import * as select from '#machines/konto/selectors.ts';
import { nummerncodeMinuten } from '#contract/constants.ts';
import { type StepUpProps, useFlowState } from '../daten/actor.ts';
import { t } from './texte.ts';
import { usePorts } from '../../../ports.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import type { Feldeingaben } from '../../../formular/antwort.ts';
import { useVerworfen } from '../../../formular/formularMit.ts';
import { useFormular } from '../../../formular/useFormular.ts';
import { zugangsfelder } from '../../../formular/Zugangsfelder.tsx';
import { Formularseite } from '../Formularseite.tsx';
import { NeuerCode } from '../NeuerCode.tsx';

/** One more code before what is sensitive. */
export function Bestaetigen({ actor }: StepUpProps) {
  const hinweis = useSelector(actor, select.hinweis);
  const handynummer = useSelector(actor, select.gesendetAn).replaceAll(' ', '\u00A0');
  const sendetErsten = useSelector(actor, select.sendetErneut) && handynummer === '';
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
          {!sendetErsten && <NeuerCode actor={actor} />}
          <p>
            <a href={verloren[usePorts().bereich]}>{t('nummerVerloren')}</a>
          </p>
        </>
      }
    />
  );
}

/** An agent has no link for another number: a person helps him. */
const verloren = { kunden: '/kunden/handynummer-aendern/', vermittler: '/kontakt/' } as const;

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
