import type { Vertragskachel } from '#contract/entities/vertrag.ts';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { t } from './texte.ts';
import styles from './Vertragszeile.module.css';

/** Number on the left, premium and payment period on the right. */
export function Vertragszeile({ vertrag }: { vertrag: Vertragskachel }) {
  const { versicherungsNummer: nummer, versicherungsPraemie: praemie, zahlweise } = vertrag;
  return (
    <p className={styles.line}>
      <span className={styles.number}>{t('nummer', { nummer })}</span>
      {praemie !== null && (
        <span className={styles.amount}>
          {t('beitrag', { betrag: formatBetrag(praemie), zahlweise: zahlweiseLabel[zahlweise] })}
        </span>
      )}
    </p>
  );
}
