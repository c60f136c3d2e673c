import * as z from 'zod/mini';
import { freitextMax } from '#contract/endpoints/vertrag/beendigung.ts';
import { antworten } from '#machines/vertrag/kuendigung/answers.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Textarea } from '#widgets/textarea/Textarea.tsx';
import { useForm } from '../../../../formular/useForm.ts';
import { gemerkteWerte, merken } from '../../beendigung/merken.ts';
import { t } from '../texte.ts';
import { Fortschritt } from './Fortschritt.tsx';
import { type StepProps, useFlowState, zurueckVon } from './step.ts';

/** What we could have done better; nobody has to say anything. */
export function Feedback({ actor, draft }: StepProps) {
  const form = useForm<'freitext', typeof zuSenden>(zuSenden, {
    freitext: '',
    ...gemerkteWerte(draft, 'feedback'),
  });
  const { onChange, ...field } = form.field('freitext');
  const schreiben = (freitext: string) => {
    onChange(freitext);
    merken(draft, 'feedback', freitext.trim() === '' ? {} : { freitext });
  };
  const weiter = () => {
    const antwort = form.check();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  };
  return (
    <Page
      title={t('feedbackTitel')}
      lead={t('feedbackEinleitung')}
      back={{ label: t('zurueck'), onClick: () => zurueckVon(actor, 'feedback') }}
      progress={<Fortschritt actor={actor} schritt="feedback" />}
      flowState={useFlowState(actor)}
    >
      {form.errors.length > 0 && <ErrorSummary key={form.attempt} errors={form.errors} />}
      <Form onSubmit={weiter}>
        <Textarea
          {...field}
          onChange={schreiben}
          label={t('feedback')}
          placeholder={t('platzhalter')}
          limit={freitextMax}
          optional
        />
        <Button type="submit">{t('weiter')}</Button>
      </Form>
    </Page>
  );
}

/** Nothing written is nothing said. */
const zuSenden = z.pipe(
  z.transform(({ freitext = '' }: Readonly<Record<string, string>>): unknown =>
    freitext.trim() === '' ? {} : { freitext },
  ),
  antworten.feedback,
);
