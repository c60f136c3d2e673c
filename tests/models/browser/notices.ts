import { plain } from './arrival.ts';

/** What a flow says of itself besides its failures, by the state in which it may be read, or a part of its path. */
export type Notices = Readonly<Record<string, readonly string[]>>;

/** Notices in which nothing is read that is due here. */
export function untoldNotices(notices: readonly string[], due: readonly string[]): string[] {
  const told = due.map(plain);
  return notices.filter((notice) => !told.some((one) => notice.includes(one)));
}

/** What is told of a state. */
export function noticesIn(notices: Notices, state: string): string[] {
  const isIn = (own: string) =>
    state.split(' ').some((leaf) => leaf === own || leaf.startsWith(`${own}.`));
  return Object.entries(notices).flatMap(([own, told]) => (isIn(own) ? told : []));
}

/** Runs in the page: what is told to whoever sees it and whoever hears it; a list of mistakes belongs to its form. */
export function noticesOnPage(): string[] {
  const all = document.querySelectorAll<HTMLElement>(
    ':is(main, dialog[open]) :is([role="status"], [role="alert"])[data-type]',
  );
  return [...all]
    .filter((notice) => notice.checkVisibility({ visibilityProperty: true }))
    .map(({ innerText }) => innerText.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}
