import type * as z from 'zod/mini';
import { freitextMax } from '#contract/endpoints/vertrag/beendigung.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import { antworten } from '#machines/vertrag/kuendigung/answers.ts';
import { Page } from '#widgets/page/Page.tsx';
import { brieffelder } from '../../../../formular/Brieffelder.tsx';
import { Formular } from '../../../../formular/Formular.tsx';
import { useFormular } from '../../../../formular/useFormular.ts';
import { gemerkteWerte, merken } from '../../beendigung/merken.ts';
import { t } from '../texte.ts';
import { Fortschritt } from './Fortschritt.tsx';
import { type StepProps, useFlowState, zurueckVon } from './step.ts';

const seite: Frageseite<z.infer<typeof antworten.feedback>> = {
  titel: t('feedbackTitel'),
  einleitung: t('feedbackEinleitung'),
  felder: [
    {
      name: 'freitext',
      art: 'langtext',
      label: t('feedback'),
      platzhalter: t('platzhalter'),
      hoechstens: freitextMax,
      optional: true,
    },
  ],
};

/** What we could have done better; nobody has to say anything. */
export function Feedback({ actor, draft }: StepProps) {
  const formular = useFormular(seite, antworten.feedback, {
    gemerkt: {
      lies: () => gemerkteWerte(draft, 'feedback'),
      schreibe: ({ freitext = '' }) =>
        merken(draft, 'feedback', String(freitext).trim() === '' ? {} : { freitext }),
    },
  });
  const weiter = () => {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  };
  return (
    <Page
      title={seite.titel}
      lead={seite.einleitung}
      back={{ label: t('zurueck'), onClick: () => zurueckVon(actor, 'feedback') }}
      progress={<Fortschritt actor={actor} schritt="feedback" />}
      flowState={useFlowState(actor)}
    >
      <Formular formular={formular} sofort={brieffelder} onSenden={weiter} knopf={t('weiter')} />
    </Page>
  );
}
