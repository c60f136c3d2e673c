import { useSelector } from '@xstate/react';
import * as select from '#machines/vertrag/kuendigung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { Abfrage } from '../../../../shell/zustand/Abfrage.tsx';
import { t } from '../texte.ts';
import { Fortschritt } from './Fortschritt.tsx';
import { gehe, type StepProps, useAngebot, useFlowState } from './step.ts';

/** What proves the reason and where it is sent; the cancellation need not wait for it. */
export function Nachweis({ actor, versicherungsNummer: nummer }: StepProps) {
  const flowState = useFlowState(actor);
  const { email } = useBrand().contact;
  const grund = useSelector(actor, select.antworten).grund?.grund;
  return (
    <Abfrage abfrage={useAngebot(nummer)} title={t('nachweisTitel')} flowState={flowState}>
      {({ gruende }) => (
        <Page
          title={t('nachweisTitel')}
          lead={t('nachweisEinleitung', {
            nachweis: gruende.find(({ key }) => key === grund)?.nachweis ?? t('nachweis'),
          })}
          back={{ label: t('zurueck'), onClick: () => gehe(actor, 'datum') }}
          progress={<Fortschritt actor={actor} schritt="nachweis" />}
          flowState={flowState}
        >
          <p>{t('nachweisSenden', { email, nummer })}</p>
          <p>
            {t('nachweisSchon')} {t('nachweisPruefung')}
          </p>
          <Form onSubmit={() => actor.send({ type: 'WEITER', antwort: { nachweise: [] } })}>
            <Button type="submit">{t('weiter')}</Button>
          </Form>
        </Page>
      )}
    </Abfrage>
  );
}
