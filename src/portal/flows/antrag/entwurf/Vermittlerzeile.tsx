import styles from './Schrittfuss.module.css';
import { t } from './fusstexte.ts';

interface Props {
  name: string;
  telefon?: string | null;
  /** The broker himself reads it. */
  selbst: boolean;
}

/** Who sells, and how to reach him (`domain/antrag.md §8.3`). */
export function Vermittlerzeile({ name, telefon, selbst }: Props) {
  return (
    <p className={styles.vermittler}>
      <span>
        {t(selbst ? 'verkauf' : 'vermittler')} <strong>{name}</strong>
      </span>
      {typeof telefon === 'string' && !selbst && (
        <a href={`tel:${telefon.replace(/^0/, '+49').replaceAll(/\s/g, '')}`}>
          {t('telefon', { telefon: telefon.replaceAll(' ', '\u00A0') })}
        </a>
      )}
    </p>
  );
}
