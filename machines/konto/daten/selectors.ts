import type { Hinweis } from '../failure.ts';
import type { DatenKontext } from './setup.ts';

/** What the screens ask of any change of one's own data. */
interface Snapshot {
  readonly context: DatenKontext;
  hasTag: (tag: 'laedt' | 'fehler') => boolean;
}

/** What the customer is told above the form; a technical problem counts as one. */
export const hinweis = (snapshot: Snapshot): Hinweis | null =>
  snapshot.hasTag('fehler') ? technisch : snapshot.context.hinweis;

export const neueEmail = ({ context }: Snapshot) => context.email;
export const gesendetAn = ({ context }: Snapshot) => context.gesendetAn;
export const laedt = (snapshot: Snapshot) => snapshot.hasTag('laedt');

const technisch: Hinweis = { art: 'TECHNISCH', text: null };
