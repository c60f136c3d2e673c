import { ProductPicture } from '../product-picture/ProductPicture.tsx';
import styles from './ExampleCard.module.css';

export interface ExampleCardProps {
  /** Whose drawing: the folder of the product's application, "hausrat". */
  product: string;
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
export function ExampleCard({ product, heading, hint, examples }: ExampleCardProps) {
  return (
    <section className={styles.card}>
      <ProductPicture product={product} />
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
