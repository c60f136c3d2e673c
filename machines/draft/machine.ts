import { wegen } from './failure.ts';
import { konflikt, merkt, speicherung } from './parts.ts';
import { draftSetup } from './setup.ts';

const anlegbar = {
  ANLEGEN: { guard: 'istGueltig', target: 'speichert', actions: 'auftragMerken' },
  SCHLIESSEN: '#draft.zu.ruht',
} as const;

const speicherbar = {
  SPEICHERN: { target: 'speichert', actions: 'auftragMerken' },
  LOESCHEN: '#draft.loeschen',
  SCHLIESSEN: '#draft.zu.gespeichert',
} as const;

const loeschbar = { BESTAETIGEN: 'loescht', ABBRECHEN: '#draft.aendern' } as const;

/** A broker's own saves begin again by any of these. */
const nochmal = {
  VERBUNDEN: 'speichert',
  BEANTWORTET: { target: 'speichert', actions: 'auftragMerken' },
} as const;

/** The draft of an application at the server, beside the application (`domain/antrag.md §7`). */
export const draft = draftSetup.createMachine({
  id: 'draft',
  description: 'Entwurf eines Antrags: speichern, bei zwei Fassungen wählen, löschen',
  context: ({ input }) => ({
    kennung: input.kennung,
    geoeffnet: null,
    auftrag: null,
    unterwegs: null,
    gesichert: null,
    fehlversuche: 0,
  }),
  initial: 'zu',
  on: {
    UEBERNOMMEN: { actions: 'uebernehmen', description: 'Der Entwurf eines Links ist offen' },
    ANGEKOMMEN: { actions: 'zielVergessen', description: 'Der Schritt von damals ist erreicht' },
    VERMITTELT: { target: '.selbst', actions: 'vonVorn' },
    ABGESCHLOSSEN: { target: '.abgeschlossen', actions: 'entwurfVergessen' },
  },
  states: {
    zu: {
      description: 'Kundin füllt den Antrag aus; gespeichert wird, wenn sie es sagt',
      initial: 'ruht',
      states: {
        ruht: {
          description: 'Es gibt keinen Entwurf',
          always: { guard: 'hatEntwurf', target: 'gespeichert' },
          on: { FRAGEN: '#draft.anlegen' },
        },
        gespeichert: {
          description: 'Es gibt einen Entwurf; unter dem Schritt steht, von wann er ist',
          on: { FRAGEN: '#draft.aendern' },
        },
      },
    },
    anlegen: {
      description: 'Zum ersten Mal speichern: wohin der Link geht und wonach er fragt',
      meta: { step: 'frage', title: 'Später weitermachen' },
      initial: 'fragt',
      states: {
        fragt: { description: 'Kundin nennt E-Mail-Adresse und Postleitzahl', on: anlegbar },
        speichert: {
          description: 'Der Entwurf wird angelegt, der Link verschickt',
          tags: 'laedt',
          entry: 'beginnen',
          invoke: {
            id: 'speichern',
            src: 'speichern',
            input: speicherung,
            onDone: { target: '#draft.zu.gespeichert', actions: merkt },
            onError: [{ guard: wegen('ZU_VIELE'), target: 'zuViele' }, { target: 'gescheitert' }],
          },
        },
        gescheitert: {
          description: 'Nicht gespeichert; noch einmal legt keinen zweiten Entwurf an',
          tags: 'fehler',
          on: anlegbar,
        },
        zuViele: {
          description: 'Zu viele Links an diese Adresse; eine Stunde warten',
          tags: 'fehler',
          on: anlegbar,
        },
        weg: {
          description: 'Der Entwurf wurde gelöscht oder ist abgelaufen; er lässt sich neu anlegen',
          tags: 'fehler',
          on: anlegbar,
        },
      },
    },
    aendern: {
      description: 'Noch einmal speichern, unter demselben Link, oder löschen',
      initial: 'fragt',
      states: {
        fragt: {
          description: 'Kundin liest, wann zuletzt gespeichert wurde',
          on: speicherbar,
        },
        speichert: {
          description: 'Die nächste Fassung wird gespeichert',
          tags: 'laedt',
          entry: 'beginnen',
          invoke: {
            id: 'speichern',
            src: 'speichern',
            input: speicherung,
            onDone: { target: '#draft.zu.gespeichert', actions: merkt },
            onError: [
              { guard: wegen('GEAENDERT'), target: '#draft.geaendert' },
              {
                guard: wegen('WEG'),
                target: '#draft.anlegen.weg',
                actions: 'entwurfVergessen',
              },
              { guard: wegen('ABGESCHLOSSEN'), target: 'abgeschlossen' },
              { guard: wegen('ZU_VIELE'), target: 'zuViele' },
              { target: 'gescheitert' },
            ],
          },
        },
        gescheitert: {
          description: 'Nicht gespeichert; die Fassung davor bleibt',
          tags: 'fehler',
          on: speicherbar,
        },
        zuViele: {
          description: 'Zu oft gespeichert; später noch einmal',
          tags: 'fehler',
          on: speicherbar,
        },
        abgeschlossen: {
          // The draft is kept: what she concludes here names it, and the server concludes nothing that does.
          description:
            'Aus dem Entwurf ist anderswo ein Vertrag geworden; einen weiteren macht niemand',
          tags: 'fehler',
          on: { SCHLIESSEN: '#draft.zu.gespeichert', NEU_BEGINNEN: '#draft.verworfen' },
        },
      },
    },
    loeschen: {
      description: 'Den Entwurf löschen; was im Fenster steht, bleibt',
      initial: 'fragt',
      states: {
        fragt: { description: 'Wirklich löschen?', on: loeschbar },
        loescht: {
          description: 'Der Entwurf wird gelöscht',
          tags: 'laedt',
          invoke: {
            id: 'loeschen',
            src: 'loeschen',
            input: ({ context }) => context.kennung,
            onDone: { target: '#draft.zu.ruht', actions: 'entwurfVergessen' },
            onError: [
              { guard: wegen('ABGESCHLOSSEN'), target: '#draft.aendern.abgeschlossen' },
              { target: 'gescheitert' },
            ],
          },
        },
        gescheitert: {
          description: 'Nicht gelöscht; noch einmal schadet nicht',
          tags: 'fehler',
          on: loeschbar,
        },
      },
    },
    geaendert: konflikt({
      speichern: 'speichern',
      gespeichert: '#draft.zu.gespeichert',
      weg: '#draft.anlegen.weg',
      abgeschlossen: '#draft.aendern.abgeschlossen',
      spaeter: '#draft.zu.gespeichert',
      geladen: '#draft.geladen',
    }),
    selbst: {
      description: 'Ein Vermittler füllt aus: jede Antwort wird von selbst gespeichert',
      initial: 'ruht',
      on: {
        // Also while it saves: what comes meanwhile is saved next.
        BEANTWORTET: { actions: 'auftragMerken' },
      },
      states: {
        ruht: {
          description: 'Jede Antwort ist gespeichert, oder es gibt noch keine',
          always: { guard: 'istOffen', target: 'speichert' },
        },
        speichert: {
          description: 'Der Stand wird gespeichert',
          tags: 'laedt',
          entry: 'beginnen',
          invoke: {
            id: 'selbstSpeichern',
            src: 'selbstSpeichern',
            input: speicherung,
            onDone: { target: 'ruht', actions: merkt },
            onError: [
              { guard: wegen('GEAENDERT'), target: 'geaendert' },
              {
                guard: wegen('WEG'),
                target: 'gescheitert',
                actions: ['entwurfVergessen', 'fehlversuchZaehlen'],
              },
              { guard: wegen('ABGESCHLOSSEN'), target: 'abgeschlossen' },
              { target: 'gescheitert', actions: 'fehlversuchZaehlen' },
            ],
          },
        },
        gescheitert: {
          description: 'Noch nicht gespeichert; es wird nach einer Wartezeit wieder versucht',
          tags: 'fehler',
          after: { NOCHMAL: 'speichert' },
          on: nochmal,
        },
        geaendert: konflikt({
          speichern: 'selbstSpeichern',
          gespeichert: '#draft.selbst.ruht',
          weg: '#draft.selbst.gescheitert',
          abgeschlossen: '#draft.selbst.abgeschlossen',
          spaeter: '#draft.selbst.aufgeschoben',
          geladen: '#draft.geladen',
        }),
        abgeschlossen: {
          // The draft is kept: after a reload the next save says it again, and the server concludes nothing that names it.
          description:
            'Aus dem Entwurf ist anderswo ein Vertrag geworden; einen weiteren macht niemand',
          initial: 'sagt',
          states: {
            sagt: {
              description: 'Der Vermittler liest, dass es den Vertrag gibt',
              tags: 'fehler',
              on: { SCHLIESSEN: 'still', NEU_BEGINNEN: '#draft.verworfen' },
            },
            still: { description: 'Er weiß es; hier wird nichts mehr gespeichert' },
          },
        },
        aufgeschoben: {
          description:
            'Zwischen zwei Fassungen ist nicht entschieden; die nächste Antwort fragt wieder',
          tags: 'fehler',
          on: nochmal,
        },
      },
    },
    abgeschlossen: {
      description: 'Aus dem Antrag ist ein Vertrag geworden; es gibt nichts mehr zu speichern',
      type: 'final',
    },
    verworfen: {
      description: 'Die Seite beginnt neu, mit einem leeren Antrag',
      type: 'final',
      entry: ['entwurfVergessen', 'neuBeginnen'],
    },
    geladen: {
      description: 'Die Seite beginnt neu, mit der neueren Fassung',
      type: 'final',
      entry: {
        type: 'neuereOeffnen',
        params: ({ context }) => ({ kennung: context.kennung }),
      },
    },
  },
});
