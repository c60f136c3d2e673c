import type { ReactNode } from 'react';
import { schrittVon } from '#machines/schritt.ts';
import { zurueck } from '#machines/walk.ts';
import { useSelector } from '../../useSelector.ts';
import { fortschrittIn } from '../fortschritt.ts';
import { schrittTitel } from '../schrittTitel.ts';
import type { AntragProduktSeite } from '../produkt.ts';
import { Schrittbild, type Schrittkopf, type Schrittstand } from './Schrittbild.tsx';
import type { StepProps } from './step.ts';

interface Props extends StepProps {
  /** The h1: the question. */
  titel: string;
  einleitung?: ReactNode;
  /** The premium, beside the column. */
  neben?: ReactNode;
  /** What stands on the page and was not sent yet. */
  offen?: unknown;
  children: ReactNode;
}

/** The page of the step that is reached. */
export function Schrittseite({ actor, entwurf, seite, schritte, ...bild }: Props) {
  const schritt = useSelector(actor, schrittVon) ?? '';
  return <Schrittbild {...bild} {...kopfVon({ actor, entwurf, seite, schritte }, schritt)} />;
}

/** What the chart says of a step. */
export function kopfVon(
  { actor, entwurf, seite, schritte }: Omit<StepProps, 'gang' | 'merken'>,
  schritt: string,
): Schrittkopf {
  // A step that still waits for its call lies at the end of her path.
  const weg = schritte.includes(schritt) ? schritte : [...schritte, schritt];
  return {
    actor,
    entwurf,
    seite,
    fortschritt: standVon(seite, weg, schritt),
    voriger: zurueck(weg, schritt),
  };
}

/** How far she is, and what the chart calls the step. */
export function standVon(
  seite: AntragProduktSeite,
  weg: readonly string[],
  schritt: string,
): Schrittstand {
  return { ...fortschrittIn(seite, weg, schritt), titel: schrittTitel(seite.chart, schritt) };
}
