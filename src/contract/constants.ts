/** Text for every error that has no better one (`specification §2`, §8). */
export const allgemeinerFehler =
  'Leider ist etwas schief gelaufen. Bitte versuchen Sie es später nochmal.';

/** The same while there is no network at all. */
export const ohneVerbindung =
  'Keine Verbindung. Versuchen Sie es noch einmal, sobald Sie wieder online sind.';

/** What a failed call says where the answer says nothing; never shown to a person (`specification §8`). */
export const serviceFehler = 'An error occured';

/** TanStack Query stale time (`specification §9`). */
export const veraltetNachMs = 60_000;

/** How long a toast stays (`specification §9`). */
export const toastDauerMs = 3_000;

/** How long the feature-flag service may take before the defaults count (`specification §9`). */
export const featureFristMs = 2_000;

/** How long a framed portal waits for its host before it goes on as for somebody whom nobody knows. */
export const frameGastgeberMs = 3_000;
/** How long a frame command waits for its response (`specification §9`). */
export const frameBefehlFristMs = 20_000;

/** How often a frame asks whether the page around it listens yet, until it does. */
export const frameGrussAlleMs = 500;

/** What the host adds to the height the frame reports, and how high a frame may become (`domain/offen.md P7`). */
export const frameHoeheZusatzPx = 24;
export const frameHoeheHoechstensPx = 20_000;

/** How long the host page waits before it scrolls (`specification §9`). */
export const scrollVerzoegerungMs = 100;

/** So close to the bottom, a list follows new messages again (`specification §9`). */
export const scrollToleranzPx = 20;

/** Widths in px from which a layout begins; the mobile layout stands below `large` (`specification §9`). */
export const breakpoints = {
  small: 576,
  medium: 768,
  large: 1024,
  xLarge: 1200,
  xxLarge: 1440,
} as const;

/** Minutes a code that confirms a phone number counts (`domain/konto.md §1`). */
export const nummerncodeMinuten = 10;

/** How long feedback is kept, as the privacy notice says it. */
export const feedbackMonate = 24;

/** How long a message from outside is kept, as the privacy notice says it. */
export const nachrichtMonate = 6;

/** How long a revocation that fits no contract is kept, as the privacy notice says it (BGB § 195). */
export const widerrufMonate = 36;

/** How long a report of somebody who was harmed is kept that fits no contract, as the privacy notice says it. */
export const geschaedigtMonate = 12;

/** How long the application of a partner is kept that was refused, as the privacy notice says it. */
export const anbindungMonate = 12;

/** Days in which a revocation declared without signing in can be confirmed by the mail on file (`domain/vertrag.md §9`). */
export const widerrufBestaetigenTage = 7;
