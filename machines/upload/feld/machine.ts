import { type Felddatei, type Feldkontext, feldSetup as p } from './setup.ts';

/** What is wrong first is said first: something under way, something that failed, nothing there. */
const entscheidung = [
  { guard: 'istUnterwegs', target: 'unterwegs' },
  { guard: 'istGescheitert', target: 'gescheitert' },
  { guard: 'istLeer', target: 'leer' },
  { target: 'bereit' },
] as const;

const aufheben = {
  type: 'aufheben',
  params: ({ context }: { context: Feldkontext }) => ({ dateien: context.angekommen }),
} as const;

/** The files of one field and what is wrong with them, as long as it is. */
export const feld = p.createMachine({
  id: 'feld',
  description: 'Dateien eines Feldes: wählen, hochladen, beisammen haben',
  context: ({ input: { aufgehoben } }) => ({
    dateien: aufgehoben.map(({ id, name, groesse }, schluessel): Felddatei => ({
      schluessel,
      id,
      name,
      groesse,
      stand: 'aufgehoben',
      anteil: 1,
    })),
    angekommen: aufgehoben,
  }),
  entry: [{ type: 'beginnen', params: ({ context: { dateien } }) => ({ dateien }) }, aufheben],
  type: 'parallel',
  states: {
    stand: {
      description: 'Wie es um die Dateien steht',
      initial: 'entscheidet',
      on: {
        GEWAEHLT: {
          guard: { type: 'sindNeu', params: ({ event: { dateien } }) => ({ dateien }) },
          target: '.entscheidet',
          description: 'Kundin wählt Dateien',
          actions: [
            'abgelehnteVergessen',
            { type: 'aufnehmen', params: ({ event: { dateien } }) => ({ dateien }) },
            { type: 'beginnen', params: ({ event: { dateien } }) => ({ dateien }) },
            'starten',
          ],
        },
        FORTSCHRITT: {
          guard: {
            type: 'steht',
            params: ({ event: { schluessel } }) => ({ schluessel, stand: 'laeuft' as const }),
          },
          actions: {
            type: 'eintragen',
            params: ({ event: { schluessel, anteil } }) => ({
              schluessel,
              anteil: Math.min(1, Math.max(0, anteil)),
            }),
          },
        },
        ANGEKOMMEN: {
          target: '.entscheidet',
          actions: [
            {
              type: 'eintragen',
              params: ({ event: { schluessel, id } }) => ({
                schluessel,
                id,
                stand: 'geprueft' as const,
                anteil: 1,
              }),
            },
            {
              type: 'ankommen',
              params: ({ event: { schluessel, id } }) => ({ schluessel, id }),
            },
            aufheben,
            'starten',
          ],
        },
        ABGELEHNT: {
          target: '.entscheidet',
          actions: [
            {
              type: 'eintragen',
              params: ({ event: { schluessel, satz } }) => ({
                schluessel,
                satz,
                stand: 'abgelehnt' as const,
              }),
            },
            'starten',
          ],
        },
        GESCHEITERT: {
          target: '.entscheidet',
          actions: [
            {
              type: 'eintragen',
              params: ({ event: { schluessel } }) => ({
                schluessel,
                stand: 'gescheitert' as const,
              }),
            },
            'starten',
          ],
        },
        VERFALLEN: {
          target: '.entscheidet',
          description: 'Eine aufgehobene Datei ist nicht mehr da',
          actions: [
            { type: 'austragen', params: ({ event: { schluessel } }) => ({ schluessel }) },
            aufheben,
          ],
        },
        ERNEUT: {
          guard: {
            type: 'steht',
            params: ({ event: { schluessel } }) => ({ schluessel, stand: 'gescheitert' as const }),
          },
          target: '.entscheidet',
          description: 'Kundin sendet eine Datei noch einmal',
          actions: [
            {
              type: 'eintragen',
              params: ({ event: { schluessel } }) => ({
                schluessel,
                stand: 'wartet' as const,
                anteil: 0,
              }),
            },
            { type: 'weitergeben', params: ({ event }) => event },
            'starten',
          ],
        },
        ENTFERNEN: {
          guard: {
            type: 'istDabei',
            params: ({ event: { schluessel } }) => ({ schluessel }),
          },
          target: '.entscheidet',
          description: 'Kundin entfernt eine Datei oder bricht sie ab',
          actions: [
            { type: 'weitergeben', params: ({ event }) => event },
            { type: 'austragen', params: ({ event: { schluessel } }) => ({ schluessel }) },
            aufheben,
            'starten',
          ],
        },
      },
      states: {
        entscheidet: {
          description: 'Der wichtigste Hinweis geht vor',
          always: entscheidung,
        },
        leer: { description: 'Noch keine Datei ist angekommen' },
        unterwegs: { description: 'Eine Datei wartet oder wird gesendet' },
        gescheitert: { description: 'Eine Datei ist nicht angekommen' },
        bereit: { description: 'Alle Dateien sind da' },
      },
    },
    gesagt: {
      description: 'Hinweis an die Kundin, als sie weiter wollte; er gilt, solange es so steht',
      initial: 'nichts',
      on: {
        PRUEFEN: [
          { guard: 'istUnterwegs', target: '.unterwegs' },
          { guard: 'istGescheitert', target: '.gescheitert' },
          { guard: 'istLeer', target: '.leer' },
          { target: '.nichts' },
        ],
      },
      states: {
        nichts: { description: 'Nichts war im Weg' },
        leer: { description: 'Eine Datei fehlt' },
        unterwegs: { description: 'Eine Datei ist noch unterwegs' },
        gescheitert: { description: 'Eine Datei ist nicht angekommen' },
      },
    },
  },
});
