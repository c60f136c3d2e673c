import { useSelector } from '@xstate/react';
import { antworten, type KontoAntworten } from '#machines/konto/answers.ts';
import * as select from '#machines/konto/selectors.ts';
import { nummerncodeMinuten } from '#contract/constants.ts';
import { type StepProps, useFlowState } from './actor.ts';
import { t } from './texte.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import type { Feldeingaben } from '../../../formular/antwort.ts';
import { useVerworfen } from '../../../formular/formularMit.ts';
import { useFormular } from '../../../formular/useFormular.ts';
import { zugangsfelder } from '../../../formular/Zugangsfelder.tsx';
import { Formularseite } from '../Formularseite.tsx';
import { NeuerCode } from '../NeuerCode.tsx';

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
      unten={<NeuerCode actor={actor} />}
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
