import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import * as select from '#machines/vertrag/aenderung/selectors.ts';
import { aenderung } from '#machines/vertrag/aenderung/machine.ts';
import { Button } from '#widgets/button/Button.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { SkeletonFacts } from '#widgets/skeleton/SkeletonFacts.tsx';
import { StepProgress } from '#widgets/step-progress/StepProgress.tsx';
import { Abfrage } from '../../../../shell/zustand/Abfrage.tsx';
import { schrittTitel } from '../../../antrag/schrittTitel.ts';
import { blaetter } from '../arten/blaetter.ts';
import { inWorten, wahlAus } from '../worte.ts';
import { t } from '../texte.ts';
import { Hinderungsseite } from './Hinderungsseite.tsx';
import { Stoerung } from './Stoerung.tsx';
import { type StepProps, useAngebot, useFlowState, useVertrag, useWeg, useWorte } from './step.ts';
import { Vergleichsblatt } from './Vergleichsblatt.tsx';

/** The last step: old and new premium, or why there is none. */
export function Vergleich(props: StepProps) {
  const { actor } = props;
  const flowState = useFlowState(actor);
  const vertrag = useVertrag(props);
  const angebot = useAngebot(props);
  const auswahl = useSelector(actor, select.auswahl);
  const berechnung = useSelector(actor, select.berechnung);
  const hinderung = useSelector(actor, select.hinderung);
  const title = t('vergleichTitel');
  if (!auswahl && hinderung) {
    const wunsch = { was: blaetter[props.art].t('name'), wahl: '' };
    return <Hinderungsseite {...props} hinderung={hinderung} wunsch={wunsch} />;
  }
  if (!auswahl) return null;
  return (
    <Abfrage abfrage={vertrag} title={title} flowState={flowState}>
      {(gelesen) => (
        <Abfrage abfrage={angebot} title={title} flowState={flowState}>
          {(offen) => {
            const stand = { vertrag: gelesen, angebot: offen };
            const worte = inWorten(auswahl, stand);
            if (hinderung) {
              const wunsch = { was: worte.satz, wahl: wahlAus(auswahl, worte) };
              return <Hinderungsseite {...props} {...{ hinderung, wunsch, vertrag: gelesen }} />;
            }
            if (!berechnung) return <OhneBeitrag {...props} />;
            return <Vergleichsblatt {...props} {...{ stand, worte, berechnung }} />;
          }}
        </Abfrage>
      )}
    </Abfrage>
  );
}

/** The premium is on its way, or did not come. */
function OhneBeitrag(props: StepProps) {
  const { actor } = props;
  const flowState = useFlowState(actor);
  const { fortschritt, back } = useWeg(props);
  const istFehler = useSelector(actor, select.istTechnischerFehler);
  const sagen = useWorte(actor);
  const fehler = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (istFehler) fehler.current?.focus();
  }, [istFehler]);
  return (
    <Page
      title={t('vergleichTitel')}
      back={back}
      progress={
        <StepProgress
          step={fortschritt.nummer}
          of={fortschritt.von}
          title={schrittTitel(aenderung, 'vergleich')}
        />
      }
      flowState={flowState}
    >
      {istFehler ? (
        <div ref={fehler} tabIndex={-1}>
          <Stoerung
            actor={actor}
            action={
              <Button onClick={() => actor.send({ type: 'ERNEUT' })}>
                {t('nochmalBerechnen')}
              </Button>
            }
          />
        </div>
      ) : (
        <SkeletonFacts label={sagen('rechnet')} />
      )}
    </Page>
  );
}
