import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { AenderungsFrage } from '#machines/vertrag/aenderung/answers.ts';
import * as select from '#machines/vertrag/aenderung/selectors.ts';
import { usePorts } from '../../../../ports.ts';
import { risikofragenQuery } from '../../../../queries/risikofragenLesen.ts';
import { Abfrage } from '../../../../shell/zustand/Abfrage.tsx';
import { blaetter } from '../arten/blaetter.ts';
import type { Aenderungsstand } from '../arten/blatt.ts';
import { t } from '../texte.ts';
import { Frageseite } from './Frageseite.tsx';
import { Hinderungsseite } from './Hinderungsseite.tsx';
import { type StepProps, useAngebot, useFlowState, useVertrag } from './step.ts';

/** One page of questions of any change, drawn from what the contract offers. */
export function frage(schritt: AenderungsFrage) {
  return function Frage(props: StepProps) {
    const flowState = useFlowState(props.actor);
    const vertrag = useVertrag(props);
    const angebot = useAngebot(props);
    const title = schritt === 'auswahl' ? blaetter[props.art].t('frage') : t(`${schritt}Titel`);
    return (
      <Abfrage abfrage={vertrag} title={title} flowState={flowState}>
        {(gelesen) => (
          <Abfrage abfrage={angebot} title={title} flowState={flowState}>
            {(offen) => <Seite {...props} schritt={schritt} stand={mit(gelesen, offen)} />}
          </Abfrage>
        )}
      </Abfrage>
    );
  };
}

function mit(
  vertrag: Aenderungsstand['vertrag'],
  angebot: Aenderungsstand['angebot'],
): Aenderungsstand {
  return { vertrag, angebot };
}

interface Props extends StepProps {
  schritt: AenderungsFrage;
  stand: Aenderungsstand;
}

function Seite(props: Props) {
  const { schritt, stand } = props;
  if (stand.angebot.hinderung) {
    return <Hinderungsseite {...props} hinderung={stand.angebot.hinderung} />;
  }
  if (schritt === 'risikofragen') return <MitRisikofragen {...props} />;
  return <Frageseite key={schritt} {...props} risikofragen={[]} />;
}

/** What is asked about the trades she chose. */
function MitRisikofragen(props: Props) {
  const flowState = useFlowState(props.actor);
  const { client } = usePorts();
  const auswahl = useSelector(props.actor, select.auswahl);
  const gewerbe =
    auswahl && 'hauptgewerbe' in auswahl ? [auswahl.hauptgewerbe, ...auswahl.nebengewerbe] : [];
  const abfrage = useQuery(
    risikofragenQuery(
      client,
      gewerbe.map(({ gewerbeId }) => gewerbeId),
    ),
  );
  return (
    <Abfrage abfrage={abfrage} title={t('risikofragenTitel')} flowState={flowState}>
      {(fragen) => <Frageseite {...props} risikofragen={fragen} />}
    </Abfrage>
  );
}
