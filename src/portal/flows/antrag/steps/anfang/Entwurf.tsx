import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import { plzUeberall as plz } from '#contract/fields/plz.ts';
import * as select from '#machines/antrag/selectors.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import { Button } from '#widgets/button/Button.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Formular } from '../../../../formular/Formular.tsx';
import { textfelder } from '../../../../formular/Textfelder.tsx';
import { useFormular } from '../../../../formular/useFormular.ts';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { Gescheitert } from '../../fragen/Gescheitert.tsx';
import { type StepProps, useFlowState } from '../step.ts';
import { OhneEntwurf } from './OhneEntwurf.tsx';
import { t } from './texte.ts';

/** A link to a draft opens with the postcode that was given in it, or says why it does not open. */
export function Entwurf({ actor }: StepProps) {
  const lage = useSelector(actor, select.entwurfslage);
  return lage === 'weg' || lage === 'neuer' || lage === 'abgeschlossen' ? (
    <OhneEntwurf actor={actor} lage={lage} />
  ) : (
    <Postleitzahl actor={actor} gesagt={lage && abgelehnt[lage]} />
  );
}

interface Props extends Pick<StepProps, 'actor'> {
  /** Why it is asked again. */
  gesagt: 'plzFalsch' | 'plzGesperrt' | null;
}

function Postleitzahl({ actor, gesagt }: Props) {
  const formular = useFormular(frage, form);
  const laedt = useSelector(actor, (snapshot) => snapshot.hasTag('laedt'));
  const gescheitert = useSelector(actor, (snapshot) => snapshot.hasTag('fehler'));

  function senden() {
    const antwort = formular.pruefe();
    if (!antwort) return;
    if (actor.getSnapshot().hasTag('fehler')) actor.send({ type: 'WIEDERHOLEN' });
    actor.send({ type: 'WEITER', antwort });
  }

  return (
    <Page title={frage.titel} lead={frage.einleitung} flowState={useFlowState(actor)}>
      <Formular
        formular={formular}
        sofort={textfelder}
        abgelehnt={{ plz: gesagt ? t(gesagt) : undefined }}
        onSenden={senden}
      >
        {gescheitert && <Gescheitert actor={actor} />}
        <Aktionen>
          <Button type="submit" loading={laedt}>
            {t('entwurfOeffnen')}
          </Button>
          <Button variant="secondary" onClick={() => actor.send({ type: 'NEU_BEGINNEN' })}>
            {t('entwurfNeu')}
          </Button>
        </Aktionen>
      </Formular>
    </Page>
  );
}

const form = z.object({ plz });

const frage: Frageseite<z.infer<typeof form>> = {
  titel: t('entwurfTitel'),
  einleitung: t('entwurfEinleitung'),
  felder: [
    {
      name: 'plz',
      art: 'text',
      label: t('plz'),
      tastatur: 'numeric',
      autoComplete: 'postal-code',
    },
  ],
};

const abgelehnt = { 'frage.plzFalsch': 'plzFalsch', 'frage.gesperrt': 'plzGesperrt' } as const;
