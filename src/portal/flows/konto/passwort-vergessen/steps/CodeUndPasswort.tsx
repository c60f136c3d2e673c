import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import type { Frageseite } from '#machines/formular/frage.ts';
import { antworten } from '#machines/konto/passwort-vergessen/answers.ts';
import * as select from '#machines/konto/passwort-vergessen/selectors.ts';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { useFormular } from '../../../../formular/useFormular.ts';
import { zugangsfelder } from '../../../../formular/Zugangsfelder.tsx';
import { Formularseite } from '../../Formularseite.tsx';
import { NeuerCode } from '../../NeuerCode.tsx';
import { Kontoname, Staerke } from '../../passwort/NeuesPasswort.tsx';
import { istZweimalGleich, neuesPasswort, passwortFelder } from '../../passwort/passwortZweimal.ts';
import { t } from '../texte.ts';
import { type StepProps, useFlowState } from './step.ts';

const form = z
  .extend(z.pick(antworten.codeUndPasswort, { code: true }), passwortFelder)
  .check(istZweimalGleich);

const seite: Frageseite<z.infer<typeof form>> = {
  titel: t('codeUndPasswortTitel'),
  felder: [
    { name: 'code', art: 'code', label: t('code'), hinweis: t('codeHinweis') },
    ...neuesPasswort,
  ],
};

/** Second step: the code that is on its way if there is an account, and another password. */
export function CodeUndPasswort({ actor, notiz }: StepProps) {
  const email = useSelector(actor, select.email);
  const wartezeitMs = useSelector(actor, select.wartezeitMs);
  const formular = useFormular(seite, form);

  function senden() {
    const antwort = formular.pruefe();
    if (!antwort) return;
    const { code, passwort } = antwort;
    actor.send({ type: 'WEITER', antwort: { code, passwort } });
  }
  function zurueck() {
    notiz.vergessen();
    actor.send({ type: 'ABBRECHEN' });
  }

  return (
    <Formularseite
      formular={formular}
      sofort={zugangsfelder}
      back={{ label: t('andereEmail'), onClick: zurueck }}
      flowState={useFlowState(actor)}
      hinweis={useSelector(actor, select.hinweis)}
      statt={<InfoBox type="neutral">{t('codeGesendet')}</InfoBox>}
      davor={<Kontoname email={email} />}
      danach={{
        code: <NeuerCode actor={actor} wartezeitMs={wartezeitMs} />,
        passwort: <Staerke passwort={formular.text('passwort')} />,
      }}
      onSenden={senden}
      knopf={t('aendern')}
      laedt={useSelector(actor, select.laedt)}
    />
  );
}
