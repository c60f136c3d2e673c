import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import { telefon } from '#contract/fields/telefon.ts';
import type { DatenAntworten } from '#machines/konto/daten/answers.ts';
import * as select from '#machines/konto/selectors.ts';
import { antworten } from '#machines/konto/kontaktdaten/answers.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { PhoneField } from '#widgets/phone-field/PhoneField.tsx';
import { RadioGroup } from '#widgets/radio-group/RadioGroup.tsx';
import { Select } from '#widgets/select/Select.tsx';
import { useForm } from '../../../../formular/useForm.ts';
import { Fehlerhinweis } from '../../Fehlerhinweis.tsx';
import { type StepProps, useFlowState } from '../../daten/actor.ts';
import { t as daten } from '../../daten/texte.ts';
import { t } from '../texte.ts';

/** The only step: what she may change at once. */
export function Angaben({ actor, form }: StepProps & { form: AngabenForm }) {
  const laedt = useSelector(actor, select.laedt);
  const hinweis = useSelector(actor, select.hinweis);

  function senden() {
    const antwort = form.check();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  }

  return (
    <Page
      title={t('angabenTitel')}
      back={{ label: daten('zuIhrenDaten'), href: '/kunden/kundendaten/' }}
      flowState={useFlowState(actor)}
      width="text"
    >
      <Fehlerhinweis hinweis={hinweis} />
      {form.errors.length > 0 && <ErrorSummary key={form.attempt} errors={form.errors} />}
      <Form onSubmit={senden}>
        <RadioGroup {...form.field('anrede')} label={t('anrede')} options={anreden} />
        <Select {...form.field('titel')} label={t('titel')} options={titelwahl} optional />
        <PhoneField
          {...form.field('telefon')}
          label={t('telefon')}
          hint={t('telefonHinweis')}
          normalise={(getippt) => telefon.safeParse(getippt).data ?? null}
          optional
        />
        <Button type="submit" loading={laedt}>
          {t('speichern')}
        </Button>
      </Form>
      <p>
        {t('name')} <a href="/kunden/kontakt/">{t('nameSchreiben')}</a>
      </p>
    </Page>
  );
}

type AngabenForm = ReturnType<typeof useAngabenForm>;

/** The form over what is known; kept above the step, so that nothing typed is lost when the session ends. */
export function useAngabenForm({ anrede, titel, telefon }: DatenAntworten['angaben']) {
  return useForm(felder, { anrede, titel: titel ?? '', telefon: telefon ?? '' });
}

const leerIstNichts = z.transform((text) => (text === '' ? null : text));
const { anrede: anredeform, titel: titelform, telefon: telefonform } = antworten.angaben.shape;
const felder = z.object({
  anrede: anredeform,
  titel: z.pipe(leerIstNichts, titelform),
  telefon: z.pipe(leerIstNichts, telefonform),
});

const anreden = anredeform.options.map((value) => ({ value, label: t(value) }));

const titelwahl = [
  { value: '', label: t('ohneTitel') },
  ...(['Dr.', 'Prof.', 'Prof. Dr.'] as const).map((value) => ({ value, label: value })),
];
