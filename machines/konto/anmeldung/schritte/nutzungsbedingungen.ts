import { fehlschlag } from '../../failure.ts';
import { anmeldeSetup, type Bedingungen } from '../setup.ts';

const bedingungen = ({ event }: { event: { output: Bedingungen } }) => ({
  bedingungen: event.output,
});

interface Nutzungsbedingungen {
  readonly angemeldet: string;
  /** Nobody is signed in any more. */
  readonly zurueck: string;
  /** The same, for her session ended. */
  readonly abgelaufen: string;
}

/** Terms of use and data processing agreement, before an agent sees a customer (`domain/konto.md §3`, GDPR Art. 28). */
export const nutzungsbedingungen = ({ angemeldet, zurueck, abgelaufen }: Nutzungsbedingungen) =>
  anmeldeSetup.createStateConfig({
    description: 'Vermittlerin stimmt den Bedingungen einmal zu',
    meta: { step: 'nutzungsbedingungen', title: 'Nutzungsbedingungen' },
    initial: 'laden',
    // She is signed in already.
    on: {
      ANDERSWO_ANGEMELDET: { description: 'In einem anderen Tab angemeldet: sie bleibt hier' },
    },
    states: {
      laden: {
        description: 'Hat sie der geltenden Fassung schon zugestimmt?',
        tags: 'laedt',
        invoke: {
          id: 'bedingungenLesen',
          src: 'bedingungenLesen',
          onDone: [
            {
              guard: { type: 'sindAngenommen', params: bedingungen },
              target: angemeldet,
            },
            { target: 'eingabe', actions: { type: 'versionMerken', params: bedingungen } },
          ],
          onError: [
            {
              guard: { type: 'istAbgelaufen', params: fehlschlag },
              target: abgelaufen,
            },
            { target: 'nichtGeladen' },
          ],
        },
      },
      nichtGeladen: {
        description: 'Technisches Problem; noch einmal nachsehen schadet nicht',
        tags: 'fehler',
        on: { ERNEUT: 'laden', ABLEHNEN: 'abmelden' },
      },
      eingabe: {
        description: 'Vermittlerin liest und stimmt zu',
        on: {
          ANNEHMEN: { guard: 'beidemZugestimmt', target: 'annehmen' },
          ABLEHNEN: 'abmelden',
        },
      },
      annehmen: {
        description: 'Die Zustimmung wird gespeichert',
        tags: 'laedt',
        invoke: {
          id: 'bedingungenAnnehmen',
          src: 'bedingungenAnnehmen',
          input: ({ context }) => ({ version: context.version }),
          onDone: angemeldet,
          onError: [
            {
              guard: { type: 'istAbgelaufen', params: fehlschlag },
              target: abgelaufen,
            },
            { target: 'nichtGespeichert' },
          ],
        },
      },
      nichtGespeichert: {
        description: 'Technisches Problem; die Häkchen bleiben stehen',
        tags: 'fehler',
        on: {
          ANNEHMEN: { guard: 'beidemZugestimmt', target: 'annehmen' },
          ABLEHNEN: 'abmelden',
        },
      },
      abmelden: {
        description: 'Ohne Zustimmung wird sie abgemeldet',
        tags: 'laedt',
        on: {
          ABGEMELDET: { description: 'Sie meldet sich gerade selbst ab' },
          SITZUNG_ABGELAUFEN: { description: 'Sie meldet sich gerade selbst ab' },
        },
        invoke: {
          id: 'abmelden',
          src: 'abmelden',
          onDone: zurueck,
          onError: zurueck,
        },
      },
    },
  });
