import type { Vertragskachel } from '#contract/entities/vertrag.ts';
import { formatDatum, heuteInBerlin } from '#contract/tag.ts';
import { StatusBadge } from '#widgets/badge/StatusBadge.tsx';
import { useVertragswege } from '../../flows/vertrag/wege.ts';
import { usePorts } from '../../ports.ts';
import { statusVon } from './status.ts';
import styles from './Statuszeile.module.css';
import { t } from './texte.ts';

/** How a contract stands and, as long as it can be revoked, until when (`domain/vertrag.md §9`). */
export function Statuszeile({ vertrag }: { vertrag: Vertragskachel }) {
  const { tone, text } = statusVon(vertrag, heuteInBerlin(usePorts().now()));
  const { widerruf } = useVertragswege();
  const { widerrufBis, versicherungsNummer: nummer } = vertrag;
  const frist = widerrufBis && t('widerrufBis', { datum: formatDatum(widerrufBis) });
  return (
    <div className={styles.line}>
      <StatusBadge tone={tone}>{text}</StatusBadge>
      {frist && (widerruf ? <a href={widerruf(nummer)}>{frist}</a> : <span>{frist}</span>)}
    </div>
  );
}
