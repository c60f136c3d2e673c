import { useSelector } from '@xstate/react';
import type * as z from 'zod/mini';
import type { Frageseite } from '#machines/formular/frage.ts';
import { antworten } from '#machines/konto/anmeldung/answers.ts';
import * as select from '#machines/konto/anmeldung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { Disclosure } from '#widgets/disclosure/Disclosure.tsx';
import { Actions } from '#widgets/form/Actions.tsx';
import { Formular } from '../../../../formular/Formular.tsx';
import { textfelder } from '../../../../formular/Textfelder.tsx';
import { useFormular } from '../../../../formular/useFormular.ts';
import { saetze } from '../bedingungen.ts';
import { t } from '../texte.ts';
import { Hinweis } from './Hinweis.tsx';
import { type StepProps, useFlowState } from './step.ts';
import styles from './steps.module.css';

/** What an agent accepts once: the terms of use and the data processing agreement. */
export function Nutzungsbedingungen({ actor, Rahmen }: Pick<StepProps, 'actor' | 'Rahmen'>) {
  const laedt = useSelector(actor, select.laedt);
  const hatBedingungen = useSelector(actor, select.hatBedingungen);
  const formular = useFormular(
    seiteMit(useSelector(actor, select.version)),
    antworten.nutzungsbedingungen,
  );
  const annehmen = () => {
    const haken = formular.pruefe();
    if (haken) actor.send({ type: 'ANNEHMEN', ...haken });
  };
  const ablehnen = (
    <Button variant="quiet" onClick={() => actor.send({ type: 'ABLEHNEN' })}>
      {t('ablehnen')}
    </Button>
  );

  return (
    <Rahmen
      title={t('nutzungsbedingungenTitel')}
      lead={t(hatBedingungen ? 'nutzungsbedingungenEinleitung' : 'nutzungsbedingungenLaden')}
      flowState={useFlowState(actor)}
      width="text"
    >
      <Hinweis actor={actor} />
      {hatBedingungen ? (
        <Formular formular={formular} sofort={textfelder} onSenden={annehmen} danach={zumLesen}>
          <Actions>
            <Button type="submit" loading={laedt}>
              {t('annehmen')}
            </Button>
            {ablehnen}
          </Actions>
        </Formular>
      ) : (
        <Actions>
          <Button loading={laedt} onClick={() => actor.send({ type: 'ERNEUT' })}>
            {t('erneut')}
          </Button>
          {ablehnen}
        </Actions>
      )}
    </Rahmen>
  );
}

const felder = ['nutzungsbedingungen', 'auftragsverarbeitung'] as const;

function seiteMit(version: string): Frageseite<z.infer<typeof antworten.nutzungsbedingungen>> {
  return {
    titel: t('nutzungsbedingungenTitel'),
    felder: felder.map((name) => ({
      name,
      art: 'haken',
      label: t(name),
      hinweis: `${t(`${name}Hinweis`)} ${t('fassung', { version })}.`,
    })),
  };
}

/** The sentences each box is about, below it. */
const zumLesen = Object.fromEntries(
  felder.map((name) => [
    name,
    <Disclosure key={name} summary={t(`${name}Lesen`)}>
      <ol className={styles.saetze}>
        {saetze[name].map((satz) => (
          <li key={satz}>{satz}</li>
        ))}
      </ol>
    </Disclosure>,
  ]),
);
