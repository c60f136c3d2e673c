import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { nummerncodeMinuten } from '#contract/constants.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import { codeWartezeitMs } from '#machines/parts/wartezeit.ts';
import { codeantwort } from '#machines/schaden/geschaedigter/answers.ts';
import * as select from '#machines/schaden/geschaedigter/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ResendCode } from '#widgets/code-field/ResendCode.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import type { Feldeingaben } from '../../../../formular/antwort.ts';
import { Formular } from '../../../../formular/Formular.tsx';
import { useVerworfen } from '../../../../formular/formularMit.ts';
import { useFormular } from '../../../../formular/useFormular.ts';
import { zugangsfelder } from '../../../../formular/Zugangsfelder.tsx';
import { usePorts } from '../../../../ports.ts';
import { Handlung } from '../../../vertrag/beendigung/Handlung.tsx';
import { Stoerung } from '../../../vertrag/beendigung/Stoerung.tsx';
import { t } from '../texte.ts';
import { gehe, type StepProps, useFlowState } from './step.ts';

/** The code that shows that the mailbox is hers; with it the report is sent. */
export function Code({ actor }: StepProps) {
  const email = useSelector(actor, select.antworten).geschaedigte?.email ?? '';
  const stockt = useSelector(actor, select.stockt);
  const istCodeDa = useSelector(actor, select.istCodeDa);
  const istAufgehalten = useSelector(actor, select.istAufgehalten);
  return (
    <Page
      title={t(istAufgehalten ? 'aufgehaltenTitel' : 'codeTitel')}
      {...(istCodeDa && { lead: t('codeEinleitung', { email }) })}
      {...useZurueck(actor)}
      flowState={useFlowState(actor)}
    >
      <Handlung istFehler={stockt}>
        {stockt ? <Hindernis actor={actor} /> : <Eingabe actor={actor} />}
      </Handlung>
    </Page>
  );
}

/** To her address while it is about the code, to everything at a glance where the report was not taken. */
function useZurueck(actor: StepProps['actor']): Pick<ComponentProps<typeof Page>, 'back'> {
  const istCode = useSelector(actor, select.istCode);
  const istAufgehalten = useSelector(actor, select.istAufgehalten);
  if (istCode) {
    const onClick = () => actor.send({ type: 'ADRESSE_AENDERN' });
    return { back: { label: t('andereAdresse'), onClick } };
  }
  if (!istAufgehalten) return {};
  return { back: { label: t('zurueck'), onClick: () => gehe(actor, 'pruefen') } };
}

function Eingabe({ actor }: Pick<StepProps, 'actor'>) {
  const formular = useFormular(seite, codeantwort);
  const istFalsch = useSelector(actor, select.istCodeFalsch);
  useVerworfen(formular, 'code', istFalsch);
  const istCode = useSelector(actor, select.istCode);
  const senden = (spaet?: Feldeingaben) => {
    const antwort = formular.pruefe(spaet);
    if (antwort) actor.send({ type: 'WEITER', antwort });
  };
  return (
    <>
      <Formular
        formular={formular}
        sofort={zugangsfelder}
        ohneUebersicht
        onSenden={senden}
        knopf={t('codeBestaetigen')}
        laedt={useSelector(actor, select.laedt)}
      >
        <Abgelehnt actor={actor} />
      </Formular>
      {istCode && <NeuerCode actor={actor} />}
    </>
  );
}

/** No code has come: another one after a while. */
function NeuerCode({ actor }: Pick<StepProps, 'actor'>) {
  const { now } = usePorts();
  return (
    <ResendCode
      ready={useSelector(actor, select.darfErneut)}
      sending={useSelector(actor, select.sendetCode)}
      wait={codeWartezeitMs}
      now={() => now().getTime()}
      onResend={() => actor.send({ type: 'CODE_ERNEUT' })}
    />
  );
}

const seite: Frageseite = {
  titel: t('codeTitel'),
  felder: [
    {
      name: 'code',
      art: 'code',
      label: t('code'),
      hinweis: t('codeHinweis', { minuten: nummerncodeMinuten }),
      sendet: true,
    },
  ],
};

/** Why the code was not taken, why there is no other one, or why one is needed again. */
function Abgelehnt({ actor }: Pick<StepProps, 'actor'>) {
  const satz = useSelector(actor, select.satz);
  const istGestoert = useSelector(actor, select.istCodeGestoert);
  if (satz === null && !istGestoert) return null;
  return <InfoBox type="error" headline={satz ?? t('fehler')} />;
}

/** Why nothing goes on, and once more. */
function Hindernis({ actor }: Pick<StepProps, 'actor'>) {
  const satz = useSelector(actor, select.satz);
  const istZuOft = useSelector(actor, select.istZuOft);
  const { phone, dialled } = useBrand().contact;
  const erneut = () => actor.send({ type: 'ERNEUT' });
  if (!istZuOft && satz === null) return <Stoerung erneut={t('erneut')} onErneut={erneut} />;
  return (
    <InfoBox
      type="warning"
      headline={istZuOft ? t('zuOft') : (satz ?? '')}
      action={<Button onClick={erneut}>{t('erneut')}</Button>}
    >
      {istZuOft && (
        <p>
          {t('zuOftWeiter')} <a href={`tel:${dialled}`}>{phone}</a>
        </p>
      )}
    </InfoBox>
  );
}
