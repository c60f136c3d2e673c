import type { Antragsanfang, Entwurfslage } from '../auftraege.ts';
import { beiFehler, output, plzAus } from './ereignis.ts';

interface Anfang {
  readonly weiter: string;
  /** The link leads to a draft that is not open. */
  readonly entwurf: Readonly<Record<Entwurfslage, string>>;
  readonly vermittlerUnbekannt: string;
  readonly nichtVerfuegbar: string;
  readonly fehler: string;
}

/** Reads who stands around the application before the first question (`domain/antrag.md §1`, state 1). */
const initialisieren = ({ weiter, entwurf, ...sonst }: Anfang) =>
  ({
    description: 'Marke, Vermittler, Schalter und Entwurf werden gelesen',
    tags: 'laedt',
    meta: { step: 'anfang', title: 'Einen Moment' },
    invoke: {
      id: 'umfeldLaden',
      src: 'umfeldLaden',
      onDone: [
        nichtOffen('GESPERRT', entwurf.GESPERRT),
        nichtOffen('WEG', entwurf.WEG),
        nichtOffen('NEUER', entwurf.NEUER),
        nichtOffen('ABGESCHLOSSEN', entwurf.ABGESCHLOSSEN),
        { target: weiter, actions: { type: 'umfeldMerken', params: anfang } },
      ],
      onError: [
        beiFehler('AGENT_UNBEKANNT', sonst.vermittlerUnbekannt),
        beiFehler('NICHT_VERFUEGBAR', sonst.nichtVerfuegbar),
        { target: sonst.fehler },
      ],
    },
  }) as const;

const anfang = output('anfang');

const nichtOffenWeil = {
  GESPERRT: 'Entwurf verlangt die PLZ',
  WEG: 'Entwurf ist weg',
  NEUER: 'Entwurf ist neuer',
  ABGESCHLOSSEN: 'schon ein Vertrag',
} as const satisfies Record<Entwurfslage, string>;

function nichtOffen<const Lage extends Entwurfslage>(lage: Lage, target: string) {
  const params = (args: { event: { output: Antragsanfang } }) => ({ ...anfang(args), lage });
  return {
    guard: { type: 'istEntwurf', params },
    target,
    description: nichtOffenWeil[lage],
    actions: { type: 'umfeldMerken', params: anfang },
  } as const;
}

/** A link to a draft opens with the postcode that was given in it; where it does not open, she may begin afresh. */
const entwurf = ({ weiter }: { readonly weiter: string }) =>
  ({
    description: 'Ein gespeicherter Entwurf wird geöffnet',
    meta: { step: 'entwurf', title: 'Entwurf öffnen' },
    initial: 'frage',
    on: { NEU_BEGINNEN: { target: weiter, description: 'Ohne den Entwurf neu beginnen' } },
    states: {
      frage: {
        description: 'Kundin nennt die Postleitzahl aus ihrem Entwurf',
        initial: 'offen',
        on: {
          WEITER: {
            guard: { type: 'istGueltig', params: { schritt: 'entwurf' } },
            target: 'oeffnet',
          },
        },
        states: {
          offen: { description: 'Noch keine Postleitzahl war falsch' },
          plzFalsch: { description: 'Diese Postleitzahl steht nicht im Entwurf' },
          gesperrt: { description: 'Zu oft eine andere; der Entwurf öffnet sich eine Weile nicht' },
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
            beiFehler('PLZ_FALSCH', 'frage.plzFalsch'),
            beiFehler('ENTWURF_GESPERRT', 'frage.gesperrt'),
            beiFehler('ENTWURF_WEG', 'weg'),
            beiFehler('ENTWURF_NEUER', 'neuer'),
            beiFehler('ENTWURF_ABGESCHLOSSEN', 'abgeschlossen'),
            { target: 'fehlgeschlagen' },
          ],
        },
      },
      fehlgeschlagen: {
        description: 'Technisches Problem beim Öffnen; noch einmal versuchen schadet nicht',
        tags: 'fehler',
        on: { WIEDERHOLEN: 'frage' },
      },
      weg: { description: 'Den Entwurf gibt es nicht mehr' },
      neuer: {
        description: 'Der Entwurf ist neuer als diese Seite; neu geladen öffnet er sich',
      },
      abgeschlossen: { description: 'Aus dem Entwurf ist schon ein Vertrag geworden' },
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
    initialisieren: initialisieren({
      ...ziele,
      entwurf: {
        GESPERRT: 'entwurf',
        WEG: 'entwurf.weg',
        NEUER: 'entwurf.neuer',
        ABGESCHLOSSEN: 'entwurf.abgeschlossen',
      },
      fehler: 'fehler',
    }),
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
