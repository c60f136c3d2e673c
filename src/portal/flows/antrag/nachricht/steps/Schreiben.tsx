import { useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { nachrichtMonate } from '#contract/constants.ts';
import { nachrichtMax } from '#contract/endpoints/nachricht.ts';
import { nachE164 } from '#contract/fields/telefon.ts';
import * as select from '#machines/antrag/nachricht/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { EmailField } from '#widgets/email-field/EmailField.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { PhoneField } from '#widgets/phone-field/PhoneField.tsx';
import { RadioGroup } from '#widgets/radio-group/RadioGroup.tsx';
import { TextField } from '#widgets/text-field/TextField.tsx';
import { Textarea } from '#widgets/textarea/Textarea.tsx';
import { Angaben } from '../Angaben.tsx';
import { Hindernis } from '../Hindernis.tsx';
import { t } from '../texte.ts';
import { useEingabe } from '../useEingabe.ts';
import { Leerfeld } from '../Leerfeld.tsx';
import { type StepProps, useFlowState } from './step.ts';

/** What it is about and how to answer, on one page. */
export function Schreiben({ actor, anliegen }: StepProps) {
  const form = useEingabe(anliegen);
  const laedt = useSelector(actor, select.laedt);
  const lead = useSelector(actor, (snapshot) => leadZu(snapshot, anliegen));
  const navigate = useNavigate();
  const weiter = () => {
    const antwort = form.check();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  };

  return (
    <Page
      title={titelZu(anliegen)}
      documentTitle={t('fenster')}
      lead={lead}
      {...(anliegen ? { back: { label: t('zumAntrag'), onClick: () => void navigate(-1) } } : {})}
      flowState={useFlowState(actor)}
    >
      {form.errors.length > 0 && <ErrorSummary key={form.attempt} errors={form.errors} />}
      {anliegen && <Angaben anliegen={anliegen} />}
      <Form onSubmit={weiter}>
        <RadioGroup {...form.field('anliegen')} label={t('anliegen')} options={anliegenWahl} />
        <Textarea
          {...form.field('nachricht')}
          label={t(anliegen ? 'nachrichtPruefung' : 'nachricht')}
          placeholder={t('platzhalter')}
          limit={nachrichtMax}
          optional={anliegen !== null}
        />
        <TextField {...form.field('name')} label={t('name')} autoComplete="name" />
        <EmailField {...form.field('email')} />
        <PhoneField
          {...form.field('telefon')}
          label={t('telefon')}
          normalise={nachE164}
          optional={form.value('anliegen') !== 'RUECKRUF'}
        />
        {form.value('anliegen') === 'RUECKRUF' && (
          <RadioGroup
            {...form.field('rueckrufzeit')}
            label={t('rueckrufzeit')}
            options={zeitWahl}
            optional
          />
        )}
        <Leerfeld {...form.field('webseite')} label={t('webseite')} />
        <p>
          {t('datenschutz', { monate: String(nachrichtMonate) })}{' '}
          <a href="/datenschutz/">{t('datenschutzLink')}</a>
        </p>
        <Hindernis actor={actor} />
        <Button type="submit" loading={laedt}>
          {t('senden')}
        </Button>
      </Form>
    </Page>
  );
}

function titelZu(anliegen: StepProps['anliegen']): string {
  if (!anliegen) return t('titel');
  return t(anliegen.grund === 'BONITAET_NEGATIV' ? 'titelEntscheidung' : 'titelPruefung');
}

/** Who answers, and that nothing is looked at before it is sent. */
function leadZu(
  snapshot: ReturnType<StepProps['actor']['getSnapshot']>,
  anliegen: StepProps['anliegen'],
): string {
  if (select.istEmpfaengerOffen(snapshot)) return t('antwort');
  const empfaenger = select.empfaenger(snapshot);
  if (empfaenger) {
    return t(anliegen ? 'pruefungVermittler' : 'anVermittler', { name: empfaenger.name });
  }
  return t(anliegen ? 'pruefungUns' : 'anUns');
}

const anliegenWahl = (['ANFRAGE_RISIKO', 'RUECKRUF', 'ANGEBOT', 'ALLGEMEIN'] as const).map(
  (value) => ({ value, label: t(value) }),
);
const zeitWahl = (['VORMITTAG', 'NACHMITTAG', 'EGAL'] as const).map((value) => ({
  value,
  label: t(value),
}));
