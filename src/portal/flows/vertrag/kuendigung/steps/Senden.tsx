import { useSelector } from '@xstate/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { iban } from '#contract/fields/iban.ts';
import * as select from '#machines/vertrag/kuendigung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { Checkbox } from '#widgets/checkbox/Checkbox.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { IbanField } from '#widgets/iban-field/IbanField.tsx';
import { usePorts } from '../../../../ports.ts';
import { bankSuche } from '../../../bankSuche.ts';
import { useForm } from '../../../../formular/useForm.ts';
import { useAuftrag } from '../../useAuftrag.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

/** The binding act: a broker says first that the customer asked for it, a customer may name an account. */
export function Senden({ actor, children }: Pick<StepProps, 'actor'> & { children: string }) {
  const laedt = useSelector(actor, select.laedt);
  const kontoGesucht = useSelector(actor, select.kontoGesucht);
  const { haken, erklaeren } = useAuftrag(useSelector(actor, select.imAuftrag));
  const { client } = usePorts();
  const [findBank] = useState(() => bankSuche(client));
  const form = useForm(felder, { iban: '' });
  const senden = () =>
    erklaeren(({ imAuftragDesKunden }) => {
      if (imAuftragDesKunden) return actor.send({ type: 'IM_AUFTRAG_KUENDIGEN' });
      const konto = form.check();
      if (!konto) return;
      actor.send({ type: 'KUENDIGEN', ...(konto.iban === null ? {} : { iban: konto.iban }) });
    });
  return (
    <Form onSubmit={senden}>
      {form.errors.length > 0 && <ErrorSummary key={form.attempt} errors={form.errors} />}
      {kontoGesucht && (
        <IbanField
          {...form.field('iban')}
          label={t('kontoFuerErstattung')}
          hint={t('kontoHinweis')}
          findBank={findBank}
          optional
        />
      )}
      {haken && <Checkbox {...haken} />}
      <Button type="submit" loading={laedt}>
        {children}
      </Button>
    </Form>
  );
}

/** An empty field names no account. */
const felder = z.object({
  iban: z.pipe(
    z.transform((text: string) => (text === '' ? null : text)),
    z.nullable(iban),
  ),
});
