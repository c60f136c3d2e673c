import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import type { Frageseite } from '#machines/formular/frage.ts';
import type { DatenAntworten } from '#machines/konto/daten/answers.ts';
import { antworten } from '#machines/konto/kontaktdaten/answers.ts';
import * as select from '#machines/konto/selectors.ts';
import { grundfelder } from '../../../../formular/Grundfelder.tsx';
import { Listenfeld } from '../../../../formular/Listenfeld.tsx';
import { useFormular } from '../../../../formular/useFormular.ts';
import { type StepProps, useFlowState } from '../../daten/actor.ts';
import { t as daten } from '../../daten/texte.ts';
import { Formularseite } from '../../Formularseite.tsx';
import { nachrichtenweg } from '../../nachricht/weg.ts';
import { t } from '../texte.ts';

interface Props extends StepProps {
  formular: ReturnType<typeof useAngabenFormular>;
}

/** The only step: what she may change at once. */
export function Angaben({ actor, formular }: Props) {
  function senden() {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  }

  return (
    <Formularseite
      formular={formular}
      sofort={felder}
      back={{ label: daten('zuIhrenDaten'), href: '/kunden/kundendaten/' }}
      flowState={useFlowState(actor)}
      hinweis={useSelector(actor, select.hinweis)}
      onSenden={senden}
      knopf={t('speichern')}
      laedt={useSelector(actor, select.laedt)}
      unten={
        <p>
          {t('name')}{' '}
          <a href={nachrichtenweg({ anliegen: 'PERSOENLICHE_DATEN' })}>{t('nameSchreiben')}</a>
        </p>
      }
    />
  );
}

/** The form over what is known; kept above the step, so that nothing typed is lost when the session ends. */
export function useAngabenFormular(bekannt: DatenAntworten['angaben']) {
  return useFormular(seite, form, { bekannt });
}

const felder = { ...grundfelder, liste: Listenfeld };

const leerIstNichts = z.transform((text) => text ?? null);
const { anrede, titel, telefon } = antworten.angaben.shape;
const form = z.object({
  anrede,
  titel: z.pipe(leerIstNichts, titel),
  telefon: z.pipe(leerIstNichts, telefon),
});

const seite: Frageseite<DatenAntworten['angaben']> = {
  titel: t('angabenTitel'),
  felder: [
    {
      name: 'anrede',
      art: 'radio',
      label: t('anrede'),
      optionen: anrede.options.map((wert) => ({ wert, label: t(wert) })),
    },
    {
      name: 'titel',
      art: 'liste',
      label: t('titel'),
      optionen: (['Dr.', 'Prof.', 'Prof. Dr.'] as const).map((wert) => ({ wert, label: wert })),
      ohne: t('ohneTitel'),
      optional: true,
    },
    {
      name: 'telefon',
      art: 'telefon',
      label: t('telefon'),
      hinweis: t('telefonHinweis'),
      auchFestnetz: true,
      optional: true,
    },
  ],
};
