import type { AnyMachineSnapshot } from 'xstate';
import {
  bestaetigungAnfordern,
  bestaetigungLesen,
} from '#contract/endpoints/vertrag/bestaetigung.ts';
import { vertragLesen } from '#contract/endpoints/vertrag.ts';
import type { Bestaetigungsangebot } from '#contract/entities/bestaetigung.ts';
import { t } from '#portal/flows/vertrag/bestaetigung/texte.ts';
import { unterbrechungImBrowser } from '#tests/models/unterbrechungImBrowser.ts';
import { conflict } from '#tests/models/browser/wire.ts';
import { vertrag } from '#tests/models/vertrag/aenderung/wire.ts';
import { absage, dokument } from './cases.ts';

const angebot: Bestaetigungsangebot = {
  hinderung: null,
  arten: [
    { art: 'VERSICHERUNGSBESTAETIGUNG', jahre: [], hinderung: null },
    { art: 'BEITRAGSBESTAETIGUNG', jahre: [2026, 2025], hinderung: null },
  ],
};

export const inBrowser = unterbrechungImBrowser({
  address: `/kunden/vertraege/${vertrag.versicherungsNummer}/bestaetigung`,
  signedIn: true,
  calls: { anfordern: bestaetigungAnfordern },
  reads: [
    {
      of: vertragLesen,
      answer: (given) => given.get('anfordern ✓ dokument')?.answer ?? { json: vertrag },
    },
    { of: bestaetigungLesen, answer: { json: angebot } },
  ],
  answers: {
    '✓ dokument': { json: { ...vertrag, dokumente: [dokument] } },
    '✗ abgelehnt': conflict('TAGESGRENZE', absage),
  },
  cameFrom: { frisch: `/kunden/vertraege/${vertrag.versicherungsNummer}` },
  behind: {
    'anfordern ✓ dokument': {
      link: 'Zurück zum Vertrag',
      path: `/kunden/vertraege/${vertrag.versicherungsNummer}`,
      says: () => [dokument.name],
    },
  },
  buttons: { WEITERE: t('weitere') },
  toasts: { 'anfordern ✓ dokument': 'Ihre Bestätigung wird erstellt.' },
  // Which contract: its name is broken into syllables.
  says: (snapshot) =>
    snapshot.matches('wunsch') ? [`, Vertrag ${vertrag.versicherungsNummer}.`] : [],
  // What the offer of the tours has (`domain/vertrag.md §10`).
  labels: {
    art: {
      VERSICHERUNGSBESTAETIGUNG: 'Versicherungsbestätigung',
      BEITRAGSBESTAETIGUNG: 'Beitragsbestätigung',
    },
    jahr: { 2025: '2025', 2026: '2026' },
  },
  hints: {
    art: {
      VERSICHERUNGSBESTAETIGUNG: 'Dass Schutz besteht und was versichert ist.',
      BEITRAGSBESTAETIGUNG: 'Die Beiträge eines Jahres, zum Beispiel für die Steuer.',
    },
  },
  sentence: (snapshot: AnyMachineSnapshot) => {
    if (snapshot.matches('fertig')) return dokument.name;
    if (snapshot.matches({ wunsch: 'abgelehnt' })) return absage;
    return snapshot.matches({ wunsch: 'fehler' }) ? t('fehler') : null;
  },
});
