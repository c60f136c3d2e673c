import styles from './PremiumBox.module.css';

export interface PremiumItem {
  label: string;
  /** As read, "1,90 EUR"; what is deducted begins with "−". */
  amount: string;
}

interface PremiumItemsProps {
  items?: readonly PremiumItem[];
}

/** What a premium is made of, line by line. */
export function PremiumItems({ items }: PremiumItemsProps) {
  if (items === undefined || items.length === 0) return null;
  return (
    <dl className={styles.items}>
      {items.map(({ label, amount }) => (
        <div key={label} className={styles.item}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
