import { useQuery } from '@tanstack/react-query';
import { usePorts } from '../../../../ports.ts';
import { widerrufQuery, widerrufsgruendeQuery } from '../../../../queries/beendigung.ts';
import { Abfrage } from '../../../../shell/zustand/Abfrage.tsx';
import { t } from '../texte.ts';
import { AngabenForm } from './AngabenForm.tsx';
import { type StepProps, useFlowState } from './step.ts';

/** Name, contract and where the receipt goes; filled in as far as it is known. */
export function Angaben(props: StepProps) {
  return props.zugang === 'OFFEN' ? (
    <AngabenForm {...props} bekannt={niemand} gruende={[]} />
  ) : (
    <AngabenAmVertrag {...props} />
  );
}

const niemand = { name: '', versicherungsNummer: '', email: '' };

function AngabenAmVertrag(props: StepProps) {
  const { actor, versicherungsNummer } = props;
  const { client } = usePorts();
  const abfrage = useQuery(widerrufQuery(client, versicherungsNummer));
  const { data: gruende = [] } = useQuery(widerrufsgruendeQuery(client));
  return (
    <Abfrage abfrage={abfrage} title={t('angabenTitel')} flowState={useFlowState(actor)}>
      {({ name, email }) => (
        <AngabenForm {...props} bekannt={{ name, versicherungsNummer, email }} gruende={gruende} />
      )}
    </Abfrage>
  );
}
