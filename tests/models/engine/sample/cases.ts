import { isDeepStrictEqual } from 'node:util';
import { geschnitten } from '#machines/walk.ts';
import { centsFor } from '../answering.ts';
import { casesFor } from '../cases.ts';
import {
  type Musterangebot,
  type antrag,
  BeitragGeaendert,
  istAktuell,
  type Risiko,
  weg,
} from './machine.ts';

export const wohnung = { flaeche: 80, staendigBewohnt: true };
export const mitFahrrad = { fahrrad: true, glas: false };
export const ohneFahrrad = { fahrrad: false, glas: true };
export const fahrrad = { wert: 2500 };
export const tarif = { zahlweise: 'JAEHRLICH' } as const;
export const person = { nachname: 'Beispiel', geburtsdatum: '1980-05-17' };
const versicherbar = (gefragt: Risiko): Musterangebot => ({
  ergebnis: 'VERSICHERBAR',
  beitrag: centsFor(gefragt),
});
const nichtVersicherbar: Musterangebot = { ergebnis: 'NICHT_VERSICHERBAR' };

const nachDemBerechnen = ['tarif', 'person', 'zusammenfassung', 'senden', 'fehlerBeimSenden'];

export const cases = casesFor<typeof antrag>({
  inputs: { frisch: {} },
  events: {
    'WEITER Wohnung': weiter(wohnung),
    'WEITER unbewohnt': weiter({ ...wohnung, staendigBewohnt: false }),
    'WEITER mit Fahrrad': weiter(mitFahrrad),
    'WEITER ohne Fahrrad': weiter(ohneFahrrad),
    'WEITER Fahrrad': weiter(fahrrad),
    'WEITER Tarif': weiter(tarif),
    'WEITER Person': weiter(person),
    ABSENDEN: { type: 'ABSENDEN' },
    ERNEUT: { type: 'ERNEUT' },
    ABGEMELDET: { type: 'ABGEMELDET' },
    SITZUNG_ABGELAUFEN: { type: 'SITZUNG_ABGELAUFEN' },
  },
  calls: {
    berechnen: {
      done: { versicherbar, nichtVersicherbar },
      error: { technisch: new Error('technisch') },
    },
    senden: {
      done: { angelegt: undefined },
      error: { beitragGeaendert: new BeitragGeaendert(), technisch: new Error('technisch') },
    },
  },
  flags: ({ antworten, tarifiert }) => [antworten, tarifiert?.eingabe ?? null],
  answers: ({ antworten }) => antworten,
  path: weg,
  ends: { bestaetigung: 'senden', sorry: null, unterbrochen: null },
  refusals: {
    'berechnen ✓ nichtVersicherbar': 'sorry',
    'senden ✗ beitragGeaendert': 'tarif',
  },
  voids: { 'senden ✗ beitragGeaendert': 'berechnen' },
  invariants: {
    'no premium is shown, confirmed or sent but the one for these answers': (state) =>
      !nachDemBerechnen.some((value) => state.matches(value)) || istAktuell(state.context),
  },
  requests: {
    'what is sent are the answers on the path': ({ id, input }, context) =>
      id !== 'senden' ||
      isDeepStrictEqual(input, {
        antworten: geschnitten(context.antworten, weg(context)),
        beitrag: context.tarifiert?.beitrag,
      }),
  },
});

function weiter(antwort: unknown) {
  return { type: 'WEITER', antwort } as const;
}
