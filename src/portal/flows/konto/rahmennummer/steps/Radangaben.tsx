import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import * as select from '#machines/konto/selectors.ts';
import { antworten } from '#machines/konto/rahmennummer/answers.ts';
import { Button } from '#widgets/button/Button.tsx';
import { Checkbox } from '#widgets/checkbox/Checkbox.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { RadioGroup } from '#widgets/radio-group/RadioGroup.tsx';
import { TextField } from '#widgets/text-field/TextField.tsx';
import { useForm } from '../../../../formular/useForm.ts';
import { useAuftrag } from '../../../vertrag/useAuftrag.ts';
import { useImAuftrag } from '../../../vertrag/wege.ts';
import { Fehlerhinweis } from '../../Fehlerhinweis.tsx';
import { type StepProps, useFlowState } from '../../daten/actor.ts';
import type { Rad } from '../radwahl.ts';
import { t } from '../texte.ts';

type RadForm = ReturnType<typeof useRadForm>;

/** Kept above the step, so that nothing typed is lost when the session ends. */
export function useRadForm({ versicherungsNummer }: Rad) {
  return useForm(felder, { versicherungsNummer, rahmennummer: '', hersteller: '' });
}

const { hersteller, imAuftragDesKunden: _, ...uebrige } = antworten.rad.shape;
const felder = z.object({
  ...uebrige,
  hersteller: z.pipe(
    z.transform((text: string) => (text.trim() === '' ? null : text)),
    hersteller,
  ),
});

interface Props extends StepProps {
  form: RadForm;
  raeder: readonly Rad[];
  zurueck: { label: string; href: string };
}

/** The only step: the number, and the manufacturer where it is wrong. */
export function Radangaben({ actor, form, raeder, zurueck }: Props) {
  const imAuftrag = useImAuftrag();
  const laedt = useSelector(actor, select.laedt);
  const hinweis = useSelector(actor, select.hinweis);
  const { haken, erklaeren } = useAuftrag(imAuftrag);
  const nummer = form.value('versicherungsNummer');
  const rad = raeder.find(({ versicherungsNummer }) => versicherungsNummer === nummer);

  function senden() {
    const antwort = form.check();
    if (!antwort) return;
    erklaeren((auftrag) => actor.send({ type: 'WEITER', antwort: { ...antwort, ...auftrag } }));
  }

  return (
    <Page
      title={t('radTitel')}
      lead={t(imAuftrag ? 'radEinleitungKunde' : 'radEinleitung')}
      back={zurueck}
      flowState={useFlowState(actor)}
      width="text"
    >
      <Fehlerhinweis hinweis={hinweis} />
      {form.errors.length > 0 && <ErrorSummary key={form.attempt} errors={form.errors} />}
      <Form onSubmit={senden}>
        {raeder.length > 1 && (
          <RadioGroup
            {...form.field('versicherungsNummer')}
            label={t('vertrag')}
            options={raeder.map(alsOption)}
          />
        )}
        <TextField
          {...form.field('rahmennummer')}
          label={t('rahmennummer')}
          hint={rahmennummerHinweis(rad)}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          {...form.field('hersteller')}
          label={t('hersteller')}
          hint={t('herstellerHinweis', { hersteller: rad?.hersteller ?? '' })}
          autoComplete="off"
          optional
        />
        {haken && <Checkbox {...haken} />}
        <Button type="submit" loading={laedt}>
          {t('speichern')}
        </Button>
      </Form>
    </Page>
  );
}

/** The contract belongs to the name: she may have two of one manufacturer. */
function alsOption({ versicherungsNummer: value, hersteller: name, rahmennummer }: Rad) {
  const label = t('radZeile', { hersteller: name, nummer: value });
  return {
    value,
    label,
    subline: rahmennummer === null ? t('rahmennummerFehlt') : t('radNummer', { rahmennummer }),
  };
}

function rahmennummerHinweis(rad: Rad | undefined): string {
  const bisher = rad?.rahmennummer ?? null;
  return bisher === null ? t('rahmennummerHinweis') : t('bisher', { rahmennummer: bisher });
}
