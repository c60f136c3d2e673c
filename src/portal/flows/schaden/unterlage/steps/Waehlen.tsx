import { useSelector } from '@xstate/react';
import { schadendateienMax } from '#contract/endpoints/schaden.ts';
import * as select from '#machines/schaden/unterlage/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { fieldId } from '#widgets/field/fieldIds.ts';
import { Form } from '#widgets/form/Form.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useFehlersatz } from '../../../../shell/useFehlersatz.ts';
import { useOffline } from '../../../../shell/useOffline.ts';
import { Dateifeld } from '../../../../upload/Dateifeld.tsx';
import { schadenwege } from '../../wege.ts';
import { t } from '../texte.ts';
import type { StepProps } from '../View.tsx';
import { useUnterlage } from './useUnterlage.ts';

/** The only step: the files, and sending them. */
export function Waehlen(props: StepProps) {
  const { actor, flowState, schaden, unterlage } = props;
  const { schadenNummer: nummer, bezeichnung: name } = schaden;
  const { feld, fehler, versuch, senden } = useUnterlage(props);
  return (
    <Page
      title={t('waehlenTitel', { unterlage: unterlage.label })}
      lead={t('schaden', { name, nummer: nummer.replaceAll('-', '\u2011') })}
      back={{ label: t('zumSchaden'), href: schadenwege.schaden(nummer) }}
      flowState={flowState}
    >
      <Form onSubmit={senden}>
        {fehler !== undefined && (
          <ErrorSummary key={versuch} errors={[{ fieldId: fieldId('dateien'), text: fehler }]} />
        )}
        <Dateifeld
          {...feld}
          name="dateien"
          label={t('dateien')}
          hint={unterlage.hinweis ?? undefined}
          maxFiles={schadendateienMax}
          error={fehler}
        />
        <Gescheitert actor={actor} />
        <Button type="submit" loading={useSelector(actor, select.laedt)}>
          {t('senden')}
        </Button>
      </Form>
    </Page>
  );
}

/** Why it was not sent: the sentence of the rule, or that it did not work. */
function Gescheitert({ actor }: Pick<StepProps, 'actor'>) {
  const ablehnung = useSelector(actor, select.ablehnung);
  const istTechnisch = useSelector(actor, select.istTechnischerFehler);
  const satz = useFehlersatz(t(useOffline() ? 'ohneVerbindung' : 'fehler'));
  if (ablehnung === null && !istTechnisch) return null;
  return (
    <InfoBox type="error" headline={t('nichtGesendet')}>
      <p>{ablehnung ?? satz}</p>
    </InfoBox>
  );
}
