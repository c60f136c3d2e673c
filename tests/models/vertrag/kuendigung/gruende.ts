import type { KuendigungsgrundKey } from '#contract/entities/beendigungsgrund.ts';

/** What a reason asks for besides a day, as the table of `domain/vertrag.md §8` says it. */
interface Grund {
  /** A proof is looked at before the contract ends. */
  readonly nachweis: boolean;
  /** She has to say it in her own words. */
  readonly freitext: boolean;
}

const ohne = { nachweis: false, freitext: false };
const mitNachweis = { nachweis: true, freitext: false };

export const gruende: Readonly<Record<KuendigungsgrundKey, Grund>> = {
  WECHSEL: ohne,
  ZU_TEUER: ohne,
  UNZUFRIEDEN: ohne,
  NICHT_BENOETIGT: ohne,
  SCHADENFALL: ohne,
  BEITRAGSERHOEHUNG: ohne,
  RISIKOFORTFALL: mitNachweis,
  VERKAUF: mitNachweis,
  DOPPELVERSICHERUNG: mitNachweis,
  SONSTIGES: { nachweis: false, freitext: true },
};
