import { jaNein } from '#tests/models/gelesen.ts';

/** What is said of the choices of every application (`domain/antrag.md §5.1`). */
export const erklaerungen = {
  zahlart: {
    LASTSCHRIFT: 'Wir buchen den Beitrag ab. Sie müssen an nichts denken.',
    RECHNUNG: 'Sie überweisen den Beitrag selbst, wenn die Rechnung kommt.',
  },
  wunsch: {
    KEINE_BERATUNG: 'Wir empfehlen Ihnen dann nichts. Vor dem Abschluss bestätigen Sie das.',
  },
} as const;

/** What the choices of every application are called, as a person reads them (`domain/antrag.md §5.1`, `specification §3`). */
export const worte = {
  vorversicherungVorhanden: jaNein,
  gekuendigtDurch: {
    KUNDE: 'Ich habe gekündigt',
    VERSICHERER: 'Der Versicherer hat gekündigt',
    EINVERNEHMLICH: 'Wir haben den Vertrag gemeinsam beendet',
    LAEUFT_NOCH: 'Der Vertrag läuft noch',
  },
  vorschaeden: { 0: 'Keine', 1: '1', 2: '2', 3: '3 oder mehr' },
  sb: {
    SB_KEINE: 'Keine',
    SB_250: '250 EUR',
    SB_500: '500 EUR',
    SB_1000: '1.000 EUR',
    SB_5000: '5.000 EUR',
  },
  zahlweise: {
    JAEHRLICH: 'Jährlich',
    HALBJAEHRLICH: 'Halbjährlich',
    VIERTELJAEHRLICH: 'Vierteljährlich',
    MONATLICH: 'Monatlich',
  },
  anrede: { FRAU: 'Frau', HERR: 'Herr', DIVERS: 'Divers', KEINE_ANGABE: 'Keine Angabe' },
  titel: { 'Dr.': 'Dr.', 'Prof.': 'Prof.', 'Prof. Dr.': 'Prof. Dr.' },
  woanders: { false: 'Ja, ich wohne dort', true: 'Nein, ich wohne woanders' },
  zahlart: { LASTSCHRIFT: 'Lastschrift', RECHNUNG: 'Rechnung' },
} as const;

/** What is chosen on the way to a price that comes first (`domain/verkauf.md §2`). */
export const vomAngebot = {
  // Side by side, below „Sie zahlen pro“.
  zahlweise: {
    MONATLICH: 'Monat',
    VIERTELJAEHRLICH: 'Quartal',
    HALBJAEHRLICH: 'Halbjahr',
    JAEHRLICH: 'Jahr',
  },
  wunsch: {
    GUENSTIG: 'Ein niedriger Beitrag',
    AUSGEWOGEN: 'Gutes Verhältnis von Schutz und Beitrag',
    RUNDUM: 'Möglichst viel Schutz',
    KEINE_BERATUNG: 'Ich möchte keine Beratung',
  },
};
