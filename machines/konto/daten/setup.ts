import * as z from 'zod/mini';
import type { KontoEreignis } from '../events.ts';
import { fehlerWie, fehlschlag } from '../failure.ts';
import { kontoSetup } from '../setup.ts';

/** The end of the session interrupts what needs one. */
export const sitzungEndet = {
  SITZUNG_ABGELAUFEN: { target: '.unterbrochen', description: 'Die Sitzung ist abgelaufen' },
  ABGEMELDET: { target: '.unterbrochen', description: 'In einem anderen Tab abgemeldet' },
} as const;

/** She signs in at the same place; what she typed stays with the form, never in the chart: it may be a password. */
export const unterbrochen = ({ weiter }: { weiter: string }) =>
  kontoSetup.createStateConfig({
    id: 'unterbrochen',
    description: 'Abgemeldet; nach der Anmeldung steht das Formular da, wie es war',
    meta: { step: 'unterbrochen', title: 'Bitte erneut anmelden' },
    entry: 'hinweisEntfernen',
    on: { ANGEMELDET: weiter },
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

/** What she entered just now; null where it waited for a code. */
export function eingegeben<Antwort>(
  form: z.ZodMiniType<Antwort>,
  event: KontoEreignis,
): Antwort | null {
  return event.type === 'WEITER' ? z.parse(form, event.antwort) : null;
}
