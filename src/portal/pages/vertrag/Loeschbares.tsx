import { artDerVormerkung, istAngabe } from '#contract/aenderungen/arten.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { VormerkungView } from '../../flows/vertrag/vormerkung/View.tsx';
import { loeschfolge } from './loeschfolge.ts';

interface Props {
  vertrag: Vertrag;
  vorgemerkt: Vertrag['vorgemerkteAenderungen'][number];
}

/** The way to take a pending change back, for whoever may. */
export function Loeschbares({ vertrag, vorgemerkt }: Props) {
  if (!darfLoeschen(vertrag, vorgemerkt.art)) return null;
  return (
    <VormerkungView
      nummer={vertrag.versicherungsNummer}
      vorgemerkt={vorgemerkt}
      folge={loeschfolge(vorgemerkt, vertrag.vorgemerkteAenderungen)}
    />
  );
}

/** What the revenue is may be said without that right. */
function darfLoeschen({ vertretung }: Vertrag, art: string): boolean {
  return vertretung?.aendern !== false || istAngabe(artDerVormerkung(art));
}
