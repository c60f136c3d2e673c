import { unterbrechungsfehlschlaege, unterbrechungssaetze } from '#tests/models/unterbrechung.ts';
import type { Failures } from '#tests/models/engine/lint/failures.ts';
import type { Sentences } from '#tests/models/sentences.ts';
import { satz } from '../fehlersaetze.ts';

/** What is refused is said at the form; after the session it waits (`domain/konto.md §7.2`). */
export const failures: Failures = {
  ...unterbrechungsfehlschlaege,
  untervermittlerEinladen: {
    EMAIL_NICHT_VERWENDBAR: 'einladen.abgelehnt.emailNichtVerwendbar',
    NUMMER_UNGUELTIG: 'einladen.abgelehnt.nummerUngueltig',
    NICHT_AENDERBAR: 'einladen.abgelehnt.nichtAenderbar',
    ZU_OFT: 'einladen.abgelehnt.zuOft',
    SITZUNG_ABGELAUFEN: 'unterbrochen',
    TECHNISCH: 'einladen.fehler',
  },
};

/** What the server says. */
export const vergeben = 'Diese E-Mail-Adresse ist bereits vergeben.';
export const voll = 'Ihre Agentur hat schon 50\u00A0Zugänge.';

/** What is read then; the server says it in its own words. */
export const sentences: Sentences = {
  ...unterbrechungssaetze,
  untervermittlerEinladen: {
    ...satz('NUMMER_UNGUELTIG', 'ZU_OFT', 'SITZUNG_ABGELAUFEN', 'TECHNISCH'),
    EMAIL_NICHT_VERWENDBAR: vergeben,
    NICHT_AENDERBAR: voll,
  },
};
