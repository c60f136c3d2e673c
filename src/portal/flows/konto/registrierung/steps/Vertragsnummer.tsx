import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import { plz as plzDeutschland } from '#contract/fields/plz.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import type { KontoAntworten } from '#machines/konto/answers.ts';
import { antworten } from '#machines/konto/registrierung/answers.ts';
import * as select from '#machines/konto/selectors.ts';
import { markt } from '../../../../formular/vorwahl.ts';
import { textfelder } from '../../../../formular/Textfelder.tsx';
import { useFormular } from '../../../../formular/useFormular.ts';
import { Formularseite } from '../../Formularseite.tsx';
import { useFlowState } from '../../nummer/actor.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

const seite: Frageseite<KontoAntworten['vertragsnummer']> = {
  titel: t('vertragsnummerTitel'),
  einleitung: t('vertragsnummerEinleitung'),
  felder: [
    {
      name: 'contractId',
      art: 'text',
      label: t('contractId'),
      hinweis: t('contractIdHinweis'),
      rechtschreibung: false,
    },
    {
      name: 'plz',
      art: 'text',
      label: t('plz'),
      hinweis: t('plzHinweis'),
      tastatur: 'numeric',
      autoComplete: 'postal-code',
    },
  ],
};

/** Under a brand of Germany a digit forgotten is noticed. */
const form =
  markt() === 'DE'
    ? z.extend(antworten.vertragsnummer, { plz: plzDeutschland })
    : antworten.vertragsnummer;

/** First step: a contract of hers, by what stands on its papers. */
export function Vertragsnummer({ actor }: StepProps) {
  const vertrag = useSelector(actor, select.vertrag);
  const bekannt = vertrag ?? {};
  const formular = useFormular(seite, form, { bekannt });

  function senden() {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  }

  return (
    <Formularseite
      formular={formular}
      sofort={textfelder}
      back={{ label: t('zurAnmeldung'), href: '/kunden/login/' }}
      flowState={useFlowState(actor)}
      hinweis={useSelector(actor, select.hinweis)}
      onSenden={senden}
      knopf={t('weiter')}
      laedt={useSelector(actor, select.laedt)}
      unten={
        <p>
          {t('schonZugang')} <a href="/kunden/login/">{t('anmelden')}</a>
        </p>
      }
    />
  );
}
