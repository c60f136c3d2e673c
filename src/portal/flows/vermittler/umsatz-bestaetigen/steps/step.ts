import type { ActorRefFrom } from 'xstate';
import type { ProduktSchluessel } from '#contract/entities/produkt.ts';
import type { umsatzBestaetigen } from '#machines/vermittler/umsatz-bestaetigen/machine.ts';

/** A contract as the dialogs name it. */
export interface Umsatzvertrag {
  nummer: string;
  /** Name of the customer. */
  kunde: string;
  produkt: ProduktSchluessel;
  /** Cents; null where none is known. */
  jahresumsatz: number | null;
}

export interface StepProps {
  actor: ActorRefFrom<typeof umsatzBestaetigen>;
  /** What was asked for, in the order of the chart. */
  gefragt: readonly Umsatzvertrag[];
}
