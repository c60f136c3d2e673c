import { PriceBar } from '#widgets/price-card/PriceBar.tsx';
import { type BeitragProps, Pruefknopf, useBeitragsstand } from './Beitragskarte.tsx';

/** On the phone the price and the way on, in sight all the time. */
export function Beitragsleiste({ actor, ergebnis, stellwerk, karte }: BeitragProps) {
  const stand = useBeitragsstand({ actor, ergebnis, stellwerk });
  return <PriceBar {...stand} watched={karte} action={<Pruefknopf stellwerk={stellwerk} />} />;
}
