import type { Dokument } from '#contract/entities/dokument.ts';
import { StatusBadge } from '#widgets/badge/StatusBadge.tsx';
import { Dokumentliste } from '../../flows/antrag/steps/Dokumentliste.tsx';
import { dokumentart } from './dokumentart.ts';

/** Documents of a contract, each with its kind and day, and whether it counts no longer. */
export function Dokumente({ dokumente }: { dokumente: readonly Dokument[] }) {
  return <Dokumentliste dokumente={dokumente} zeileZu={dokumentart} vermerk={vermerk} />;
}

function vermerk(text: string) {
  return <StatusBadge tone="neutral">{text}</StatusBadge>;
}
