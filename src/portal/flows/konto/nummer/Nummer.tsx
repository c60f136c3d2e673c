import { useSelector } from '@xstate/react';
import type { Frageseite } from '#machines/formular/frage.ts';
import { antworten, type KontoAntworten } from '#machines/konto/answers.ts';
import * as select from '#machines/konto/selectors.ts';
import { grundfelder } from '../../../formular/Grundfelder.tsx';
import { useFormular } from '../../../formular/useFormular.ts';
import { Formularseite } from '../Formularseite.tsx';
import { type StepProps, useFlowState } from './actor.ts';
import { t } from './texte.ts';

interface Props extends StepProps {
  formular: ReturnType<typeof useNummerFormular>;
  /** Where she came from; nowhere on the way through a link. */
  back?: { label: string; href: string };
}

/** The number last entered, or none. */
export function useNummerFormular(
  actor: StepProps['actor'],
  schritt: 'handynummer' | 'neueNummer',
) {
  const handynummer = useSelector(actor, select.handynummer);
  return useFormular(seiten[schritt], antworten.nummer, { bekannt: { handynummer } });
}

/** The number that codes go to from now on. */
export function Nummer({ actor, formular, back }: Props) {
  function senden() {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  }

  return (
    <Formularseite
      formular={formular}
      sofort={grundfelder}
      {...(back && { back })}
      flowState={useFlowState(actor)}
      hinweis={useSelector(actor, select.hinweis)}
      onSenden={senden}
      knopf={t('codeSenden')}
      laedt={useSelector(actor, select.laedt)}
    />
  );
}

const felder: Frageseite<KontoAntworten['nummer']>['felder'] = [
  { name: 'handynummer', art: 'telefon', label: t('handynummer') },
];

const seiten = {
  handynummer: { titel: t('handynummerTitel'), einleitung: t('handynummerEinleitung'), felder },
  neueNummer: { titel: t('neueNummerTitel'), einleitung: t('neueNummerEinleitung'), felder },
};
