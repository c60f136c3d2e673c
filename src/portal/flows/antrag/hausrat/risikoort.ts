import type { HausratAntworten } from '#machines/antrag/hausrat/answers.ts';
import { texte } from '../../../texte.ts';
import type { Frageseite } from '../fragen/frage.ts';
import { t as gemeinsam } from '../texte.ts';

const t = texte('antrag.hausrat.risikoort', {
  titel: 'Welche Wohnung möchten Sie versichern?',
  warum:
    'Wie oft eingebrochen wird und wie hoch das Risiko für Hochwasser ist, hängt von der Adresse ab. Danach richtet sich der Beitrag.',
});

/** The first page of questions; apart from the others, because it comes before them. */
export const risikoort: Frageseite<NonNullable<HausratAntworten['risikoort']>, HausratAntworten> = {
  titel: t('titel'),
  warum: t('warum'),
  vorab: {
    art: 'neutral',
    titel: gemeinsam('anzeigepflicht'),
    text: gemeinsam('anzeigepflichtText'),
    mehr: { titel: gemeinsam('anzeigepflichtMehr'), text: gemeinsam('anzeigepflichtLang') },
  },
  felder: [{ art: 'adresse' }],
};
