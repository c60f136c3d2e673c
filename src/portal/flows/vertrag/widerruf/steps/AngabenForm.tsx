import { freitextMax } from '#contract/endpoints/vertrag/beendigung.ts';
import { Button } from '#widgets/button/Button.tsx';
import { EmailField } from '#widgets/email-field/EmailField.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { FactList } from '#widgets/fact-list/FactList.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { StepProgress } from '#widgets/step-progress/StepProgress.tsx';
import { TextField } from '#widgets/text-field/TextField.tsx';
import { Textarea } from '#widgets/textarea/Textarea.tsx';
import { Leerfeld } from '../../../antrag/nachricht/Leerfeld.tsx';
import { Rechtliches } from '../Rechtliches.tsx';
import { t } from '../texte.ts';
import { Grund } from './Grund.tsx';
import { type StepProps, useFlowState } from './step.ts';
import { type Bekannt, useAngaben } from './useAngaben.ts';

interface Props extends StepProps {
  bekannt: Bekannt;
}

/** First click of the two: whose contract, and where the receipt goes. */
export function AngabenForm(props: Props) {
  const { actor, zugang, bekannt } = props;
  const istOffen = zugang === 'OFFEN';
  const form = useAngaben(props, bekannt);
  const weiter = () => {
    const antwort = form.check();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  };
  return (
    <Page
      title={t('angabenTitel')}
      lead={t(istOffen ? 'angaben' : 'angabenKunde')}
      {...(istOffen
        ? {}
        : { back: { label: t('zurueckZuAngaben'), onClick: () => zurueck(actor) } })}
      progress={<StepProgress step={1} of={2} title={t('schrittAngaben')} />}
      flowState={useFlowState(actor)}
    >
      {form.errors.length > 0 && <ErrorSummary key={form.attempt} errors={form.errors} />}
      <Form onSubmit={weiter}>
        {istOffen ? (
          <>
            <TextField {...form.field('name')} label={t('name')} autoComplete="name" />
            <TextField
              {...form.field('versicherungsNummer')}
              label={t('vertragsnummer')}
              hint={t('vertragsnummerHinweis')}
            />
          </>
        ) : (
          <FactList
            facts={[
              { label: t('name'), value: bekannt.name },
              { label: t('vertragsnummer'), value: bekannt.versicherungsNummer },
            ]}
          />
        )}
        <EmailField
          {...form.field('email')}
          label={t('email')}
          {...(istOffen ? { hint: t('emailHinweis') } : {})}
        />
        {!istOffen && <Grund {...form.field('grund')} />}
        <Textarea
          {...form.field('freitext')}
          label={t('freitext')}
          placeholder={t('platzhalter')}
          limit={freitextMax}
          rows={3}
          optional
        />
        {istOffen && <Leerfeld {...form.field('webseite')} label={t('webseite')} />}
        <Button type="submit">{t('weiter')}</Button>
      </Form>
      {istOffen && <Rechtliches />}
    </Page>
  );
}

function zurueck(actor: StepProps['actor']): void {
  actor.send({ type: 'xstate.route', to: '#uebersicht' });
}
