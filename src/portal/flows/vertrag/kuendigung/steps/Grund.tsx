import type { AngebotenerGrund } from '#contract/entities/beendigung.ts';
import { freitextMax } from '#contract/endpoints/vertrag/beendigung.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ChoiceCards } from '#widgets/choice-cards/ChoiceCards.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Textarea } from '#widgets/textarea/Textarea.tsx';
import { Abfrage } from '../../../../shell/zustand/Abfrage.tsx';
import { t } from '../texte.ts';
import { Fortschritt } from './Fortschritt.tsx';
import { gehe, type StepProps, useAngebot, useFlowState, useWorte } from './step.ts';
import { useGrund } from './useGrund.ts';

/** Why: one of the reasons that fit this contract today. */
export function Grund(props: StepProps) {
  const { actor, versicherungsNummer } = props;
  const flowState = useFlowState(actor);
  const sagen = useWorte(actor);
  const abfrage = useAngebot(versicherungsNummer);
  return (
    <Abfrage abfrage={abfrage} title={sagen('grundTitel')} flowState={flowState}>
      {({ gruende }) => (
        <Page
          title={sagen('grundTitel')}
          back={{ label: t('zurueck'), onClick: () => gehe(actor, 'uebersicht') }}
          progress={<Fortschritt actor={actor} schritt="grund" />}
          flowState={flowState}
        >
          <GrundForm {...props} gruende={gruende} />
        </Page>
      )}
    </Abfrage>
  );
}

function GrundForm(props: StepProps & { gruende: readonly AngebotenerGrund[] }) {
  const { actor, gruende } = props;
  const form = useGrund(props);
  const sagen = useWorte(actor);
  const weiter = () => {
    const antwort = form.check();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  };
  return (
    <Form onSubmit={weiter}>
      {form.errors.length > 0 && <ErrorSummary key={form.attempt} errors={form.errors} />}
      <ChoiceCards
        {...form.field('grund')}
        legend={t('grundFrage')}
        legendHidden
        options={gruende.map(karte)}
      />
      {form.value('grund') === 'SONSTIGES' && (
        <Textarea
          {...form.field('freitext')}
          label={sagen('eigeneWorte')}
          placeholder={t('platzhalter')}
          limit={freitextMax}
          rows={3}
        />
      )}
      <Button type="submit">{t('weiter')}</Button>
    </Form>
  );
}

function karte({ key: value, label, nachweis, hinderung }: AngebotenerGrund) {
  return {
    value,
    label,
    ...(nachweis === null ? {} : { subline: t('mitNachweis', { nachweis }) }),
    ...(hinderung === null ? {} : { disabled: true, reason: hinderung }),
  };
}
