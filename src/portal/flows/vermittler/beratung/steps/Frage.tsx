import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
import type { Frageseite } from '#machines/formular/frage.ts';
import { antworten as formen } from '#machines/vermittler/beratung/answers.ts';
import * as select from '#machines/vermittler/beratung/selectors.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Disclosure } from '#widgets/disclosure/Disclosure.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { StepProgress } from '#widgets/step-progress/StepProgress.tsx';
import { brieffelder } from '../../../../formular/Brieffelder.tsx';
import { Formular } from '../../../../formular/Formular.tsx';
import { gemerktesVon } from '../../../../formular/notizen.ts';
import { useFormular } from '../../../../formular/useFormular.ts';
import { beraten } from '../hausratBeratung.ts';
import type { Fragenseite } from '../seiten.ts';
import { t } from '../texte.ts';
import { Gescheitert } from './Gescheitert.tsx';
import { type StepProps, useFlowState, useWeg } from './step.ts';
import { Unterlagen } from './Unterlagen.tsx';

/** One page of questions; what was answered before, here or on another day, stands in its fields. */
export function Frage(props: StepProps & { schritt: Fragenseite; seite: Frageseite }) {
  const { actor, schritt, seite, notizen } = props;
  const Danach = danach[schritt];
  const form: z.ZodMiniType = formen[schritt];
  const formular = useFormular(seite, form, {
    gemerkt: gemerktesVon(notizen, schritt),
    bekannt: useBekanntes(actor, schritt),
  });
  const { fortschritt, back } = useWeg(actor, schritt);
  const hindernis = useSelector(actor, select.hindernis);
  const istGescheitert = useSelector(actor, select.istGescheitert);
  const weiter = () => {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  };
  return (
    <Page
      title={seite.titel}
      lead={seite.einleitung}
      back={back}
      progress={<StepProgress {...fortschritt} />}
      flowState={useFlowState(actor)}
    >
      {hindernis !== null && <InfoBox type="warning">{hindernis}</InfoBox>}
      <Formular
        formular={formular}
        sofort={brieffelder}
        uebersicht={t('warumNicht')}
        onSenden={weiter}
        knopf={istGescheitert ? t('nochmal') : (seite.weiter ?? t('weiter'))}
        laedt={useSelector(actor, select.laedt)}
      >
        <Gescheitert actor={actor} />
      </Formular>
      {Danach && <Danach {...props} />}
    </Page>
  );
}

/** What the chart holds, and else what was said when this advice was begun. */
function useBekanntes(actor: StepProps['actor'], schritt: Fragenseite): object {
  const gegeben = useSelector(actor, select.antworten)[schritt];
  const stand = useSelector(actor, select.stand);
  if (gegeben) return gegeben;
  return (schritt === 'erstinformation' ? null : stand?.[schritt]) ?? {};
}

/** What to do where a customer wants no advice: on site that is a matter of paper (`domain/antrag.md §8.2`). */
function Verzicht() {
  return (
    <Disclosure summary={t('verzicht')}>
      <p>{t('verzichtText')}</p>
      <ButtonLink variant="secondary" href={beraten.antrag}>
        {t('zumAntrag')}
      </ButtonLink>
    </Disclosure>
  );
}

const danach: Partial<Record<Fragenseite, ComponentType<StepProps>>> = {
  erstinformation: Unterlagen,
  bedarf: Verzicht,
};
