import type { ProduktSchluessel } from '#contract/produkte/produkte.ts';
import { ProductPicture } from '#widgets/product-picture/ProductPicture.tsx';
import { bildZu } from '../vertrag/bild.ts';

/** The drawing of a product; nothing where it has none. */
export function Produktbild({ schluessel }: { schluessel: ProduktSchluessel }) {
  const bild = bildZu(schluessel);
  return bild === null ? null : <ProductPicture product={bild} />;
}
