/** Text for every error that has no better one (`specification §2`, §8). */
export const allgemeinerFehler =
  'Leider ist etwas schief gelaufen. Bitte versuchen Sie es später nochmal.';

/** TanStack Query stale time (`specification §9`). */
export const veraltetNachMs = 60_000;

/** How long a toast stays (`specification §9`). */
export const toastDauerMs = 3_000;
