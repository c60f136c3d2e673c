import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import { plz } from '#contract/fields/plz.ts';
import type { AntragHinweis } from '#machines/antrag/context.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { TextField } from '#widgets/text-field/TextField.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { useForm } from '../../../../formular/useForm.ts';
import { Gescheitert } from '../../fragen/Gescheitert.tsx';
import { type StepProps, useFlowState, useKontext } from '../step.ts';
import { t } from './texte.ts';

/** A link to a draft opens with the postcode that was given in it. */
export function Entwurf({ actor, seite }: StepProps) {
  const form = useForm(z.object({ plz }), { plz: '' });
  const hinweis = useKontext(actor, (context) => context.hinweis);
  const laedt = useSelector(actor, (snapshot) => snapshot.hasTag('laedt'));
  const gescheitert = useSelector(actor, (snapshot) => snapshot.hasTag('fehler'));
  const feld = form.field('plz');
  const gesagt = hinweis === null || laedt ? undefined : abgelehnt[hinweis];
  const error = feld.error ?? (gesagt === undefined ? undefined : t(gesagt));

  function senden() {
    const antwort = form.check();
    if (!antwort) return;
    if (actor.getSnapshot().hasTag('fehler')) actor.send({ type: 'WIEDERHOLEN' });
    actor.send({ type: 'WEITER', antwort });
  }

  return (
    <Page title={t('entwurfTitel')} lead={t('entwurfEinleitung')} flowState={useFlowState(actor)}>
      {error !== undefined && (
        <ErrorSummary key={form.attempt} errors={[{ fieldId: 'field-plz', text: error }]} />
      )}
      <Form onSubmit={senden}>
        <TextField
          {...feld}
          error={error}
          label={t('plz')}
          inputMode="numeric"
          autoComplete="postal-code"
        />
        {gescheitert && <Gescheitert actor={actor} />}
        <Aktionen>
          <Button type="submit" loading={laedt}>
            {t('entwurfOeffnen')}
          </Button>
          <Button variant="secondary" onClick={() => location.assign(seite.basis)}>
            {t('entwurfNeu')}
          </Button>
        </Aktionen>
      </Form>
    </Page>
  );
}

const abgelehnt: Readonly<Partial<Record<AntragHinweis, 'plzFalsch' | 'plzGesperrt'>>> = {
  PLZ_FALSCH: 'plzFalsch',
  ENTWURF_GESPERRT: 'plzGesperrt',
};
