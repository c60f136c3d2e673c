import { useSelector } from '@xstate/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { schadendateienMax } from '#contract/endpoints/schaden.ts';
import type { Nachweisdatei } from '#contract/entities/upload.ts';
import { meldungsformen } from '#machines/schaden/answers.ts';
import * as select from '#machines/schaden/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Dateifeld } from '../../../upload/Dateifeld.tsx';
import { useDateien } from '../../../upload/useDateien.ts';
import { merken } from '../../vertrag/beendigung/merken.ts';
import { t } from '../texte.ts';
import { Fortschritt } from './Fortschritt.tsx';
import { Notruf } from './Notruf.tsx';
import { gehe, type StepProps, useFlowState, useWorte } from './step.ts';

/** Pictures of the damage, where she has some. */
export function Fotos(props: StepProps) {
  const { actor } = props;
  const ablehnung = useSelector(actor, select.fotosWeg);
  return (
    <Page
      title={t('fotosTitel')}
      lead={useWorte(actor)('fotosEinleitung')}
      back={{ label: t('zurueck'), onClick: () => gehe(actor, 'ereignis') }}
      progress={<Fortschritt schritt="fotos" />}
      flowState={useFlowState(actor)}
    >
      <Notruf />
      {ablehnung && <InfoBox type="warning">{ablehnung.errorMessage}</InfoBox>}
      <Dateien {...props} />
    </Page>
  );
}

function Dateien({ actor, sparte, draft }: StepProps) {
  const [gedaechtnis] = useState(() => gedaechtnisIn(draft, sparte));
  const { dateien, fehler, feld, pruefen } = useDateien('SCHADEN', gedaechtnis);
  const [versuch, setVersuch] = useState(0);
  const weiter = () => {
    setVersuch(versuch + 1);
    // None is fine; one that is still on its way or was refused is not.
    if (feld.entries.length === 0 || pruefen()) {
      actor.send({ type: 'WEITER', antwort: { fotos: [...dateien] } });
    }
  };
  return (
    <Form onSubmit={weiter}>
      {fehler !== undefined && (
        <ErrorSummary key={versuch} errors={[{ fieldId: 'field-fotos', text: fehler }]} />
      )}
      <Dateifeld
        {...feld}
        name="fotos"
        label={t('fotos')}
        maxFiles={schadendateienMax}
        error={fehler}
      />
      <Button type="submit">{t('weiter')}</Button>
    </Form>
  );
}

function gedaechtnisIn(draft: StepProps['draft'], sparte: StepProps['sparte']) {
  const form = z.object({ fotos: meldungsformen(sparte).fotos });
  return {
    lesen: () => z.safeParse(form, draft.read()?.antworten).data?.fotos.fotos ?? [],
    schreiben: (fotos: readonly Nachweisdatei[]) => merken(draft, 'fotos', { fotos }),
  };
}
