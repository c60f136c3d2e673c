import { hausratraeumeHoechstens, hausratwerte } from '#contract/produkte/hausratwerte.ts';
import type { Wertermittlung } from '../../formular/ermittlung.ts';

/** The sum by what stands in each room, for whoever does not trust the size of the home (`domain/antrag.md §6.4`). */
export const nachZimmern: Wertermittlung = {
  titel: 'Summe nach Zimmern schätzen',
  text: 'Zählen Sie Ihre Zimmer. Die Werte sind unsere Annahmen für eine übliche Einrichtung, neu gekauft. Besitzen Sie mehr, wählen Sie die Summe höher.',
  teile: Object.entries(hausratwerte).map(([schluessel, teil]) =>
    Object.assign({ schluessel }, teil),
  ),
  hoechstens: hausratraeumeHoechstens,
};
