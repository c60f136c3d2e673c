import { useSelector } from '@xstate/react';
import type * as z from 'zod/mini';
import { geschaedigtenformen, schadensform } from '#contract/schaeden/geschaedigtenform.ts';
import type { GeschaedigtenFrage } from '#machines/schaden/geschaedigter/answers.ts';
import * as lage from '#machines/parts/mailcodelage.ts';
import * as select from '#machines/schaden/geschaedigter/selectors.ts';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { brieffelder } from '../../../../formular/Brieffelder.tsx';
import { Datumfeld } from '../../../../formular/Datumfeld.tsx';
import { Formular } from '../../../../formular/Formular.tsx';
import { useFormular } from '../../../../formular/useFormular.ts';
import { schadenwege } from '../../wege.ts';
import { seiten } from '../seiten.ts';
import { t } from '../texte.ts';
import { Fortschritt } from './Fortschritt.tsx';
import { gehe, type StepProps, useFlowState } from './step.ts';

/** One page of questions, and the page before it. */
export function Frage({ actor, notizen, schritt }: StepProps & { schritt: GeschaedigtenFrage }) {
  const wer = useSelector(actor, select.antworten).verursacher?.wer ?? null;
  const heute = useSelector(actor, select.heute);
  const satz = useSelector(actor, lage.satz);
  const form: z.ZodMiniType =
    schritt === 'schaden' && wer ? schadensform(wer, heute) : geschaedigtenformen[schritt];
  const seite = seiten[schritt]({ wer, heute });
  const formular = useFormular(seite, form, { gemerkt: notizen(schritt) });
  const davor = vorher[schritt];
  const weiter = () => {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  };
  return (
    <Page
      title={seite.titel}
      {...(schritt === 'verursacher' && { lead: t('verursacherEinleitung') })}
      back={
        davor === null
          ? { label: t('ausgang'), href: schadenwege.melden }
          : { label: t('zurueck'), onClick: () => gehe(actor, davor) }
      }
      progress={<Fortschritt schritt={schritt} />}
      flowState={useFlowState(actor)}
    >
      {satz !== null && <InfoBox type="warning">{satz}</InfoBox>}
      <Formular formular={formular} sofort={felder} onSenden={weiter} knopf={t('weiter')} />
    </Page>
  );
}

const felder = { ...brieffelder, datum: Datumfeld };

const vorher = {
  verursacher: null,
  geschaedigte: 'verursacher',
  schaden: 'geschaedigte',
  forderung: 'schaden',
} as const satisfies Record<GeschaedigtenFrage, GeschaedigtenFrage | null>;
