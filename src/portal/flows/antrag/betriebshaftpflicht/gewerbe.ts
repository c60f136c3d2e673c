import type { BetriebshaftpflichtAntworten } from '#machines/antrag/betriebshaftpflicht/answers.ts';
import { betriebshaftpflicht } from '#contract/produkte/betriebshaftpflicht.ts';
import type { Antragsfrage } from '#machines/antrag/frage.ts';
import { t as gemeinsam } from '../texte.ts';
import { t } from './texte.ts';

/** The first page of questions; apart from the others, because it comes before them. */
export const gewerbe: Antragsfrage<BetriebshaftpflichtAntworten, 'gewerbe'> = {
  titel: t('gewerbeTitel'),
  vorab: {
    art: 'neutral',
    titel: gemeinsam('anzeigepflicht'),
    text: gemeinsam('anzeigepflichtText'),
    mehr: { titel: gemeinsam('anzeigepflichtMehr'), text: gemeinsam('anzeigepflichtLang') },
  },
  felder: [
    {
      name: 'hauptgewerbe',
      art: 'taetigkeit',
      label: t('hauptgewerbe'),
      hinweis: t('hauptgewerbeHinweis'),
      warum: t('hauptgewerbeWarum'),
    },
    {
      name: 'nebengewerbe',
      art: 'taetigkeiten',
      label: t('nebengewerbe'),
      hinweis: t('nebengewerbeHinweis'),
      warum: t('nebengewerbeWarum'),
      optional: true,
      hoechstens: betriebshaftpflicht.grenzen.nebengewerbe,
    },
  ],
};
