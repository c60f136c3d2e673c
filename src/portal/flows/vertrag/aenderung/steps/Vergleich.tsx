import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { formatDatumLang } from '#contract/fields/datum.ts';
import * as select from '#machines/vertrag/aenderung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { StepProgress } from '#widgets/step-progress/StepProgress.tsx';
import { t } from '../texte.ts';
import { Bestaetigen } from './Bestaetigen.tsx';
import { type StepProps, useFlowState } from './step.ts';
import { Gegenueberstellung } from './Gegenueberstellung.tsx';
import { Stoerung } from './Stoerung.tsx';

/** Second step: old and new premium; the binding act is asked for once more. */
export function Vergleich(props: StepProps) {
  const { actor } = props;
  const auswahl = useSelector(actor, select.auswahl);
  const berechnung = useSelector(actor, select.berechnung);
  const preisGeaendert = useSelector(actor, select.preisGeaendert);
  const istFehler = useSelector(actor, select.istTechnischerFehler);
  const flowState = useFlowState(actor);
  const fehler = useRef<HTMLDivElement>(null);
  // The dialog that had the focus is gone, and so is the button that opened it.
  useEffect(() => {
    if (istFehler) fehler.current?.focus();
  }, [istFehler]);
  if (!auswahl || !berechnung) return null;
  const zahlweise = t(auswahl.wunsch.wert);

  return (
    <Page
      title={t('vergleichTitel')}
      lead={t('vergleichEinleitung', {
        zahlweise,
        datum: formatDatumLang(berechnung.wirksamkeitsdatum),
      })}
      back={{ label: t('zurueck'), onClick: () => zurueck(actor) }}
      progress={<StepProgress step={2} of={2} title={t('schrittPruefen')} />}
      flowState={flowState}
    >
      {preisGeaendert && <InfoBox type="warning">{t('preisGeaendert')}</InfoBox>}
      <Gegenueberstellung {...props} auswahl={auswahl} berechnung={berechnung} />
      {berechnung.hinweise.map(({ code, text }) => (
        <InfoBox key={code} type="neutral">
          {text}
        </InfoBox>
      ))}
      {istFehler ? (
        <div ref={fehler} tabIndex={-1}>
          <Stoerung
            actor={actor}
            action={
              <Button onClick={() => actor.send({ type: 'ERNEUT' })}>
                {t('nochmalSpeichern')}
              </Button>
            }
          />
        </div>
      ) : (
        <Button onClick={() => actor.send({ type: 'SPEICHERN' })}>
          {t('verbindlichSpeichern')}
        </Button>
      )}
      <Bestaetigen actor={actor} auswahl={auswahl} berechnung={berechnung} />
    </Page>
  );
}

function zurueck(actor: StepProps['actor']): void {
  actor.send({ type: 'xstate.route', to: '#auswahl' });
}
