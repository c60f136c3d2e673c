import type { Aenderungsangebot } from '#contract/entities/aenderungswunsch.ts';
import type { VormerkungsArt } from '#contract/aenderungen/arten.ts';
import type { Aenderungslage, Vertragsstand } from '../../lage.ts';

/** In or out, or the step it is in with. */
export type Deckungswert = boolean | string;

/** A cover that can be put in or taken out, or a variant that can be chosen. */
export interface Deckung {
  /** As its address names it. */
  coverageType: string;
  name: string;
  /** What it means, in a sentence. */
  erklaerung: string;
  /** Under which name it waits; those that rule each other out share one. */
  vormerkungsArt: VormerkungsArt;
  /** Values it can have, from least to most cover. */
  stufen: readonly Deckungswert[];
  /** What it is in this contract. */
  jetzt: (lage: Aenderungslage) => Deckungswert;
  /** `mit 5 %`; in or out unless said. */
  inWorten?: (wert: Deckungswert) => string;
  /** Label of a value in the offer; its name unless said. */
  label?: (wert: Deckungswert) => string;
  /** Values the offer names; all but the present one unless said. */
  angeboten?: (lage: Aenderungslage) => readonly Deckungswert[];
  /** Whether that value means more cover than now; by the order of its steps unless said. */
  mehr?: (lage: Aenderungslage, wert: Deckungswert) => boolean;
  anwenden: (lage: Aenderungslage, wert: Deckungswert) => Partial<Vertragsstand>;
  hinderung?: (
    lage: Aenderungslage,
    wert: Deckungswert,
  ) => Aenderungsangebot['optionen'][number]['hinderung'];
  /** Last day on which it can begin. */
  spaetestens?: (lage: Aenderungslage, wert: Deckungswert) => string | null;
}

/** In words, for whatever is in or out. */
export function drinOderNicht(wert: Deckungswert): string {
  return wert === false ? 'nicht eingeschlossen' : 'eingeschlossen';
}
