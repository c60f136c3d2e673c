import { ProductPicture } from '../product-picture/ProductPicture.tsx';
import styles from './ExampleCard.module.css';

export interface ExampleCardProps {
  /** Name of the drawing, as `ProductPicture` has it. */
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
      <div className={styles.picture}>
        <ProductPicture product={product} />
      </div>
      <h2>{heading}</h2>
      <p className={styles.note}>{hint}</p>
      {/* Safari forgets that a list without its marks is one. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list">
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
