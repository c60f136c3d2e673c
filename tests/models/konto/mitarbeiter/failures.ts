import type { Failures } from '#tests/models/engine/lint/failures.ts';
import type { Sentences } from '#tests/models/sentences.ts';
import { satz } from '../fehlersaetze.ts';

const bei = (schritt: string) => ({
  NICHT_AENDERBAR: `${schritt}.abgelehnt.nichtAenderbar`,
  ZU_OFT: `${schritt}.abgelehnt.zuOft`,
  SITZUNG_ABGELAUFEN: 'unterbrochen',
  TECHNISCH: `${schritt}.fehler`,
});

/** What is refused is said where it was asked for (`domain/konto.md §7.3`). */
export const failures: Failures = {
  rechteSpeichern: bei('rechte'),
  kundenUebertragen: bei('uebergabe'),
  zugangAendern: bei('bestaetigung'),
};

/** What the server says. */
export const letzte = 'Mindestens eine Person muss die Agentur verwalten.';

const gesagt = {
  ...satz('ZU_OFT', 'SITZUNG_ABGELAUFEN', 'TECHNISCH'),
  NICHT_AENDERBAR: letzte,
};

/** What is read then; the server says why in its own words. */
export const sentences: Sentences = {
  rechteSpeichern: gesagt,
  kundenUebertragen: gesagt,
  zugangAendern: gesagt,
};
