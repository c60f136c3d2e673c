import { sonstiges } from './sparte.ts';

/** Files about a thing of somebody else that was damaged (`domain/schaden.md §5`). */
export const sachschaden = {
  FOTOS: 'PFLICHT',
  ANSPRUCHSSCHREIBEN: 'MOEGLICH',
  KAUFBELEG: 'MOEGLICH',
} as const;

/** What somebody who was hurt may give her. */
export const personenschaden = {
  ANSPRUCHSSCHREIBEN: 'MOEGLICH',
  EINWILLIGUNG: 'MOEGLICH',
  ARZTBERICHT: 'MOEGLICH',
} as const;

/** What proves the key, and what its lock costs. */
export const schluesselverlust = {
  RECHNUNG_SCHLIESSANLAGE: 'PFLICHT',
  BESTAETIGUNG_UEBERGABE: 'PFLICHT',
} as const;

/** Said wherever a thing was damaged. */
export const aufbewahren = 'Bitte bewahren Sie die beschädigte Sache auf.';

/** Whatever else it is, nobody knows whether there are things or somebody hurt. */
export const sonstigerHaftpflichtschaden = {
  ...sonstiges,
  ohneSachen: true,
  gesundheit: true,
} as const;
