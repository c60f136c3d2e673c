import type { hausratSchaden } from './hausrat/machine.ts';

/** The report of any product, as the first of them is: charts of the same parts and states. */
export type Meldungschart = typeof hausratSchaden;
