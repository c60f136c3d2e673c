import { useQuery } from '@tanstack/react-query';
import { Select } from '#widgets/select/Select.tsx';
import { usePorts } from '../../../../ports.ts';
import { widerrufsgruendeQuery } from '../../../../queries/beendigung.ts';
import { t } from '../texte.ts';

interface Props {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** A reason, if she wants to give one; where the list does not come nothing is asked. */
export function Grund(props: Props) {
  const { data } = useQuery(widerrufsgruendeQuery(usePorts().client));
  if (!data) return null;
  const options = data.map(({ key: value, label }) => ({ value, label }));
  return (
    <Select {...props} label={t('grund')} options={options} preferred="KEINE_ANGABE" optional />
  );
}
