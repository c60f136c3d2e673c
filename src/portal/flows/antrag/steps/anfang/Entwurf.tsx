import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import { plz } from '#contract/fields/plz.ts';
import type { AntragHinweis } from '#machines/antrag/context.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import { Button } from '#widgets/button/Button.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Formular } from '../../../../formular/Formular.tsx';
import { textfelder } from '../../../../formular/Textfelder.tsx';
import { useFormular } from '../../../../formular/useFormular.ts';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { Gescheitert } from '../../fragen/Gescheitert.tsx';
import { type StepProps, useFlowState, useKontext } from '../step.ts';
import { t } from './texte.ts';

/** A link to a draft opens with the postcode that was given in it. */
export function Entwurf({ actor, seite }: StepProps) {
  const formular = useFormular(frage, form);
  const hinweis = useKontext(actor, (context) => context.hinweis);
  const laedt = useSelector(actor, (snapshot) => snapshot.hasTag('laedt'));
  const gescheitert = useSelector(actor, (snapshot) => snapshot.hasTag('fehler'));
  const gesagt = hinweis === null || laedt ? undefined : abgelehnt[hinweis];

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
        abgelehnt={{ plz: gesagt && t(gesagt) }}
        onSenden={senden}
      >
        {gescheitert && <Gescheitert actor={actor} />}
        <Aktionen>
          <Button type="submit" loading={laedt}>
            {t('entwurfOeffnen')}
          </Button>
          <Button variant="secondary" onClick={() => location.assign(seite.basis)}>
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

const abgelehnt: Readonly<Partial<Record<AntragHinweis, 'plzFalsch' | 'plzGesperrt'>>> = {
  PLZ_FALSCH: 'plzFalsch',
  ENTWURF_GESPERRT: 'plzGesperrt',
};
