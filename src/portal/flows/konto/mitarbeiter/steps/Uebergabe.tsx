import { useSelector } from '@xstate/react';
import type * as z from 'zod/mini';
import type { Mitarbeiter } from '#contract/endpoints/agentur.ts';
import { darfBetreuen } from '#contract/entities/betreuung.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import { antworten } from '#machines/konto/mitarbeiter/answers.ts';
import * as select from '#machines/konto/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { grundfelder } from '../../../../formular/Grundfelder.tsx';
import { useFormular } from '../../../../formular/useFormular.ts';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { useFlowState } from '../../daten/actor.ts';
import { Formularseite } from '../../Formularseite.tsx';
import { t } from '../texte.ts';
import type { StepProps } from '../View.tsx';

/** Who looks after the customers from now on. */
export function Uebergabe({ actor, person, alle }: StepProps) {
  const formular = useFormular(seiteVon(person, alle), antworten.uebergabe);
  function senden() {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  }

  return (
    <Formularseite
      formular={formular}
      sofort={grundfelder}
      flowState={useFlowState(actor)}
      hinweis={useSelector(actor, select.hinweis)}
      onSenden={senden}
    >
      <Aktionen>
        <Button type="submit" loading={useSelector(actor, select.laedt)}>
          {t('uebertragen')}
        </Button>
        <Button variant="secondary" onClick={() => actor.send({ type: 'ZURUECK' })}>
          {t('abbrechen')}
        </Button>
      </Aktionen>
    </Formularseite>
  );
}

function seiteVon(
  { id, name }: Mitarbeiter,
  alle: readonly Mitarbeiter[],
): Frageseite<z.infer<typeof antworten.uebergabe>> {
  return {
    titel: t('uebergabeTitel', { name }),
    einleitung: t('uebergabeEinleitung'),
    felder: [
      {
        name: 'an',
        art: 'radio',
        label: t('an'),
        optionen: alle
          .filter(
            ({ id: andere, rolle, rechte, status }) =>
              andere !== id &&
              darfBetreuen({
                istInhaber: rolle === 'INHABER',
                rechte,
                gesperrt: status === 'GESPERRT',
              }),
          )
          // Two people of one agency can have one name.
          .map((eine) => ({ wert: eine.id, label: eine.name, folge: eine.email })),
      },
    ],
  };
}
