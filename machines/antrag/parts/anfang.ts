import { basis } from './basis.ts';
import { fehlerWie, plzAus } from './ereignis.ts';

/** Reads who stands around the application before the first question (`domain/antrag.md §1`, state 1). */
export const initialisieren = ({ weiter }: { weiter: string }) =>
  basis.createStateConfig({
    description: 'Marke, Vermittler, Schalter und Entwurf werden gelesen',
    tags: 'laedt',
    meta: { step: 'anfang', title: 'Einen Moment' },
    invoke: {
      id: 'umfeldLaden',
      src: 'umfeldLaden',
      onDone: [
        {
          guard: { type: 'istEntwurfGesperrt', params: ({ event }) => ({ anfang: event.output }) },
          target: 'entwurf',
          actions: { type: 'umfeldMerken', params: ({ event }) => ({ anfang: event.output }) },
        },
        {
          target: weiter,
          actions: { type: 'umfeldMerken', params: ({ event }) => ({ anfang: event.output }) },
        },
      ],
      onError: [
        {
          guard: {
            type: 'istFehler',
            params: fehlerWie('AGENT_UNBEKANNT'),
          },
          target: 'agentNichtGefunden',
        },
        {
          guard: {
            type: 'istFehler',
            params: fehlerWie('NICHT_VERFUEGBAR'),
          },
          target: 'nichtVerfuegbar',
        },
        { target: 'fehler' },
      ],
    },
  });

/** A link to a draft opens with the postcode that was given in it. */
export const entwurf = ({ weiter }: { weiter: string }) =>
  basis.createStateConfig({
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
            actions: {
              type: 'entwurfMerken',
              params: ({ event }) => ({ antworten: event.output }),
            },
          },
          onError: [
            {
              guard: {
                type: 'istFehler',
                params: fehlerWie('PLZ_FALSCH'),
              },
              target: 'frage',
              actions: { type: 'hinweisSetzen', params: { hinweis: 'PLZ_FALSCH' } },
            },
            {
              guard: {
                type: 'istFehler',
                params: fehlerWie('ENTWURF_GESPERRT'),
              },
              target: 'frage',
              actions: { type: 'hinweisSetzen', params: { hinweis: 'ENTWURF_GESPERRT' } },
            },
            {
              guard: {
                type: 'istFehler',
                params: fehlerWie('ENTWURF_WEG'),
              },
              target: weiter,
              actions: { type: 'hinweisSetzen', params: { hinweis: 'ENTWURF_WEG' } },
            },
            {
              guard: {
                type: 'istFehler',
                params: fehlerWie('ENTWURF_NEUER'),
              },
              target: weiter,
              actions: { type: 'hinweisSetzen', params: { hinweis: 'ENTWURF_NEUER' } },
            },
            {
              guard: {
                type: 'istFehler',
                params: fehlerWie('ENTWURF_ABGESCHLOSSEN'),
              },
              target: weiter,
              actions: { type: 'hinweisSetzen', params: { hinweis: 'ENTWURF_ABGESCHLOSSEN' } },
            },
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
  });

/** The start failed; nothing was typed yet. */
export const fehler = basis.createStateConfig({
  description: 'Technisches Problem am Anfang; noch einmal versuchen',
  tags: 'fehler',
  meta: { step: 'fehler', title: 'Das hat nicht geklappt' },
  on: { WIEDERHOLEN: 'initialisieren' },
});
