import type { Hinweis } from './failure.ts';
import type { KontoKontext } from './setup.ts';

/** What the screens ask of any flow around an account. */
interface Snapshot {
  readonly context: KontoKontext;
  hasTag: (tag: 'laedt' | 'fehler') => boolean;
}

/** What the customer is told above the form; a technical problem counts as one. */
export const hinweis = (snapshot: Snapshot): Hinweis | null =>
  snapshot.hasTag('fehler') ? technisch : snapshot.context.hinweis;

export const laedt = (snapshot: Snapshot) => snapshot.hasTag('laedt');
export const istFehler = (snapshot: Snapshot) => snapshot.hasTag('fehler');
export const handynummer = ({ context }: Snapshot) => context.handynummer;
export const vertrag = ({ context }: Snapshot) => context.vertrag;
export const maskierteEmail = ({ context }: Snapshot) => context.maskierteEmail;
export const email = ({ context }: Snapshot) => context.email;
export const gesendetAn = ({ context }: Snapshot) => context.gesendetAn;
export const abbuchungAb = ({ context }: Snapshot) => context.abbuchungAb;
export const bankGesperrtBis = ({ context }: Snapshot) => context.bankGesperrtBis;

const technisch: Hinweis = { art: 'TECHNISCH', text: null };
