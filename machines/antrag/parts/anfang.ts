import { fehlerWie, hingewiesen, output, plzAus } from './ereignis.ts';

interface Anfang {
  readonly weiter: string;
  /** The link leads to a draft that only opens with its postcode. */
  readonly gesperrt: string;
  readonly vermittlerUnbekannt: string;
  readonly nichtVerfuegbar: string;
  readonly fehler: string;
}

/** Reads who stands around the application before the first question (`domain/antrag.md §1`, state 1). */
const initialisieren = ({ weiter, gesperrt, ...sonst }: Anfang) =>
  ({
    description: 'Marke, Vermittler, Schalter und Entwurf werden gelesen',
    tags: 'laedt',
    meta: { step: 'anfang', title: 'Einen Moment' },
    invoke: {
      id: 'umfeldLaden',
      src: 'umfeldLaden',
      onDone: [
        {
          guard: { type: 'istEntwurfGesperrt', params: anfang },
          target: gesperrt,
          actions: { type: 'umfeldMerken', params: anfang },
        },
        { target: weiter, actions: { type: 'umfeldMerken', params: anfang } },
      ],
      onError: [
        {
          guard: { type: 'istFehler', params: fehlerWie('AGENT_UNBEKANNT') },
          target: sonst.vermittlerUnbekannt,
        },
        {
          guard: { type: 'istFehler', params: fehlerWie('NICHT_VERFUEGBAR') },
          target: sonst.nichtVerfuegbar,
        },
        { target: sonst.fehler },
      ],
    },
  }) as const;

const anfang = output('anfang');

/** A link to a draft opens with the postcode that was given in it; without the draft she begins afresh. */
const entwurf = ({ weiter }: { readonly weiter: string }) =>
  ({
    description: 'Ein gespeicherter Entwurf wird geöffnet',
    meta: { step: 'entwurf', title: 'Entwurf öffnen' },
    initial: 'frage',
    states: {
      frage: {
        description: 'Kundin nennt die Postleitzahl aus ihrem Entwurf',
        on: {
          WEITER: {
            guard: { type: 'istGueltig', params: { schritt: 'entwurf' } },
            target: 'oeffnet',
          },
        },
      },
      oeffnet: {
        description: 'Der Entwurf wird gelesen',
        tags: 'laedt',
        invoke: {
          id: 'entwurfOeffnen',
          src: 'entwurfOeffnen',
          input: ({ event }: { event: unknown }) => ({ plz: plzAus(event) }),
          onDone: {
            target: weiter,
            actions: { type: 'entwurfMerken', params: output('antworten') },
          },
          onError: [
            hingewiesen('PLZ_FALSCH', 'frage'),
            hingewiesen('ENTWURF_GESPERRT', 'frage'),
            hingewiesen('ENTWURF_WEG', weiter),
            hingewiesen('ENTWURF_NEUER', weiter),
            hingewiesen('ENTWURF_ABGESCHLOSSEN', weiter),
            { target: 'fehlgeschlagen' },
          ],
        },
      },
      fehlgeschlagen: {
        description: 'Technisches Problem beim Öffnen; noch einmal versuchen schadet nicht',
        tags: 'fehler',
        on: { WIEDERHOLEN: 'frage' },
      },
    },
  }) as const;

/** The start failed; nothing was typed yet. */
const fehler = ({ erneut }: { readonly erneut: string }) =>
  ({
    description: 'Technisches Problem am Anfang; noch einmal versuchen',
    tags: 'fehler',
    meta: { step: 'fehler', title: 'Das hat nicht geklappt' },
    on: { WIEDERHOLEN: erneut },
  }) as const;

/** Everything before the first question. */
export const vorDenFragen = (
  ziele: Pick<Anfang, 'weiter' | 'vermittlerUnbekannt' | 'nichtVerfuegbar'>,
) =>
  ({
    initialisieren: initialisieren({ ...ziele, gesperrt: 'entwurf', fehler: 'fehler' }),
    entwurf: entwurf({ weiter: ziele.weiter }),
    fehler: fehler({ erneut: 'initialisieren' }),
  }) as const;

/** The end of a session: nobody need be signed in. */
export const sitzung = {
  ABGEMELDET: {
    description: 'Abgemeldet; der Antrag geht ohne Anmeldung weiter',
    actions: { type: 'hinweisSetzen', params: { hinweis: 'NICHT_ANGEMELDET' } },
  },
  SITZUNG_ABGELAUFEN: {
    description: 'Die Sitzung ist abgelaufen; der Antrag geht ohne Anmeldung weiter',
    actions: { type: 'hinweisSetzen', params: { hinweis: 'NICHT_ANGEMELDET' } },
  },
} as const;
