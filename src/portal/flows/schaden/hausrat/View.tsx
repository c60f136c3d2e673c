import { hausratschaeden } from '#contract/schaeden/hausratschaeden.ts';
import { hausratSchaden } from '#machines/schaden/hausrat/machine.ts';
import { Meldung, type Meldungsseite } from '../Meldung.tsx';

/** Report of a claim of home contents. */
export default function HausratSchadenView(props: Meldungsseite) {
  return (
    <Meldung
      {...props}
      chart={hausratSchaden}
      flow="schaden/hausrat"
      sparte={hausratschaeden}
      deckungen={props.vertrag.hausrat?.hausratDeckungen ?? []}
    />
  );
}
