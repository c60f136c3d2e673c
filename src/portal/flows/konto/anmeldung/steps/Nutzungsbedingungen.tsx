import { useSelector } from '@xstate/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { antworten } from '#machines/konto/anmeldung/answers.ts';
import * as select from '#machines/konto/anmeldung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { Checkbox } from '#widgets/checkbox/Checkbox.tsx';
import { Disclosure } from '#widgets/disclosure/Disclosure.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { fieldId } from '#widgets/field/fieldIds.ts';
import { Actions } from '#widgets/form/Actions.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { saetze } from '../bedingungen.ts';
import { t } from '../texte.ts';
import { Hinweis } from './Hinweis.tsx';
import { type StepProps, useFlowState } from './step.ts';
import styles from './steps.module.css';

const felder = ['nutzungsbedingungen', 'auftragsverarbeitung'] as const;
type Haken = Record<(typeof felder)[number], boolean>;

/** What an agent accepts once: the terms of use and the data processing agreement. */
export function Nutzungsbedingungen({ actor }: Pick<StepProps, 'actor'>) {
  const laedt = useSelector(actor, select.laedt);
  const hatBedingungen = useSelector(actor, select.hatBedingungen);
  const version = useSelector(actor, select.version);
  const [haken, setHaken] = useState<Haken>({
    nutzungsbedingungen: false,
    auftragsverarbeitung: false,
  });
  const [versuch, setVersuch] = useState(0);
  const fehler = versuch > 0 ? fehlerIn(haken) : {};

  function annehmen() {
    setVersuch(versuch + 1);
    if (Object.keys(fehlerIn(haken)).length === 0) actor.send({ type: 'ANNEHMEN', ...haken });
  }
  const ablehnen = (
    <Button variant="quiet" onClick={() => actor.send({ type: 'ABLEHNEN' })}>
      {t('ablehnen')}
    </Button>
  );

  return (
    <Page
      title={t('nutzungsbedingungenTitel')}
      lead={t(hatBedingungen ? 'nutzungsbedingungenEinleitung' : 'nutzungsbedingungenLaden')}
      flowState={useFlowState(actor)}
      width="text"
    >
      <Hinweis actor={actor} />
      <Zusammenfassung key={versuch} fehler={fehler} />
      {hatBedingungen ? (
        <Form onSubmit={annehmen}>
          {felder.map((name) => (
            <div key={name} className={styles.bedingung}>
              <Checkbox
                name={name}
                label={t(name)}
                hint={`${t(`${name}Hinweis`)} ${t('fassung', { version })}.`}
                checked={haken[name]}
                onChange={(ja) => setHaken({ ...haken, [name]: ja })}
                error={fehler[name]}
              />
              <Disclosure summary={t(`${name}Lesen`)}>
                <ol className={styles.saetze}>
                  {saetze[name].map((satz) => (
                    <li key={satz}>{satz}</li>
                  ))}
                </ol>
              </Disclosure>
            </div>
          ))}
          <Actions>
            <Button type="submit" loading={laedt}>
              {t('annehmen')}
            </Button>
            {ablehnen}
          </Actions>
        </Form>
      ) : (
        <Actions>
          <Button loading={laedt} onClick={() => actor.send({ type: 'ERNEUT' })}>
            {t('erneut')}
          </Button>
          {ablehnen}
        </Actions>
      )}
    </Page>
  );
}

function fehlerIn(haken: Haken): Partial<Record<keyof Haken, string>> {
  const { error } = z.safeParse(antworten.nutzungsbedingungen, haken);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

function Zusammenfassung({ fehler }: { fehler: Partial<Record<keyof Haken, string>> }) {
  const errors = Object.entries(fehler).map(([name, text]) => ({ fieldId: fieldId(name), text }));
  return errors.length === 0 ? null : <ErrorSummary errors={errors} />;
}
