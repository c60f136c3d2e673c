import { fristen } from '#contract/zahlen.ts';
import { praefix } from './clearDrafts.ts';

/** With the drafts, so that signing out takes it along. */
export const rechtSchluessel = `${praefix}:zugangsrecht`;

/**
 * The right of a conclusion as a note in this tab, behind the moment it ends: never in an address, and gone when it was
 * used (`domain/verkauf.md §6`).
 */
export function zugangsrecht(
  speicher: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  now: () => Date,
) {
  return {
    lesen: () => {
      const [bis, recht = null] = (speicher.getItem(rechtSchluessel) ?? '').split(' ');
      return Number(bis) > now().getTime() ? recht : null;
    },
    merken: (recht: string) => {
      const bis = now().getTime() + fristen.zugangsrechtMinuten * 60_000;
      speicher.setItem(rechtSchluessel, `${bis} ${recht}`);
    },
    vergessen: () => speicher.removeItem(rechtSchluessel),
  };
}

export type Zugangsrecht = ReturnType<typeof zugangsrecht>;
