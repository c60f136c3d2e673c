import { useSelector } from '@xstate/react';
import { brauchtNachweis } from '#contract/entities/beendigungsgrund.ts';
import { nachweiseMax } from '#contract/entities/upload.ts';
import * as select from '#machines/vertrag/kuendigung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { Abfrage } from '../../../../shell/zustand/Abfrage.tsx';
import { Dateifeld } from '../../../../upload/Dateifeld.tsx';
import { t as uploadText } from '../../../../upload/texte.ts';
import { t } from '../texte.ts';
import { Fortschritt } from './Fortschritt.tsx';
import { gehe, type StepProps, useAngebot, useFlowState, useWorte } from './step.ts';
import { useNachweis } from './useNachweis.ts';

/** What proves the reason, uploaded. */
export function Nachweis(props: StepProps) {
  const { actor, versicherungsNummer: nummer } = props;
  const flowState = useFlowState(actor);
  const sagen = useWorte(actor);
  const imAuftrag = useSelector(actor, select.imAuftrag);
  const { email } = useBrand().contact;
  const grund = useSelector(actor, select.antworten).grund?.grund;
  const ablehnung = useSelector(actor, select.ablehnung);
  /** What is asked for besides the declaration of the customer, or alone. */
  const einleitung = (nachweis: string | null) =>
    nachweis === null && imAuftrag
      ? {}
      : { lead: sagen('nachweisEinleitung', { nachweis: nachweis ?? t('nachweis') }) };
  return (
    <Abfrage abfrage={useAngebot(nummer)} title={sagen('nachweisTitel')} flowState={flowState}>
      {({ gruende }) => (
        <Page
          title={sagen('nachweisTitel')}
          {...einleitung(gruende.find(({ key }) => key === grund)?.nachweis ?? null)}
          back={{ label: t('zurueck'), onClick: () => gehe(actor, 'datum') }}
          progress={<Fortschritt actor={actor} schritt="nachweis" />}
          flowState={flowState}
        >
          {ablehnung && <InfoBox type="warning">{ablehnung.errorMessage}</InfoBox>}
          <Dateien {...props} />
          <p>{t('nachweisKlapptNicht', { nummer, email })}</p>
        </Page>
      )}
    </Abfrage>
  );
}

function Dateien(props: StepProps) {
  const { feld, fehler, versuch, weiter } = useNachweis(props);
  const sagen = useWorte(props.actor);
  const imAuftrag = useSelector(props.actor, select.imAuftrag);
  const grund = useSelector(props.actor, select.antworten).grund?.grund;
  return (
    <Form onSubmit={weiter}>
      {fehler !== undefined && (
        <ErrorSummary key={versuch} errors={[{ fieldId: 'field-nachweise', text: fehler }]} />
      )}
      <Dateifeld
        {...feld}
        name="nachweise"
        label={imAuftrag ? t('kundenerklaerung') : uploadText('nachweis')}
        hint={t('nachweisHinweis')}
        maxFiles={nachweiseMax}
        error={fehler}
      />
      {grund !== undefined && brauchtNachweis(grund) && <p>{sagen('nachweisPruefung')}</p>}
      <Button type="submit">{t('weiter')}</Button>
    </Form>
  );
}
