import { useSelector } from '@xstate/react';
import { nachweiseMax } from '#contract/entities/upload.ts';
import * as select from '#machines/vertrag/kuendigung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { FileUpload } from '#widgets/file-upload/FileUpload.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { Abfrage } from '../../../../shell/zustand/Abfrage.tsx';
import { t as uploadText } from '../../../../upload/texte.ts';
import { t } from '../texte.ts';
import { Fortschritt } from './Fortschritt.tsx';
import { gehe, type StepProps, useAngebot, useFlowState } from './step.ts';
import { useNachweis } from './useNachweis.ts';

/** What proves the reason, uploaded. */
export function Nachweis(props: StepProps) {
  const { actor, versicherungsNummer: nummer } = props;
  const flowState = useFlowState(actor);
  const { email } = useBrand().contact;
  const grund = useSelector(actor, select.antworten).grund?.grund;
  const ablehnung = useSelector(actor, select.ablehnung);
  return (
    <Abfrage abfrage={useAngebot(nummer)} title={t('nachweisTitel')} flowState={flowState}>
      {({ gruende }) => (
        <Page
          title={t('nachweisTitel')}
          lead={t('nachweisEinleitung', {
            nachweis: gruende.find(({ key }) => key === grund)?.nachweis ?? t('nachweis'),
          })}
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
  return (
    <Form onSubmit={weiter}>
      {fehler !== undefined && (
        <ErrorSummary key={versuch} errors={[{ fieldId: 'field-nachweise', text: fehler }]} />
      )}
      <FileUpload
        {...feld}
        name="nachweise"
        label={uploadText('nachweis')}
        hint={t('nachweisHinweis')}
        maxFiles={nachweiseMax}
        error={fehler}
      />
      <p>{t('nachweisPruefung')}</p>
      <Button type="submit">{t('weiter')}</Button>
    </Form>
  );
}
