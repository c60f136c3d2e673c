/** Parts of what is asked once a claim has its number, in the order they are offered (`domain/schaden.md §2`, `§4`). */
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
} as const;
export type Nachtragsteil = keyof typeof nachtragsteile;
