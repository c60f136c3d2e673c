import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { anbindungsformen } from '#contract/entities/anbindung.ts';
import * as lage from '#machines/parts/mailcodelage.ts';
import type { Partnerfrage } from '#machines/vermittler/vertriebspartner-werden/answers.ts';
import * as select from '#machines/vermittler/vertriebspartner-werden/selectors.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Formular } from '../../../../formular/Formular.tsx';
import { grundfelder } from '../../../../formular/Grundfelder.tsx';
import { useFormular } from '../../../../formular/useFormular.ts';
import { seiten } from '../seiten.ts';
import { t } from '../texte.ts';
import { Fortschritt } from './Fortschritt.tsx';
import { gehe, type StepProps, useFlowState } from './step.ts';

interface Props extends StepProps {
  schritt: Partnerfrage;
  /** Before the fields. */
  davor?: ReactNode;
  /** What stands behind a field, by its name. */
  danach?: Readonly<Record<string, ReactNode>>;
}

/** One page of questions, and the page before it. */
export function Frage({ actor, notizen, schritt, davor, danach }: Props) {
  const satz = useSelector(actor, lage.satz);
  const form: z.ZodMiniType = anbindungsformen[schritt];
  const seite = seiten[schritt];
  const formular = useFormular(seite, form, { gemerkt: notizen(schritt) });
  const davorStehtSchritt = vorher[schritt];
  const weiter = () => {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  };
  return (
    <Page
      title={seite.titel}
      {...(seite.einleitung !== undefined && { lead: seite.einleitung })}
      back={
        davorStehtSchritt === null
          ? { label: t('ausgang'), href: '/' }
          : { label: t('zurueck'), onClick: () => gehe(actor, davorStehtSchritt) }
      }
      progress={<Fortschritt schritt={schritt} />}
      flowState={useFlowState(actor)}
    >
      {satz !== null && <InfoBox type="warning">{satz}</InfoBox>}
      {useSelector(actor, select.istVergeben) && <Vergeben />}
      {davor}
      <Formular
        formular={formular}
        sofort={grundfelder}
        onSenden={weiter}
        knopf={t('weiter')}
        laedt={useSelector(actor, lage.laedt)}
        {...(danach && { danach })}
      />
    </Page>
  );
}

/** Whoever has an access already signs in. */
function Vergeben() {
  return (
    <InfoBox
      type="error"
      headline={t('vergeben')}
      action={
        <ButtonLink variant="secondary" href="/vermittler/login/">
          {t('anmelden')}
        </ButtonLink>
      }
    >
      <p>{t('vergebenWeiter')}</p>
    </InfoBox>
  );
}

const vorher = {
  vermittlerart: null,
  firma: 'vermittlerart',
  registrierung: 'firma',
  ansprechpartner: 'registrierung',
  bank: 'ansprechpartner',
  unterlagen: 'bank',
} as const satisfies Record<Partnerfrage, Partnerfrage | null>;
