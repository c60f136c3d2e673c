import { PriceBar } from '#widgets/price-card/PriceBar.tsx';
import { type BeitragProps, Pruefknopf, useBeitragsstand } from './Beitragskarte.tsx';

/** On the phone the price and the way on, in sight all the time. */
export function Beitragsleiste(props: BeitragProps) {
  const stand = useBeitragsstand(props);
  return (
    <PriceBar
      {...stand}
      watched={props.karte}
      action={<Pruefknopf stellwerk={props.stellwerk} />}
    />
  );
}
