import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import type { Frageseite } from '#machines/formular/frage.ts';
import { antworten } from '#machines/konto/anmeldung/answers.ts';
import * as select from '#machines/konto/anmeldung/selectors.ts';
import type { Feldeingaben } from '../../../../formular/antwort.ts';
import { Formular } from '../../../../formular/Formular.tsx';
import { usePlainForm, useVerworfen } from '../../../../formular/formularMit.ts';
import { zugangsfelder } from '../../../../formular/Zugangsfelder.tsx';
import { usePorts } from '../../../../ports.ts';
import { t } from '../texte.ts';
import { CodeErneut } from './CodeErneut.tsx';
import { Hinweis } from './Hinweis.tsx';
import { type StepProps, useFlowState } from './step.ts';

export function Code({ actor, bereich, Rahmen, ueberSeite = false }: StepProps) {
  const { session } = usePorts();
  const formular = usePlainForm(seiten[bereich], form);
  const handynummer = useSelector(actor, select.handynummer);
  const falsch = useCodeFehler(actor);
  useVerworfen(formular, 'code', falsch);

  function senden(spaet?: Feldeingaben) {
    const antwort = formular.pruefe(spaet);
    const vertrauen = formular.eingaben['vertrauen'] === true;
    if (antwort) actor.send({ type: 'BESTAETIGEN', ...antwort, vertrauen });
  }
  function zurueck() {
    session.codeVerwerfen();
    actor.send({ type: 'ABBRECHEN' });
  }

  return (
    <Rahmen
      title={t('codeTitel')}
      lead={
        handynummer
          ? t('codeEinleitung', { handynummer: handynummer.replaceAll(' ', '\u00A0') })
          : t('codeEinleitungOhneNummer')
      }
      back={{ label: t('zurueck'), onClick: zurueck }}
      flowState={useFlowState(actor)}
      width="text"
    >
      <Hinweis actor={actor} />
      <Formular
        formular={formular}
        sofort={zugangsfelder}
        ohneUebersicht
        abgelehnt={{ code: falsch }}
        onSenden={senden}
        knopf={t('codeBestaetigen')}
        laedt={useSelector(actor, select.laedt)}
      />
      <CodeErneut actor={actor} bereich={bereich} ueberSeite={ueberSeite} />
    </Rahmen>
  );
}

function useCodeFehler(actor: StepProps['actor']): string | undefined {
  const hinweis = useSelector(actor, select.hinweis);
  const n = useSelector(actor, select.versuche);
  if (hinweis !== 'CODE_FALSCH') return undefined;
  return n === 1 ? t('CODE_FALSCH_LETZTER') : t('CODE_FALSCH', { n });
}

const form = z.pick(antworten.code, { code: true });

const seite: Frageseite<z.infer<typeof antworten.code>> = {
  titel: t('codeTitel'),
  felder: [
    // Before the code, whose last digit sends the form.
    {
      name: 'vertrauen',
      art: 'haken',
      label: t('vertrauen'),
      hinweis: t('vertrauenHinweis'),
      optional: true,
    },
    { name: 'code', art: 'code', label: t('code'), hinweis: t('codeHinweis'), sendet: true },
  ],
};

/** Agents show a code each time. */
const seiten = {
  kunden: seite,
  vermittler: { ...seite, felder: seite.felder.slice(1) },
} satisfies Record<StepProps['bereich'], Frageseite<z.infer<typeof antworten.code>>>;
