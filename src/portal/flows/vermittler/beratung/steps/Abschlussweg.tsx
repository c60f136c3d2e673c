import { useSelector } from '@xstate/react';
import type { Frageseite } from '#machines/formular/frage.ts';
import { antworten as formen } from '#machines/vermittler/beratung/answers.ts';
import * as select from '#machines/vermittler/beratung/selectors.ts';
import { Page } from '#widgets/page/Page.tsx';
import { StepProgress } from '#widgets/step-progress/StepProgress.tsx';
import { Formular } from '../../../../formular/Formular.tsx';
import { gemerktesVon } from '../../../../formular/notizen.ts';
import { useFormular } from '../../../../formular/useFormular.ts';
import { t } from '../texte.ts';
import { Gescheitert } from './Gescheitert.tsx';
import { type StepProps, useFlowState, useWeg } from './step.ts';

/** Record and application go to the customer, who concludes herself. */
export function Abschlussweg({ actor, notizen }: StepProps) {
  const formular = useFormular(seite, formen.abschlussweg, {
    gemerkt: gemerktesVon(notizen, 'abschlussweg'),
    bekannt: useSelector(actor, select.antworten).abschlussweg ?? {},
  });
  const { fortschritt, back } = useWeg(actor, 'abschlussweg');
  const istGescheitert = useSelector(actor, select.istGescheitert);
  const senden = () => {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'SENDEN', antwort });
  };
  return (
    <Page
      title={seite.titel}
      lead={seite.einleitung}
      back={back}
      progress={<StepProgress {...fortschritt} />}
      flowState={useFlowState(actor)}
    >
      <Formular
        formular={formular}
        onSenden={senden}
        knopf={istGescheitert ? t('nochmal') : t('senden')}
        laedt={useSelector(actor, select.laedt)}
      >
        <Gescheitert actor={actor} />
      </Formular>
    </Page>
  );
}

const seite: Frageseite = {
  titel: t('abschlusswegTitel'),
  einleitung: t('abschlusswegEinleitung'),
  felder: [{ name: 'email', art: 'email', label: t('email'), autoComplete: 'off' }],
};
