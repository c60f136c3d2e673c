import { findByPartnerNummer, vertragLesen } from '#contract/endpoints/vertrag.ts';
import { rahmennummerSpeichern } from '#contract/endpoints/vertrag/rahmennummer.ts';
import { t as konto } from '#portal/flows/konto/texte.ts';
import { unterbrechungImBrowser } from '#tests/models/unterbrechungImBrowser.ts';
import type { Given } from '#tests/models/browser/flowInBrowser.ts';
import { conflict } from '#tests/models/browser/wire.ts';
import { vertrag } from '#tests/models/vertrag/aenderung/wire.ts';
import { datenInBrowser } from '../datenImBrowser.ts';

const fahrrad = {
  hersteller: 'Canyon',
  rahmennummer: null,
  typ: 'PEDELEC',
  versicherteRisiken: {
    diebstahl: true,
    reparatur: false,
    reparaturOhneVerschleiss: false,
    schutzbrief: false,
  },
};
const erstes = { ...vertrag, versicherungsNummer: 'FA250000500', fahrrad };
const zweites = { ...vertrag, versicherungsNummer: 'FA250000501', fahrrad };
const mitNummer = { ...zweites, fahrrad: { ...fahrrad, rahmennummer: 'WTU-123456' } };
const zweitesNach = (given: Given) =>
  given.has('rahmennummerSpeichern ✓ gespeichert') ? mitNummer : zweites;

export const inBrowser = unterbrechungImBrowser({
  ...datenInBrowser,
  address: '/kunden/rahmennummer/',
  calls: { rahmennummerSpeichern },
  labels: {
    versicherungsNummer: {
      FA250000500: 'Canyon, Vertrag FA250000500',
      FA250000501: 'Canyon, Vertrag FA250000501',
    },
  },
  hints: {
    versicherungsNummer: {
      FA250000500: 'Rahmennummer fehlt noch',
      FA250000501: 'Rahmennummer fehlt noch',
    },
  },
  notices: { gespeichert: ['Wir haben Ihre Angaben gespeichert.'] },
  bodies: { rahmennummerSpeichern: 'input' },
  reads: [
    { of: findByPartnerNummer, answer: (given) => ({ json: [erstes, zweitesNach(given)] }) },
    { of: vertragLesen, answer: (given) => ({ json: zweitesNach(given) }) },
  ],
  cameFrom: { frisch: '/kunden/vertraege/FA250000501' },
  behind: {
    'rahmennummerSpeichern ✓ gespeichert': {
      opens: true,
      path: '/kunden/vertraege/FA250000501',
      says: () => ['WTU-123456'],
      // The other bicycle's is still missing.
      next: { opens: true, path: '/kunden/rahmennummer', says: () => ['WTU-123456'] },
    },
  },
  answers: {
    ...datenInBrowser.answers,
    '✗ RAHMENNUMMER_UNGUELTIG': {
      status: 422,
      json: { fehler: [{ feld: 'rahmennummer', text: 'Falsch.' }] },
    },
    '✗ NICHT_AENDERBAR': abgelehnt('NICHT_AENDERBAR'),
    '✗ STATUS': abgelehnt('STATUS'),
    '✗ UNVERAENDERT': abgelehnt('UNVERAENDERT'),
    '✓ gespeichert': { json: mitNummer },
  },
});

function abgelehnt(code: 'NICHT_AENDERBAR' | 'STATUS' | 'UNVERAENDERT') {
  return conflict(code, konto(code));
}
