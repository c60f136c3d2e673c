import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { AngebotenerGrund } from '#contract/entities/beendigung.ts';
import { formatDatum, formatDatumLang } from '#contract/tag.ts';
import * as select from '#machines/vertrag/kuendigung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { DateField } from '#widgets/date-field/DateField.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Abfrage } from '../../../../shell/zustand/Abfrage.tsx';
import { gemerkteWerte, merken } from '../../beendigung/merken.ts';
import { t } from '../texte.ts';
import { Fortschritt } from './Fortschritt.tsx';
import { gehe, type StepProps, useAngebot, useFlowState, useWorte } from './step.ts';

/** When: a day, or the only one there is. */
export function Datum(props: StepProps) {
  const { actor, versicherungsNummer } = props;
  const flowState = useFlowState(actor);
  const sagen = useWorte(actor);
  const grund = useSelector(actor, select.antworten).grund?.grund;
  const ablehnung = useSelector(actor, select.ablehnung);
  const abfrage = useAngebot(versicherungsNummer);
  return (
    <Abfrage abfrage={abfrage} title={sagen('datumTitel')} flowState={flowState}>
      {({ gruende }) => {
        const gewaehlt = gruende.find(({ key }) => key === grund);
        const geht = gewaehlt?.datumsRegel === 'UEBERGANG';
        return (
          <Page
            title={geht ? t('uebergabeTitel') : sagen('datumTitel')}
            back={{ label: t('zurueck'), onClick: () => gehe(actor, 'grund') }}
            progress={<Fortschritt actor={actor} schritt="datum" />}
            flowState={flowState}
          >
            {ablehnung && <Abgelehnt actor={actor} text={ablehnung.errorMessage} />}
            {gewaehlt?.hinweis && <InfoBox type="neutral">{gewaehlt.hinweis}</InfoBox>}
            {gewaehlt?.termine && <Tag {...props} termine={gewaehlt.termine} uebergang={geht} />}
            {!gewaehlt?.termine && !ablehnung && (
              <Abgelehnt actor={actor} text={gewaehlt?.hinderung ?? t('nichtMoeglich')} />
            )}
          </Page>
        );
      }}
    </Abfrage>
  );
}

function Abgelehnt({ actor, text }: Pick<StepProps, 'actor'> & { text: string }) {
  return (
    <InfoBox
      type="warning"
      headline={t('nichtMoeglich')}
      action={
        <Button variant="secondary" onClick={() => gehe(actor, 'grund')}>
          {t('andererGrund')}
        </Button>
      }
    >
      {text}
    </InfoBox>
  );
}

interface TagProps extends StepProps {
  termine: NonNullable<AngebotenerGrund['termine']>;
  /** The day passes the contract on and ends no cover of the buyer. */
  uebergang: boolean;
}

function Tag({ actor, draft, termine, uebergang }: TagProps) {
  const { von, bis, standard } = termine;
  const sagen = useWorte(actor);
  const istFest = von === bis;
  const frueher = gemerkteWerte(draft, 'datum')['kuendigungsdatum'] ?? '';
  const [tag, setTag] = useState(frueher >= von && frueher <= bis ? frueher : standard);
  const [versuch, setVersuch] = useState(0);
  const passt = tag >= von && tag <= bis;
  const fehler = versuch > 0 && !passt ? t('datumFehlt', zwischen(von, bis)) : undefined;
  const waehlen = (neu: string) => {
    setTag(neu);
    merken(draft, 'datum', { kuendigungsdatum: neu });
  };
  const weiter = () => {
    setVersuch(versuch + 1);
    if (passt) actor.send({ type: 'WEITER', antwort: { kuendigungsdatum: tag } });
  };
  return (
    <Form onSubmit={weiter}>
      {fehler !== undefined && (
        <ErrorSummary
          key={versuch}
          errors={[{ fieldId: 'field-kuendigungsdatum', text: fehler }]}
        />
      )}
      {istFest ? (
        <InfoBox type="neutral" headline={sagen('datumFest', { datum: formatDatumLang(von) })}>
          {t('datumFestHinweis')} {sagen('datumHinweis')}
        </InfoBox>
      ) : (
        <DateField
          label={t(uebergang ? 'uebergabe' : 'datum')}
          name="kuendigungsdatum"
          value={tag}
          onChange={waehlen}
          min={von}
          max={bis}
          inWords
          hint={[
            ...(uebergang ? [] : [sagen('datumHinweis')]),
            t('datumZwischen', zwischen(von, bis)),
          ].join(' ')}
          error={fehler}
        />
      )}
      <Button type="submit">{t('weiter')}</Button>
    </Form>
  );
}

function zwischen(von: string, bis: string) {
  return { von: formatDatum(von), bis: formatDatum(bis) };
}
