import styles from './ProductPicture.module.css';

export interface ProductPictureProps {
  /** Name of its drawing in `drawings/`: the folder of the product's application, "hausrat". */
  product: string;
}

/**
 * What the product protects, in the brand's tones: a tile of 56 px, larger in a head card and beside a heading. It is
 * silent, because the name stands beside it. Its place is kept from the start: a page that was drawn ahead brings the
 * drawing along, elsewhere all drawings come together when the first is shown.
 */
export function ProductPicture({ product }: ProductPictureProps) {
  return (
    <span
      key={product}
      ref={(picture) => {
        if (picture && !picture.firstChild) void draw(picture, product);
      }}
      className={styles.picture}
      aria-hidden="true"
      // Empty where this script has no drawings; what the page was drawn with stays.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: known[product] ?? '' }}
    />
  );
}

async function draw(picture: Element, product: string): Promise<void> {
  try {
    const { allDrawings } = await import('./allDrawings.ts');
    picture.innerHTML = allDrawings[product] ?? '';
  } catch {
    // Without it the page says all it has to say.
  }
}

let known: Readonly<Record<string, string>> = {};

/** Whoever draws pages ahead has all drawings at once. */
export function keepDrawings(drawings: typeof known): void {
  known = drawings;
}
