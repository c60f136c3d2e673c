import type { Widerrufserklaerung, WiderrufslinkErgebnis } from '#contract/entities/beendigung.ts';
import { fehlerWie, fehlschlag } from '../parts/beendigungsfehler.ts';
import { widerrufslinkSetup as p } from './setup.ts';

const erklaerungMerken = {
  type: 'erklaerungMerken',
  params: ({ event }: { event: { output: Widerrufserklaerung } }) => ({
    erklaerung: event.output,
  }),
} as const;

/** What a link in a mail about a revocation leads to: to confirm it, or "Das war ich nicht" (`domain/vertrag.md §9`). */
export const widerrufslink = p.createMachine({
  id: 'widerrufslink',
  description: 'Link zum Widerruf: bestätigen oder „Das war ich nicht“',
  context: { erklaerung: null, ergebnis: null, ablehnung: null },
  initial: 'linkPruefen',
  on: {
    ABGEMELDET: { description: 'Abgemeldet; für diese Strecke ohne Bedeutung' },
    SITZUNG_ABGELAUFEN: {
      description: 'Die Sitzung ist abgelaufen; für diese Strecke ohne Bedeutung',
    },
  },
  states: {
    linkPruefen: {
      id: 'linkPruefen',
      description: 'Der Link aus der E-Mail wird geprüft',
      meta: { step: 'linkPruefen', title: 'Link prüfen' },
      initial: 'pruefen',
      states: {
        pruefen: {
          description:
            'Gilt der Link noch, und um welchen Widerruf geht es? Verbraucht wird er nicht',
          tags: 'laedt',
          invoke: {
            id: 'linkLesen',
            src: 'linkLesen',
            onDone: [
              {
                guard: {
                  type: 'istArt',
                  params: ({ event }: { event: { output: Widerrufserklaerung } }) => ({
                    art: event.output.art,
                    gesucht: 'BESTAETIGEN',
                  }),
                },
                target: '#bestaetigen',
                actions: erklaerungMerken,
              },
              { target: '#zuruecknehmen', actions: erklaerungMerken },
            ],
            onError: [
              {
                guard: { type: 'istFehler', params: fehlerWie('ABGELEHNT') },
                target: '#abgelehnt',
                actions: { type: 'ablehnungMerken', params: fehlschlag },
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
    bestaetigen: handlung({
      id: 'bestaetigen',
      title: 'Widerruf bestätigen',
      description: 'Wer die hinterlegte E-Mail liest, bestätigt den Widerruf',
      danach: '#ausgefuehrt',
    }),
    zuruecknehmen: handlung({
      id: 'zuruecknehmen',
      title: 'Das war ich nicht',
      description: 'Der Widerruf kam von jemand anderem; der Vertrag soll bleiben',
      danach: '#wiederhergestellt',
    }),
    ausgefuehrt: {
      id: 'ausgefuehrt',
      description: 'Der Vertrag ist widerrufen; es zählt der Tag des Eingangs',
      meta: { step: 'ausgefuehrt', title: 'Widerruf bestätigt' },
      type: 'final',
    },
    wiederhergestellt: {
      id: 'wiederhergestellt',
      description:
        'Der Widerruf gilt nicht; der Vertrag läuft weiter, wenn nichts anderes ihn beendet hat',
      meta: { step: 'wiederhergestellt', title: 'Widerruf gilt nicht' },
      type: 'final',
    },
    abgelehnt: {
      id: 'abgelehnt',
      description:
        'Der Link ist verbraucht oder abgelaufen, oder es ist zu spät; jemand von uns hilft',
      meta: { step: 'abgelehnt', title: 'Nicht möglich' },
      type: 'final',
    },
  },
});

interface Handlung {
  id: 'bestaetigen' | 'zuruecknehmen';
  title: string;
  description: string;
  danach: '#ausgefuehrt' | '#wiederhergestellt';
}

/** One question, one click: opening a link does nothing yet, for programs open links as well. */
function handlung({ id, title, description, danach }: Handlung) {
  return p.createStateConfig({
    id,
    description,
    meta: { step: id, title },
    initial: 'frage',
    states: {
      frage: {
        description: 'Kundin sieht Vertrag, Eingang und die Folge des Klicks',
        on: { AUSFUEHREN: 'senden' },
      },
      senden: {
        description: 'Der Link wird eingelöst',
        tags: 'laedt',
        invoke: {
          id: 'einloesen',
          src: 'einloesen',
          onDone: {
            target: danach,
            actions: {
              type: 'ergebnisMerken',
              params: ({ event }: { event: { output: WiderrufslinkErgebnis } }) => ({
                ergebnis: event.output,
              }),
            },
          },
          onError: [
            {
              guard: { type: 'istFehler', params: fehlerWie('ABGELEHNT') },
              target: '#abgelehnt',
              actions: { type: 'ablehnungMerken', params: fehlschlag },
            },
            { target: 'fehler' },
          ],
        },
      },
      fehler: {
        description: 'Technisches Problem; noch einmal senden schadet nicht',
        tags: 'fehler',
        on: { ERNEUT: 'senden' },
      },
    },
  });
}
