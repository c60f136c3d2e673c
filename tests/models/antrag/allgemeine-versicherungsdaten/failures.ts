import type { Sentences } from '#tests/models/sentences.ts';
import { sentences as nachricht } from '../nachricht/failures.ts';

export { failures } from '../nachricht/failures.ts';

/** What she reads then (`domain/konto.md §9`); she writes to us where no broker is found. */
export const sentences: Sentences = {
  ...nachricht,
  empfaengerLaden: { TECHNISCH: 'Nach dem Senden prüfen wir Ihre Anfrage persönlich.' },
};
