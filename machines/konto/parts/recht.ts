import { fehlerWie } from '../failure.ts';
import { abgelehnt, scheitert } from './abgelehnt.ts';
import type { NummerKontext } from './nummer.ts';

/** Whose account the right opened, and the number of her application, which a code has yet to confirm. */
export type Eroeffnet = Pick<NummerKontext, 'partnerNummer' | 'handynummer'>;

interface Recht {
  /** Step that follows where it opened an account. */
  readonly eroeffnet: string;
  /** Where one leads that was used or has expired. */
  readonly ungueltig: `#${string}`;
}

/** The right of a conclusion opens an account before anything is asked, once. */
export const rechtPruefen = ({ eroeffnet, ungueltig }: Recht) =>
  ({
    id: 'rechtPruefen',
    description: 'Mit dem Recht aus ihrem Abschluss wird das Konto eröffnet, ein einziges Mal',
    meta: { step: 'rechtPruefen', title: 'Zugang wird vorbereitet' },
    initial: 'einloesen',
    states: {
      einloesen: {
        description: 'Gilt das Recht noch?',
        tags: 'laedt',
        invoke: {
          id: 'rechtEinloesen',
          src: 'rechtEinloesen',
          onDone: {
            target: eroeffnet,
            actions: {
              type: 'eroeffnetMerken',
              params: ({ event }: { event: { output: Eroeffnet } }) => ({
                eroeffnet: event.output,
              }),
            },
          },
          onError: scheitert({
            gesagt: ['ZU_OFT'],
            davor: [
              {
                guard: { type: 'istFehler', params: fehlerWie('RECHT_UNGUELTIG') },
                target: ungueltig,
              },
            ] as const,
          }),
        },
      },
      abgelehnt: abgelehnt(['ZU_OFT'], { ERNEUT: 'einloesen' }),
      fehler: {
        description: 'Technisches Problem; noch einmal versuchen schadet nicht',
        tags: 'fehler',
        on: { ERNEUT: 'einloesen' },
      },
    },
  }) as const;

/** A right that no longer counts; her contract number leads on (`domain/konto.md §2`). */
export const rechtUngueltig = ({ anfang }: { anfang: string }) =>
  ({
    id: 'rechtUngueltig',
    description: 'Das Recht ist verbraucht oder abgelaufen; mit der Vertragsnummer geht es weiter',
    meta: { step: 'rechtUngueltig', title: 'Nur noch mit Vertragsnummer' },
    on: { NEUER_LINK: anfang },
  }) as const;
