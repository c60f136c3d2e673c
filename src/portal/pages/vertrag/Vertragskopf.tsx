import type { Vertrag } from '#contract/entities/vertrag.ts';
import { HeadCard } from '#widgets/head-card/HeadCard.tsx';
import { ProductPicture } from '#widgets/product-picture/ProductPicture.tsx';
import { bildVon } from './bild.ts';
import { kopffakten } from './fakten.ts';
import { Statuszeile } from './Statuszeile.tsx';

/** How the contract stands, what it costs and what comes next, before any scrolling. */
export function Vertragskopf({ vertrag }: { vertrag: Vertrag }) {
  const bild = bildVon(vertrag.produktIdentifier);
  return (
    <HeadCard
      badge={<Statuszeile vertrag={vertrag} />}
      {...(bild !== null && { picture: <ProductPicture product={bild} /> })}
      facts={kopffakten(vertrag)}
    />
  );
}
