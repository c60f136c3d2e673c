import { hausratschaeden } from '#contract/schaeden/hausratschaeden.ts';
import { hausratSchaden } from '#machines/schaden/hausrat/machine.ts';
import { inWorten } from '../inWorten.ts';
import { Meldung, type Meldungsseite } from '../Meldung.tsx';

const sparte = inWorten('schaden.hausrat', hausratschaeden);

/** Report of a claim of home contents. */
export default function HausratSchadenView(props: Meldungsseite) {
  return (
    <Meldung
      {...props}
      chart={hausratSchaden}
      flow="schaden/hausrat"
      sparte={sparte}
      deckungen={props.vertrag.hausrat?.hausratDeckungen ?? []}
    />
  );
}
