import type { ChartWorte } from '#machines/worte.ts';
import { worte as daten } from '../daten/worte.ts';
import { worte as konto } from '../worte.ts';

/** Words for the chart that changes the number of somebody signed in: of an account, and of one's own data. */
export const worte = {
  zustaende: { ...konto.zustaende, ...daten.zustaende },
  ereignisse: { ...konto.ereignisse, ...daten.ereignisse },
  bedingungen: { ...konto.bedingungen, ...daten.bedingungen },
  aufrufe: { ...konto.aufrufe, ...daten.aufrufe },
} as const satisfies ChartWorte;
