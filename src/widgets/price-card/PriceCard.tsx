import type { ReactNode } from 'react';
import { Figure } from '../figure/Figure.tsx';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { useWords } from '../theme/useWords.ts';
import { type PriceState, priceWords } from './price.ts';
import styles from './PriceCard.module.css';

export interface PriceItem {
  label: string;
  /** As read: "6,02". */
  amount: string;
}

export interface PriceCardProps extends PriceState {
  /** Default "Ihr Beitrag". */
  title?: string;
  /** "107,64 EUR im Jahr, mit Versicherungsteuer" */
  line?: string | undefined;
  /** What it is made of. */
  items?: readonly PriceItem[];
  /** Below them, in bold: "ab dem 23. November 2026". */
  sum?: PriceItem | undefined;
  /** The one primary button of the page. */
  action?: ReactNode;
  /** What is open still: "Vorläufig, bis Sie die sechs Annahmen bestätigen." */
  note?: ReactNode;
}

/** What it costs, in the side column and in sight; the old price stays, grey, until the new one is there. */
export function PriceCard(props: PriceCardProps) {
  const say = useWords('price-card', priceWords);
  const { title = say('beitrag'), state, price, unit, reason, line, items = [], sum } = props;
  const { action, note } = props;
  const sentence = state === 'calculating' ? say('laeuft') : (reason ?? say('fehlt'));
  const isSettled = state === 'settled';
  return (
    <section className={styles.card} data-state={state}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.price} aria-busy={state === 'calculating' || undefined}>
        <Figure value={price ?? '–'} unit={unit} stale={!isSettled} />
      </p>
      <VisuallyHidden>
        <output>{isSettled ? `${title}: ${price ?? ''} ${unit ?? ''}`.trim() : sentence}</output>
      </VisuallyHidden>
      {(line !== undefined || !isSettled) && (
        <p className={styles.line} data-wrong={state === 'unavailable' || undefined}>
          {isSettled ? line : sentence}
        </p>
      )}
      {(items.length > 0 || sum !== undefined) && (
        <dl className={styles.items}>
          {[...items, ...(sum === undefined ? [] : [sum])].map((item) => (
            <div key={item.label} className={styles.item} data-sum={item === sum || undefined}>
              <dt>{item.label}</dt>
              <dd>{item.amount}</dd>
            </div>
          ))}
        </dl>
      )}
      {action !== undefined && <div className={styles.action}>{action}</div>}
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </section>
  );
}
