import { codeErneut } from '#machines/parts/erneut.ts';
import type { AntragKontext } from '../context.ts';
import { beiFehler, codeAus, fehlerDes, output } from './ereignis.ts';
import { beantwortet, frage, schritt } from './frage.ts';

/** How to reach her; a number that is not confirmed yet needs a code where the flag asks for it. */
export const kontakt = ({ mitCode, weiter }: { mitCode: string; weiter: string }) =>
  ({
    ...schritt('kontakt', 'Kontakt'),
    description: 'Kundin nennt E-Mail-Adresse und Handynummer',
    on: {
      WEITER: [
        { ...beantwortet('istGueltig', 'kontakt', mitCode), guard: 'istCodeNoetig' },
        beantwortet('istGueltig', 'kontakt', weiter),
      ],
    },
  }) as const;

/** A code confirms the phone number (`domain/antrag.md §1`, state 7); the code itself is never kept. */
export const telefon = ({ weiter }: { weiter: string }) =>
  ({
    ...schritt('telefon', 'Handynummer bestätigen'),
    description: 'Kundin bestätigt ihre Handynummer mit einem Code',
    type: 'parallel',
    states: {
      formular: {
        description: 'Der Code aus der SMS',
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
            initial: 'offen',
            states: {
              offen: { description: 'Noch kein Code wurde abgelehnt' },
              falsch: { description: 'Der Code stimmt nicht' },
              verbraucht: { description: 'Der Code gilt nicht mehr; ein neuer hilft' },
              technisch: { description: 'Der Code wurde nicht geprüft; noch einmal senden hilft' },
            },
            on: {
              WEITER: {
                guard: { type: 'istGueltig', params: { schritt: 'telefon' } },
                target: 'prueft',
              },
              CODE_ERNEUT: {
                guard: 'darfErneut',
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
                actions: { type: 'nachweisMerken', params: output('nachweis') },
              },
              onError: [
                beiFehler('CODE_FALSCH', 'eingabe.falsch'),
                beiFehler('CODE_VERBRAUCHT', 'eingabe.verbraucht'),
                { target: 'eingabe.technisch' },
              ],
            },
          },
          sendenFehlgeschlagen: {
            description: 'Der Code ging nicht hinaus; noch einmal versuchen schadet nicht',
            tags: 'fehler',
            on: { WIEDERHOLEN: 'sendet' },
          },
        },
      },
      erneut: codeErneut({ schritt: 'telefon', aufruf: 'codeSenden' }),
    },
  }) as const;

export const zahlung = ({ weiter }: { weiter: string }) =>
  frage({
    schritt: 'zahlung',
    titel: 'Zahlung',
    description: 'Kundin wählt die Zahlungsart und nennt ihr Konto',
    weiter,
  });

function nummer({ context }: { context: AntragKontext }) {
  return { handynummer: context.antworten.kontakt?.handynummer ?? '' };
}

function nummerUndCode({ context, event }: { context: AntragKontext; event: unknown }) {
  return { ...nummer({ context }), code: codeAus(event) };
}
