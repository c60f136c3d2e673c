import { useSelector } from '@xstate/react';
import * as mitarbeiter from '#machines/konto/mitarbeiter/selectors.ts';
import * as select from '#machines/konto/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { useFlowState } from '../../daten/actor.ts';
import { Fehlerhinweis } from '../../Fehlerhinweis.tsx';
import { t } from '../texte.ts';
import type { StepProps } from '../View.tsx';

/** Asked for once more: what it does. */
export function Bestaetigung({ actor, person: { name } }: StepProps) {
  const was = useSelector(actor, mitarbeiter.handlung);
  const flowState = useFlowState(actor);
  const hinweis = useSelector(actor, select.hinweis);
  const laedt = useSelector(actor, select.laedt);
  return (
    <Page
      title={was === null ? t('bestaetigungTitel', { name }) : t(`${was}Frage`, { name })}
      {...(was !== null && { lead: t(`${was}Folge`) })}
      flowState={flowState}
      width="text"
    >
      <Fehlerhinweis hinweis={hinweis} />
      {was !== null && (
        <Form onSubmit={() => actor.send({ type: 'WEITER', antwort: { was } })}>
          <Aktionen>
            <Button type="submit" loading={laedt}>
              {t(was)}
            </Button>
            <Button variant="secondary" onClick={() => actor.send({ type: 'ZURUECK' })}>
              {t('abbrechen')}
            </Button>
          </Aktionen>
        </Form>
      )}
    </Page>
  );
}
