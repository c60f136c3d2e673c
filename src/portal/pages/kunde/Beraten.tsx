import { useBrand } from '#widgets/theme/brandContext.ts';
import { spaeter } from '../../seite.tsx';
import type { Nutzer } from '../../session/identitaet.ts';

/** `/vermittler/hausrat/beratung`: a broker advises a customer (`domain/antrag.md §8.2`). */
export default function Beraten({ nutzer }: { nutzer: Nutzer }) {
  const { key: marke } = useBrand();
  return <View marke={marke} sub={nutzer.sub} vermittlerNummer={nutzer.vermittlernummer ?? ''} />;
}

// Questions and comparison come with their own chunk: who only looks at a customer needs none of it.
const { Page: View } = spaeter(() => import('../../flows/vermittler/beratung/View.tsx'));
