import type { HausratAntworten } from '#machines/antrag/hausrat/answers.ts';
import type { Antragsfrage } from '#machines/antrag/frage.ts';
import { t as gemeinsam } from '../texte.ts';
import { t } from './risikoortTexte.ts';

/** The first page of questions; apart from the others, because it comes before them. */
export const risikoort: Antragsfrage<HausratAntworten, 'risikoort'> = {
  titel: t('risikoortTitel'),
  warum: t('warum'),
  vorab: {
    art: 'neutral',
    titel: gemeinsam('anzeigepflicht'),
    text: gemeinsam('anzeigepflichtText'),
    mehr: { titel: gemeinsam('anzeigepflichtMehr'), text: gemeinsam('anzeigepflichtLang') },
  },
  felder: [{ art: 'adresse' }],
};
