import type { Vermerk } from '../../formular/frage.ts';

/** Stands above the first question about the risk (VVG § 19). */
export const anzeigepflicht: Vermerk = {
  art: 'neutral',
  titel: 'Bitte antworten Sie vollständig und richtig',
  text: 'Sonst kann Ihr Schutz gefährdet sein (§\u00A019 Abs.\u00A05 VVG).',
  mehr: {
    titel: 'Was das heißt',
    text: 'Wir fragen nach Umständen, die für unsere Entscheidung wichtig sind. Ist eine Antwort falsch oder unvollständig, können wir vom Vertrag zurücktreten, ihn kündigen oder ändern. Im Schadenfall zahlen wir dann vielleicht nicht. Die Mitteilung bekommen Sie vor dem Abschluss noch einmal als Dokument.',
  },
};
