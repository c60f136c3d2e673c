import { istUeberfaellig, type Vertrag } from '#contract/entities/vertrag.ts';
import { zahlweiseLabel } from '#contract/entities/zahlweise.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { heuteInBerlin } from '#contract/fields/datum.ts';
import { StatusBadge } from '#widgets/badge/StatusBadge.tsx';
import { Card } from '#widgets/card/Card.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { usePorts } from '../../ports.ts';
import { statusVon } from './status.ts';
import { t } from './texte.ts';
import styles from './VertragsKarte.module.css';
import { vormerkungenVon } from './vormerkungen.ts';

/** One contract in the list: name, state, premium, what is pending, what is overdue. */
export function VertragsKarte({
  vertrag,
  headingLevel = 2,
}: {
  vertrag: Vertrag;
  headingLevel?: 2 | 3;
}) {
  const { now } = usePorts();
  const { tone, text } = statusVon(vertrag, heuteInBerlin(now()));
  const { versicherungsNummer: nummer, versicherungsPraemie: praemie } = vertrag;
  const vormerkungen = vormerkungenVon(vertrag);
  return (
    <Card
      href={`/kunden/vertraege/${nummer}`}
      heading={vertrag.versicherungsName}
      headingLevel={headingLevel}
      badge={<StatusBadge tone={tone}>{text}</StatusBadge>}
    >
      <p className={styles.line}>
        <span className={styles.number}>{t('nummer', { nummer })}</span>
        {praemie !== null && (
          <span className={styles.amount}>
            {t('beitrag', {
              betrag: formatBetrag(praemie),
              zahlweise: zahlweiseLabel[vertrag.zahlweise],
            })}
          </span>
        )}
      </p>
      {vormerkungen.map((satz) => (
        <p key={satz} className={styles.pending}>
          {satz}
        </p>
      ))}
      {istUeberfaellig(vertrag) && <InfoBox type="warning">{t('ueberfaellig')}</InfoBox>}
    </Card>
  );
}
