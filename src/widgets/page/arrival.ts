const places = new Map<string, number>();
let goal: number | null = null;
let watching = false;
let hasActed = false;

/**
 * Whether the reader has done something here that can lead on. Until then a page is simply there, however
 * often its heading changes while it loads, and the first Tab belongs to the browser.
 */
export function isOnTheWay(): boolean {
  watch();
  return hasActed;
}

/**
 * Where the reader stands when a page appears: at the top of a new one, where they left one they come
 * back to. A page loaded by address stays where the browser put it.
 */
export function arrive(): void {
  // Without it a page cannot tell a return from a first visit.
  if (!Reflect.has(window, 'navigation')) {
    window.scrollTo(0, 0);
    return;
  }
  // An address with a place in the page is the page's own matter.
  if (goal === null || (goal === 0 && window.location.hash !== '')) return;
  scrollToGoal(goal);
}

function watch(): void {
  if (watching) return;
  watching = true;
  for (const act of ['click', 'input', 'popstate']) {
    window.addEventListener(act, () => (hasActed = true), { capture: true, passive: true });
  }
  if (Reflect.has(window, 'navigation')) keepPlaces();
}

/** Remembers, for each entry of the history, the place at which it was left. */
function keepPlaces(): void {
  navigation.addEventListener('currententrychange', ({ from, navigationType }) => {
    if (navigationType === null) return;
    places.set(from.key, window.scrollY);
    const key = navigation.currentEntry?.key;
    const isReturn = navigationType === 'traverse' && key !== undefined;
    goal = isReturn ? (places.get(key) ?? 0) : 0;
  });
  // Who has begun to do something on the page does not wait for a place any more.
  for (const act of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
    window.addEventListener(act, () => (goal &&= 0), { capture: true, passive: true });
  }
}

/** What is still to be loaded makes the page long enough later. */
function scrollToGoal(place: number): void {
  window.scrollTo(0, place);
  if (window.scrollY >= place - 1) return;
  const growth = new ResizeObserver(() => {
    if (goal === place) window.scrollTo(0, place);
    if (goal !== place || window.scrollY >= place - 1) growth.disconnect();
  });
  growth.observe(document.body);
}
