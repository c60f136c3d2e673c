import type { Nachtragsteil } from '../entities/schadenakte.ts';

/** What each is called, and what it is about. */
export const nachtragsteile = {
  umstaende: {
    label: 'Fragen zum Hergang',
    hinweis: 'Ein paar kurze Antworten, dann prüfen wir schneller.',
  },
  sachen: {
    label: 'Preise der Sachen',
    hinweis: 'Was jede Sache neu gekostet hat. Ungefähr genügt.',
  },
  beteiligte: {
    label: 'Wer geschädigt wurde',
    hinweis: 'Name, und wie wir die Person erreichen.',
  },
  polizei: { label: 'Angaben zur Polizei', hinweis: 'Wo und wann Sie es gemeldet haben.' },
  versicherung: {
    label: 'Andere Versicherung',
    hinweis: 'Ob der Schaden noch woanders versichert ist.',
  },
  auszahlung: {
    label: 'Konto für die Auszahlung',
    hinweis: 'Das Konto Ihres Vertrags oder ein anderes.',
  },
} as const satisfies Record<Nachtragsteil, { label: string; hinweis: string }>;
