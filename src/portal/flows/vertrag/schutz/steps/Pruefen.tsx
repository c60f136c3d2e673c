import { useSelector } from '@xstate/react';
import type { Berechnung } from '#contract/entities/aenderung.ts';
import { formatDatum, formatDatumLang } from '#contract/tag.ts';
import * as select from '#machines/vertrag/schutz/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { Abfrage } from '../../../../shell/zustand/Abfrage.tsx';
import type { FlowActor } from '../../../replay.ts';
import { Beitragsverlauf } from '../../aenderung/steps/Beitragsverlauf.tsx';
import { t as einzeln } from '../../aenderung/texte.ts';
import { t } from '../texte.ts';
import { Bestaetigen } from './Bestaetigen.tsx';
import type { StellProps } from './Einstellen.tsx';
import { Schutzvergleich } from './Schutzvergleich.tsx';
import { Speichern } from './Speichern.tsx';
import { type StepProps, useFlowState, useVertrag, useWorte } from './step.ts';

/** One comparison of all wishes; the binding act is asked for once more. */
export function Pruefen(props: StepProps) {
  const { actor } = props;
  const flowState = useFlowState(actor);
  const vertrag = useVertrag(props);
  const ergebnis = useSelector(actor, select.ergebnis);
  const berechnung = useSelector(actor, select.berechnung);
  if (!ergebnis || !berechnung) return <Abgelehnt {...props} />;
  return (
    <Abfrage abfrage={vertrag} title={t('pruefenTitel')} flowState={flowState}>
      {(gelesen) => <Pruefseite {...props} {...{ ergebnis, berechnung }} vertrag={gelesen} />}
    </Abfrage>
  );
}

export interface PruefProps extends StellProps {
  berechnung: Berechnung;
}

function Pruefseite(props: PruefProps) {
  const { actor, berechnung } = props;
  const flowState = useFlowState(actor);
  const { sagen } = useWorte(actor);
  const mehrere = useSelector(actor, select.wuensche).length > 1;
  const datum = formatDatumLang(berechnung.wirksamkeitsdatum);
  return (
    <Page
      title={t('pruefenTitel')}
      lead={sagen(mehrere ? 'pruefenEinleitung' : 'pruefenEinleitungEine', { datum })}
      back={{ label: einzeln('zurueck'), onClick: () => zumEinstellen(actor) }}
      flowState={flowState}
    >
      <Schutzvergleich {...props} />
      <Beitragsverlauf berechnung={berechnung} />
      {berechnung.hinweise.map(({ code, text }) => (
        <InfoBox key={`${code} ${text}`} type="neutral">
          {text}
        </InfoBox>
      ))}
      {berechnung.entfallende.map((eine) => (
        <InfoBox key={eine.art} type="warning" headline={einzeln('entfaelltTitel')}>
          {einzeln('entfaellt', { ...eine, datum: formatDatum(eine.wirksamkeitsdatum) })}
        </InfoBox>
      ))}
      <Speichern {...props} />
      <Bestaetigen {...props} />
    </Page>
  );
}

/** Saving was refused: the reason, and the contract as it is now. */
function Abgelehnt({ actor, vertragsseite }: StepProps) {
  const flowState = useFlowState(actor);
  const hinderung = useSelector(actor, select.hinderung);
  return (
    <Page
      title={einzeln('abgelehntTitel')}
      back={{ label: einzeln('zurueckZumVertrag'), href: vertragsseite }}
      flowState={flowState}
    >
      <InfoBox type="warning" headline={einzeln('nichtGespeichert')}>
        {hinderung?.text}
      </InfoBox>
      <Aktionen>
        <Button onClick={() => actor.send({ type: 'AENDERN' })}>{t('wuenscheAendern')}</Button>
        <ButtonLink variant="secondary" href={vertragsseite}>
          {einzeln('vertragAnsehen')}
        </ButtonLink>
      </Aktionen>
    </Page>
  );
}

/** The chart refuses a step that lies off the path. */
function zumEinstellen(actor: FlowActor): void {
  const route = { type: 'xstate.route', to: '#einstellen' };
  actor.send(route);
}
