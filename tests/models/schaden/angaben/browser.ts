import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import { schadenLesen, schaedenLesen } from '#contract/endpoints/schaden.ts';
import { angabenErgaenzen } from '#contract/endpoints/schadenangaben.ts';
import { t } from '#portal/flows/schaden/angaben/texte.ts';
import { conflict } from '#tests/models/browser/wire.ts';
import { unterbrechungImBrowser } from '#tests/models/unterbrechungImBrowser.ts';
import { geschlossen, gesperrt } from './cases.ts';
import { claimId, schadenNach } from './wire.ts';

const schadenseite = `/kunden/schaeden/${claimId}`;
const auftrag = z.object({ teil: z.string(), antwort: z.record(z.string(), z.unknown()) });
const jaNein = { true: 'Ja', false: 'Nein' } as const;

export const inBrowser = unterbrechungImBrowser({
  address: `${schadenseite}/angaben/sachen`,
  addresses: {
    umstaende: `${schadenseite}/angaben/umstaende`,
    beteiligte: `${schadenseite}/angaben/beteiligte`,
    polizei: `${schadenseite}/angaben/polizei`,
    versicherung: `${schadenseite}/angaben/versicherung`,
    auszahlung: `${schadenseite}/angaben/auszahlung`,
  },
  signedIn: true,
  calls: { ergaenzen: angabenErgaenzen },
  bodies: {
    ergaenzen: (input) => {
      const { teil, antwort } = z.parse(auftrag, input);
      return { claimId, [teil]: antwort };
    },
  },
  reads: [
    { of: schadenLesen, answer: (given) => ({ json: schadenNach(given) }) },
    { of: schaedenLesen, answer: (given) => ({ json: [schadenNach(given)] }) },
  ],
  answers: {
    '✓ ergaenzt': { json: [] },
    '✗ abgelehnt': conflict('GESCHLOSSEN', geschlossen),
    '✗ nichtSo': conflict('BANK_GESPERRT', gesperrt),
  },
  labels: {
    wasserUrsache: {
      ROHRBRUCH: 'Aus einem Rohr',
      GERAET: 'Aus Wasch- oder Spülmaschine',
      HEIZUNG: 'Aus der Heizung',
      ARMATUR: 'Aus einem Wasserhahn oder der Toilette',
      NACHBAR: 'Vom Nachbarn',
      WASSER_UNBEKANNT: 'Das weiß ich nicht',
    },
    wasserAbgestellt: jaNein,
    raeume: {
      KUECHE: 'Küche',
      BAD: 'Bad',
      WOHNZIMMER: 'Wohnzimmer',
      SCHLAFZIMMER: 'Schlaf- oder Kinderzimmer',
      FLUR: 'Flur',
      KELLERRAUM: 'Keller',
    },
    trocknung: jaNein,
    eigentuemerInformiert: jaNein,
    'positionen.0.zustand': {
      BESCHAEDIGT: 'Beschädigt',
      ZERSTOERT: 'Zerstört',
      ENTWENDET: 'Gestohlen',
    },
    'positionen.0.beleg': jaNein,
    'geschaedigte.0.verhaeltnis': {
      FREMD: 'Fremde Person',
      FAMILIE: 'Familie',
      NACHBAR: 'Nachbar',
      VERMIETER: 'Vermieter',
      ARBEITGEBER: 'Arbeitgeber',
      KUNDE: 'Kunde',
    },
    unbekannt: { false: 'Ja, ungefähr', true: 'Noch nicht' },
    anspruchGestellt: jaNein,
    verantwortlich: {
      ICH: 'Ja',
      GETEILT: 'Zum Teil',
      NICHT_ICH: 'Nein',
      UNKLAR: 'Das weiß ich nicht',
    },
    gemeldet: jaNein,
    weitere: jaNein,
    konto: {
      VERTRAG: 'Auf das Konto, das Sie bei uns haben',
      ANDERES: 'Auf ein anderes Konto',
    },
  },
  notices: {
    ergaenzen: [
      'Zusammen 420,00 EUR.',
      'Sie dürfen sagen, dass Sie schuld sind. Bitte zahlen Sie aber nichts, ohne uns vorher zu fragen.',
    ],
  },
  toasts: { 'ergaenzen ✓ ergaenzt': 'Ihre Angaben sind bei uns.' },
  elsewhere: { ergaenzt: schadenseite },
  links: { 'Zurück zum Schaden': schadenseite },
  cameFrom: { sachen: ['/kunden/schaeden', schadenseite] },
  behind: {
    'ergaenzen ✓ ergaenzt': {
      path: schadenseite,
      says: () => ['beantwortet'],
      saysNoMore: ['Eine Angabe fehlt'],
      next: { link: 'Alle Schäden', path: '/kunden/schaeden', says: () => ['In Prüfung'] },
    },
  },
  says: (snapshot) =>
    snapshot.matches('ergaenzen') ? ['Leitungswasser, Schaden S26\u20110001234.'] : [],
  sentence: (snapshot: AnyMachineSnapshot) => {
    if (snapshot.matches('abgelehnt')) return geschlossen;
    if (snapshot.matches({ ergaenzen: 'nichtSo' })) return gesperrt;
    return snapshot.matches({ ergaenzen: 'fehler' }) ? t('fehler') : null;
  },
});
