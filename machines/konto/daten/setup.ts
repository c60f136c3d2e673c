import * as z from 'zod/mini';
import type { KontoEreignis } from '../events.ts';
import { fehlerWie, fehlschlag } from '../failure.ts';
import { kontoSetup } from '../setup.ts';
import { type DatenAntworten, formen } from './answers.ts';

/** The end of the session ends what needs one; nothing typed is kept, it may be a password. */
export const sitzungEndet = {
  SITZUNG_ABGELAUFEN: { target: '.unterbrochen', description: 'Die Sitzung ist abgelaufen' },
  ABGEMELDET: { target: '.unterbrochen', description: 'In einem anderen Tab abgemeldet' },
} as const;

export const unterbrochen = kontoSetup.createStateConfig({
  id: 'unterbrochen',
  description: 'Abgemeldet; nach der Anmeldung beginnt die Änderung von vorn',
  meta: { step: 'unterbrochen', title: 'Bitte erneut anmelden' },
  entry: 'hinweisEntfernen',
  type: 'final',
});

/** What follows where a change fails; what was typed stays. */
export const schiefgegangen = [
  { guard: { type: 'istFehler', params: fehlerWie('TECHNISCH') }, target: 'fehler' },
  {
    guard: { type: 'istFehler', params: fehlerWie('SITZUNG_ABGELAUFEN') },
    target: '#unterbrochen',
  },
  { target: 'eingabe', actions: { type: 'fehlerMerken', params: fehlschlag } },
] as const;

/** The wished address where she entered it just now; null where it waited for a code. */
export function neueEmailVon(event: KontoEreignis): DatenAntworten['neueEmail'] | null {
  return event.type === 'WEITER' ? z.parse(formen.neueEmail, event.antwort) : null;
}
