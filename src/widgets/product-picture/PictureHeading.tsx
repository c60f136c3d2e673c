import type { ReactNode } from 'react';
import styles from './PictureHeading.module.css';
import { ProductPicture, type ProductPictureProps } from './ProductPicture.tsx';

interface PictureHeadingProps extends ProductPictureProps {
  /** The heading of the page, and the sentence below it. */
  children: ReactNode;
}

/** A heading with the product at its left; on the phone the picture stands in the head card. */
export function PictureHeading({ product, children }: PictureHeadingProps) {
  return (
    <div className={styles.row}>
      <div className={styles.picture}>
        <ProductPicture product={product} />
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
