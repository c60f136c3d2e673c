import { PriceBar } from '#widgets/price-card/PriceBar.tsx';
import { type BeitragProps, beitragsstand, Pruefknopf } from './Beitragskarte.tsx';

/** On the phone the price and the way on, in sight all the time. */
export function Beitragsleiste({ ergebnis, stellwerk, karte }: BeitragProps) {
  const stand = beitragsstand({ ergebnis, stellwerk });
  return <PriceBar {...stand} watched={karte} action={<Pruefknopf stellwerk={stellwerk} />} />;
}
