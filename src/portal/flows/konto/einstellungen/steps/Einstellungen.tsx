import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import { mailanlass, signaturMax } from '#contract/endpoints/einstellungen.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import type { DatenAntworten } from '#machines/konto/daten/answers.ts';
import { antworten } from '#machines/konto/einstellungen/answers.ts';
import * as select from '#machines/konto/selectors.ts';
import { brieffelder } from '../../../../formular/Brieffelder.tsx';
import { useFormular } from '../../../../formular/useFormular.ts';
import { type StepProps, useFlowState } from '../../daten/actor.ts';
import { Formularseite } from '../../Formularseite.tsx';
import { t } from '../texte.ts';

interface Props extends StepProps {
  formular: ReturnType<typeof useEinstellungenFormular>;
}

/** The only step: which mails he gets, and what stands below his messages. */
export function Einstellungen({ actor, formular }: Props) {
  function senden() {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  }

  return (
    <Formularseite
      formular={formular}
      sofort={brieffelder}
      flowState={useFlowState(actor)}
      hinweis={useSelector(actor, select.hinweis)}
      onSenden={senden}
      knopf={t('speichern')}
      laedt={useSelector(actor, select.laedt)}
    />
  );
}

/** The form over what he chose before; kept above the step, so that nothing typed is lost when the session ends. */
export function useEinstellungenFormular(bekannt: DatenAntworten['einstellungen']) {
  return useFormular(seite, form, { bekannt });
}

const { mails, signatur } = antworten.einstellungen.shape;
const form = z.object({
  mails,
  signatur: z.pipe(
    z.transform((text) => text ?? null),
    signatur,
  ),
});

const seite: Frageseite<DatenAntworten['einstellungen']> = {
  titel: t('titel'),
  felder: [
    {
      name: 'mails',
      art: 'mehrfach',
      label: t('mails'),
      optionen: mailanlass.options.map((wert) => ({
        wert,
        label: t(wert),
        folge: t(`${wert}_WANN`),
      })),
    },
    {
      name: 'signatur',
      art: 'langtext',
      label: t('signatur'),
      hinweis: t('signaturHinweis'),
      platzhalter: t('signaturBeispiel'),
      hoechstens: signaturMax,
      zeilen: 4,
      optional: true,
    },
  ],
};
