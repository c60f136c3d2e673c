import { zugang } from '#contract/fields/zugangsfristen.ts';

// Apart from the chart's part: the session reads them on pages that run no chart.

/** How long nobody gets another code, or another link, in milliseconds (`domain/konto.md §1`, §2). */
export const codeWartezeitMs = zugang.codeErneutSekunden * 1000;
export const linkWartezeitMs = zugang.linkErneutSekunden * 1000;
