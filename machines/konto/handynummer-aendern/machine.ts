import { antworten } from './answers.ts';
import { fehlerWie, fehlschlag } from '../failure.ts';
import { linkUngueltig } from '../parts/link.ts';
import { nummer } from '../parts/nummer.ts';
import { tan } from '../parts/tan.ts';
import {
  anfang,
  antwortVon,
  kontoSetup,
  type LinkErgebnis,
  sitzungOhneBedeutung,
} from '../setup.ts';

/** Another mobile number for who lost hers: a link by mail, then a code to the new one (`domain/konto.md §5`). */
export const handynummerAendern = kontoSetup.createMachine({
  id: 'handynummerAendern',
  description: 'Handynummer ohne Anmeldung ändern: Link per E-Mail, Code an die neue Nummer',
  context: ({ input }) => anfang(input),
  initial: 'einstieg',
  on: sitzungOhneBedeutung,
  states: {
    einstieg: {
      description: 'Kommt sie mit einem Link aus einer E-Mail?',
      always: [
        { guard: { type: 'istEinstieg', params: { einstieg: 'LINK' } }, target: 'linkGeoeffnet' },
        { target: 'anfordern' },
      ],
    },
    anfordern: {
      id: 'anfordern',
      description: 'Wer ist sie, und welcher Vertrag gehört ihr?',
      meta: { step: 'anfordern', title: 'Handynummer ändern' },
      initial: 'eingabe',
      states: {
        eingabe: {
          description: 'Kundin nennt E-Mail-Adresse, Vertragsnummer und Geburtsdatum',
          on: {
            WEITER: {
              guard: { type: 'istGueltig', params: { frage: 'anfordern' } },
              target: 'senden',
            },
          },
        },
        senden: {
          description: 'Der Link wird angefordert; die Antwort ist für alle Angaben dieselbe',
          tags: 'laedt',
          entry: 'hinweisEntfernen',
          invoke: {
            id: 'resetAnfordern',
            src: 'resetAnfordern',
            input: ({ event }) => antwortVon(antworten.anfordern, event),
            onDone: '#linkGesendet',
            onError: [
              {
                guard: { type: 'istFehler', params: fehlerWie('ZU_OFT') },
                target: 'eingabe',
                actions: { type: 'fehlerMerken', params: fehlschlag },
              },
              { target: 'fehler' },
            ],
          },
        },
        fehler: {
          description: 'Technisches Problem; die Angaben bleiben stehen',
          tags: 'fehler',
          on: {
            WEITER: {
              guard: { type: 'istGueltig', params: { frage: 'anfordern' } },
              target: 'senden',
            },
          },
        },
      },
    },
    linkGesendet: {
      id: 'linkGesendet',
      description: 'Wenn die Angaben stimmen, ist ein Link unterwegs; weiter geht es dort',
      meta: { step: 'linkGesendet', title: 'E-Mail unterwegs' },
      on: { LINK_GEOEFFNET: '#linkGeoeffnet' },
    },
    linkGeoeffnet: {
      id: 'linkGeoeffnet',
      description: 'Der Link aus der E-Mail wird geprüft',
      meta: { step: 'linkGeoeffnet', title: 'Link prüfen' },
      initial: 'pruefen',
      states: {
        pruefen: {
          description: 'Gilt der Link noch, und für wen?',
          tags: 'laedt',
          invoke: {
            id: 'linkPruefen',
            src: 'linkPruefen',
            onDone: {
              target: '#neueNummer',
              actions: {
                type: 'linkMerken',
                params: ({ event }: { event: { output: LinkErgebnis } }) => ({
                  ergebnis: event.output,
                }),
              },
            },
            onError: [
              {
                guard: { type: 'istFehler', params: fehlerWie('LINK_UNGUELTIG') },
                target: '#linkUngueltig',
              },
              { target: 'fehler' },
            ],
          },
        },
        fehler: {
          description: 'Technisches Problem; noch einmal prüfen schadet nicht',
          tags: 'fehler',
          on: { ERNEUT: 'pruefen' },
        },
      },
    },
    linkUngueltig: linkUngueltig({ anfang: '#anfordern' }),
    neueNummer: nummer({
      schritt: 'neueNummer',
      titel: 'Ihre neue Handynummer',
      description: 'Die neue Handynummer',
      auswege: { ende: '#linkUngueltig' },
    }),
    tanPruefen: tan({ nummer: '#neueNummer', auswege: { ende: '#linkUngueltig' } }),
    fertig: {
      id: 'fertig',
      description: 'Die neue Nummer gilt; überall abgemeldet',
      meta: { step: 'fertig', title: 'Handynummer geändert' },
      type: 'final',
    },
  },
});
