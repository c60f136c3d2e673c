import { useSelector } from '@xstate/react';
import { useState } from 'react';
import * as select from '#machines/konto/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { Checkbox } from '#widgets/checkbox/Checkbox.tsx';
import { MultiChoiceCards } from '#widgets/choice-cards/MultiChoiceCards.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { IbanField } from '#widgets/iban-field/IbanField.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { RadioGroup } from '#widgets/radio-group/RadioGroup.tsx';
import { TextField } from '#widgets/text-field/TextField.tsx';
import { usePorts } from '../../../../ports.ts';
import { bankSuche } from '../../../bankSuche.ts';
import { Fehlerhinweis } from '../../Fehlerhinweis.tsx';
import { type StepProps, useFlowState } from '../../daten/actor.ts';
import { getrennt, type useKontoForm } from '../kontoForm.ts';
import { t } from '../texte.ts';
import type { Vertragswahl } from '../vertragswahl.ts';

type KontoForm = ReturnType<typeof useKontoForm>;

/** The account, whose it is, what is paid from it, and the mandate. */
export function Konto({
  actor,
  form,
  vertraege,
}: StepProps & { form: KontoForm; vertraege: readonly Vertragswahl[] }) {
  const { client } = usePorts();
  const [findBank] = useState(() => bankSuche(client));
  const laedt = useSelector(actor, select.laedt);
  const hinweis = useSelector(actor, select.hinweis);

  function senden() {
    const antwort = form.antwort();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  }

  return (
    <Page
      title={t('kontoTitel')}
      lead={t('kontoEinleitung')}
      back={{ label: t('zurueck'), href: '/kunden/vertraege/' }}
      flowState={useFlowState(actor)}
      width="text"
    >
      <Fehlerhinweis hinweis={hinweis} />
      {form.errors.length > 0 && <ErrorSummary key={form.attempt} errors={form.errors} />}
      <Form onSubmit={senden}>
        <IbanField {...form.field('iban')} label={t('iban')} findBank={findBank} />
        <Inhaber form={form} />
        {vertraege.length > 1 && <Geltung form={form} vertraege={vertraege} />}
        <Mandat form={form} />
        <Button type="submit" loading={laedt}>
          {t('speichern')}
        </Button>
      </Form>
    </Page>
  );
}

function Inhaber({ form }: { form: KontoForm }) {
  return (
    <>
      <Checkbox
        name="anderer"
        label={t('anderer')}
        checked={form.anderer}
        onChange={form.setAnderer}
        optional
      />
      {form.anderer && (
        <TextField
          {...form.field('kontoinhaber')}
          label={t('kontoinhaber')}
          hint={t('einverstanden')}
        />
      )}
    </>
  );
}

function Geltung({ form, vertraege }: { form: KontoForm; vertraege: readonly Vertragswahl[] }) {
  const { name, value, onChange, ...fehler } = form.field('vertraege');
  return (
    <>
      <RadioGroup
        name="fuer"
        label={t('fuer')}
        value={form.auswahl ? 'AUSWAHL' : 'ALLE'}
        onChange={(fuer) => form.setAuswahl(fuer === 'AUSWAHL')}
        hint={t('rechnungFolge')}
        options={[
          { value: 'ALLE', label: t('ALLE') },
          { value: 'AUSWAHL', label: t('AUSWAHL') },
        ]}
      />
      {form.auswahl && (
        <MultiChoiceCards
          {...fehler}
          name={name}
          legend={t('vertraege')}
          value={getrennt(value)}
          onChange={(gewaehlt) => onChange(gewaehlt.join(' '))}
          options={vertraege.map(({ versicherungsNummer, versicherungsName, bisher }) => ({
            value: versicherungsNummer,
            label: versicherungsName,
            subline: bisher,
          }))}
        />
      )}
    </>
  );
}

function Mandat({ form }: { form: KontoForm }) {
  const { value, onChange, ...feld } = form.field('mandat');
  return (
    <Checkbox
      {...feld}
      label={t(form.anderer ? 'mandatFremd' : 'mandat')}
      hint={t('mandatHinweis')}
      checked={value === 'ja'}
      onChange={(erteilt) => onChange(erteilt ? 'ja' : '')}
    />
  );
}
