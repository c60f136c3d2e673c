import { codeErneut } from '#machines/parts/erneut.ts';
import type { AntragKontext } from '../context.ts';
import { beiFehler, codeAus, fehlerDes, output } from './ereignis.ts';
import { beantwortet, schritt } from './frage.ts';

/** How to reach her and how she pays; a number that is not confirmed yet needs a code where the flag asks for it. */
export const kontaktZahlung = ({ weiter }: { weiter: string }) =>
  ({
    ...schritt('kontaktZahlung', 'Kontakt und Zahlung'),
    description: 'Kundin sagt, wie sie zu erreichen ist und wie sie zahlt',
    initial: 'angaben',
    states: {
      angaben: {
        id: 'kontaktangaben',
        description: 'Kundin nennt E-Mail-Adresse, Handynummer und Konto',
        on: {
          WEITER: [
            { ...beantwortet('istGueltig', 'kontaktZahlung', 'telefon'), guard: 'istCodeNoetig' },
            beantwortet('istGueltig', 'kontaktZahlung', weiter),
          ],
        },
      },
      telefon: telefon({ weiter }),
    },
  }) as const;

/** A code confirms the phone number (`domain/antrag.md §1`, state 7); the code itself is never kept. */
const telefon = ({ weiter }: { weiter: string }) =>
  ({
    id: 'telefon',
    description: 'Kundin bestätigt ihre Handynummer mit einem Code',
    type: 'parallel',
    on: { NUMMER_AENDERN: '#kontaktangaben' },
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
                guard: 'istCodeGueltig',
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

function nummer({ context }: { context: AntragKontext }) {
  return { handynummer: context.antworten.kontaktZahlung?.handynummer ?? '' };
}

function nummerUndCode({ context, event }: { context: AntragKontext; event: unknown }) {
  return { ...nummer({ context }), code: codeAus(event) };
}
