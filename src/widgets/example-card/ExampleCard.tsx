import styles from './ExampleCard.module.css';

export interface ExampleCardProps {
  /** SVG of the product, one of ours: whoever shows the card has it, and the card waits for nothing. */
  drawing: string;
  heading: string;
  /** That they are examples, in one muted sentence. */
  hint: string;
  examples: readonly Example[];
}

interface Example {
  /** As read: "4.380 EUR". */
  figure: string;
  text: string;
  /** What it stands on, muted. */
  note: string;
}

/** What happens to people and what it comes to; the page's head card (`reference/look.md`). */
export function ExampleCard({ drawing, heading, hint, examples }: ExampleCardProps) {
  return (
    <section className={styles.card}>
      <span
        className={styles.picture}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: drawing }}
      />
      <h2>{heading}</h2>
      <p className={styles.note}>{hint}</p>
      <ul>
        {examples.map(({ figure, text, note }) => (
          <li key={figure}>
            <b>{figure}</b>
            <p>{text}</p>
            <p className={styles.note}>{note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
