import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import type * as z from 'zod/mini';
import { nenntStellen } from '#contract/schaeden/einwilligung.ts';
import type { EinwilligungsFrage } from '#machines/schaden/einwilligung/answers.ts';
import * as mailcodelage from '#machines/parts/mailcodelage.ts';
import * as select from '#machines/schaden/einwilligung/selectors.ts';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Datumfeld } from '../../../../formular/Datumfeld.tsx';
import { Formular } from '../../../../formular/Formular.tsx';
import { grundfelder } from '../../../../formular/Grundfelder.tsx';
import { useFormular } from '../../../../formular/useFormular.ts';
import { formen, type Formularschritt, seiten } from '../seiten.ts';
import { t } from '../texte.ts';
import { Fortschritt } from './Fortschritt.tsx';
import { gehe, type StepProps, useFlowState } from './step.ts';

/** One page of questions, and the page before it. */
export function Frage({ actor, notizen, schritt }: StepProps & { schritt: Formularschritt }) {
  const form: z.ZodMiniType = formen[schritt];
  const seite = seiten[schritt];
  const formular = useFormular(seite, form, { gemerkt: notizen(schritt) });
  const satz = useSelector(actor, mailcodelage.satz);
  const weiter = () => {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  };
  return (
    <Page title={seite.titel} {...useRahmen(actor, schritt)} flowState={useFlowState(actor)}>
      {satz !== null && <InfoBox type="warning">{satz}</InfoBox>}
      <Formular
        formular={formular}
        sofort={felder}
        onSenden={weiter}
        knopf={t(schritt === 'identifizieren' ? 'codeAnfordern' : 'weiter')}
      />
    </Page>
  );
}

const felder = { ...grundfelder, datum: Datumfeld };

/** What stands around the form: where it leads back, how far it is. */
function useRahmen(
  actor: StepProps['actor'],
  schritt: Formularschritt,
): Partial<ComponentProps<typeof Page>> {
  const umfang = useSelector(actor, select.antworten).umfang?.umfang;
  if (schritt === 'identifizieren') return { lead: t('identifizierenEinleitung') };
  const davor: EinwilligungsFrage =
    schritt === 'vertretung' && !nenntStellen(umfang) ? 'umfang' : vorher[schritt];
  return {
    ...(schritt === 'stellen' && { lead: t('stellenEinleitung') }),
    back: { label: t('zurueck'), onClick: () => gehe(actor, davor) },
    progress: <Fortschritt actor={actor} schritt={schritt} />,
  };
}

const vorher = {
  umfang: 'information',
  stellen: 'umfang',
  vertretung: 'stellen',
} as const satisfies Record<Exclude<Formularschritt, 'identifizieren'>, EinwilligungsFrage>;
