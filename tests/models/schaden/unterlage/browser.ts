import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import { schadenLesen, schaedenLesen, unterlagenEinreichen } from '#contract/endpoints/schaden.ts';
import { t } from '#portal/flows/schaden/unterlage/texte.ts';
import { conflict } from '#tests/models/browser/wire.ts';
import { unterbrechungImBrowser } from '#tests/models/unterbrechungImBrowser.ts';
import { hochladenIn, uploadReads } from '#tests/models/vertrag/uploads.ts';
import { geschlossen, weg } from './cases.ts';
import { claimId, schadenNach, typ } from './wire.ts';

const schadenseite = `/kunden/schaeden/${claimId}`;
const wahl = z.object({ dateien: z.array(z.object({ id: z.string() })) });

export const inBrowser = unterbrechungImBrowser({
  address: `${schadenseite}/unterlage/${typ}`,
  signedIn: true,
  calls: { einreichen: unterlagenEinreichen },
  bodies: {
    einreichen: (input) => ({
      claimId,
      typ,
      dateien: wahl.parse(input).dateien.map(({ id }) => id),
    }),
  },
  reads: [
    { of: schadenLesen, answer: (given) => ({ json: schadenNach(given) }) },
    { of: schaedenLesen, answer: (given) => ({ json: [schadenNach(given)] }) },
    ...uploadReads,
  ],
  answers: {
    '✓ eingereicht': { json: [] },
    '✗ abgelehnt': conflict('GESCHLOSSEN', geschlossen),
    '✗ dateiWeg': conflict('NACHWEIS', weg),
  },
  fillers: { dateien: hochladenIn('dateien') },
  toasts: { 'einreichen ✓ eingereicht': 'Ihre Unterlage ist bei uns.' },
  elsewhere: { angekommen: schadenseite },
  links: { 'Zurück zum Schaden': schadenseite },
  cameFrom: { frisch: ['/kunden/schaeden', schadenseite] },
  behind: {
    'einreichen ✓ eingereicht': {
      path: schadenseite,
      says: () => ['erhalten', 'Wir melden uns bis zum 4. Dezember 2026.'],
      saysNoMore: ['Eine Angabe fehlt'],
      next: {
        link: 'Alle Schäden',
        path: '/kunden/schaeden',
        says: () => ['In Prüfung'],
      },
    },
  },
  says: (snapshot) =>
    snapshot.matches('waehlen')
      ? ['Kaufbelege nachreichen', 'Leitungswasser, Schaden S26\u20110001234.']
      : [],
  sentence: (snapshot: AnyMachineSnapshot) => {
    if (snapshot.matches('abgelehnt')) return geschlossen;
    if (snapshot.matches({ waehlen: 'dateiWeg' })) return weg;
    return snapshot.matches({ waehlen: 'fehler' }) ? t('fehler') : null;
  },
});
