import type { AntragKontext } from '../context.ts';
import { basis } from './basis.ts';
import { codeAus, fehlerDes, fehlerWie } from './ereignis.ts';

/** A code confirms the phone number (`domain/antrag.md §1`, state 7); the code itself is never kept. */
export const telefon = ({ weiter }: { weiter: string }) =>
  basis.createStateConfig({
    id: 'telefon',
    description: 'Kundin bestätigt ihre Handynummer mit einem Code',
    meta: { step: 'telefon', title: 'Handynummer bestätigen' },
    route: {
      guard: { type: 'istErreichbar', params: { schritt: 'telefon' } },
      description: 'Zum Schritt „Handynummer bestätigen“',
    },
    initial: 'sendet',
    states: {
      sendet: {
        description: 'Der Code wird als SMS verschickt',
        tags: 'laedt',
        always: { guard: 'istCodeGesendet', target: 'eingabe' },
        invoke: {
          id: 'codeSenden',
          src: 'codeSenden',
          input: nummer,
          onDone: { target: 'eingabe', actions: 'codesendungMerken' },
          onError: {
            target: 'sendenFehlgeschlagen',
            actions: { type: 'ablehnungMerken', params: fehlerDes },
          },
        },
      },
      eingabe: {
        description: 'Kundin gibt den Code aus der SMS ein',
        on: {
          WEITER: {
            guard: { type: 'istGueltig', params: { schritt: 'telefon' } },
            target: 'prueft',
          },
          CODE_ERNEUT: {
            target: 'sendet',
            actions: 'codesendungVergessen',
          },
        },
      },
      prueft: {
        description: 'Der Code wird geprüft',
        tags: 'laedt',
        invoke: {
          id: 'codePruefen',
          src: 'codePruefen',
          input: nummerUndCode,
          onDone: {
            target: weiter,
            actions: {
              type: 'nachweisMerken',
              params: ({ event }) => ({ nachweis: event.output }),
            },
          },
          onError: [
            {
              guard: { type: 'istFehler', params: fehlerWie('CODE_FALSCH') },
              target: 'eingabe',
              actions: { type: 'hinweisSetzen', params: { hinweis: 'CODE_FALSCH' } },
            },
            {
              guard: { type: 'istFehler', params: fehlerWie('CODE_VERBRAUCHT') },
              target: 'eingabe',
              actions: { type: 'hinweisSetzen', params: { hinweis: 'CODE_VERBRAUCHT' } },
            },
            {
              target: 'eingabe',
              actions: { type: 'hinweisSetzen', params: { hinweis: 'CODE_TECHNISCH' } },
            },
          ],
        },
      },
      sendenFehlgeschlagen: {
        description: 'Der Code ging nicht hinaus; noch einmal versuchen schadet nicht',
        tags: 'fehler',
        on: { WIEDERHOLEN: 'sendet' },
      },
    },
  });

function nummer({ context }: { context: AntragKontext }) {
  return { handynummer: context.antworten.kontakt?.handynummer ?? '' };
}

function nummerUndCode({ context, event }: { context: AntragKontext; event: unknown }) {
  return { ...nummer({ context }), code: codeAus(event) };
}
