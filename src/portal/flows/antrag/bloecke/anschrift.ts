import type { Anschrift } from '#machines/antrag/answers.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import { t } from './texte.ts';

/** What stands for "here" in the words of a product. */
interface Worte {
  /** "Wohnen Sie in der versicherten Wohnung?" */
  readonly frage: string;
  readonly hier: string;
  readonly woanders: string;
}

/** Block P, where she lives: at the place that is insured, or elsewhere. */
export function anschrift({ frage, hier, woanders }: Worte): Frageseite<Anschrift> {
  return {
    titel: t('anschriftTitel'),
    warum: t('anschriftWarum'),
    felder: [
      {
        name: 'woanders',
        art: 'radio',
        label: frage,
        optionen: [
          { wert: false, label: hier },
          { wert: true, label: woanders },
        ],
      },
      { art: 'adresse', wenn: (antwort) => antwort.woanders === true },
    ],
  };
}
