import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { useWords } from '../theme/useWords.ts';
import styles from './TariffComparison.module.css';

export interface ComparedLine {
  /** What is compared: "Bargeld außerhalb des Tresors". */
  label: string;
  /** For each tariff in their order: a limit as read, or whether it is covered at all. */
  values: readonly (string | boolean)[];
}

interface TariffLineProps {
  line: ComparedLine;
  tariffs: readonly { value: string; label: string }[];
  /** The chosen tariff. */
  value: string | null;
}

/** One line of the comparison; each value says to whoever hears it whose it is. */
export function TariffLine({ line, tariffs, value }: TariffLineProps) {
  return (
    <div className={styles.line}>
      <dt className={styles.term}>{line.label}</dt>
      {tariffs.map((tariff, index) => (
        <dd
          key={tariff.value}
          className={styles.value}
          data-chosen={tariff.value === value || undefined}
        >
          <VisuallyHidden>{`${tariff.label}: `}</VisuallyHidden>
          <Cell value={line.values[index] ?? false} />
        </dd>
      ))}
    </div>
  );
}

function Cell({ value }: { value: string | boolean }) {
  const say = useWords('tariff-comparison', words);
  if (typeof value === 'string') return <span>{value}</span>;
  return (
    <span className={styles.mark} data-covered={value}>
      {value ? <Icon name="check" size={22} /> : <span aria-hidden="true">–</span>}
      <VisuallyHidden>{say(value ? 'enthalten' : 'fehlt')}</VisuallyHidden>
    </span>
  );
}

const words = { enthalten: 'enthalten', fehlt: 'nicht enthalten' } as const;
