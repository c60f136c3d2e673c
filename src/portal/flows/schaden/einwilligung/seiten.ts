import {
  type Stellenart,
  stellenarten,
  stellenMax,
  type Umfang,
  umfaenge,
  type Vertretung,
  vertretungen,
} from '#contract/schaeden/einwilligung.ts';
import { einwilligungsformen, erkennungsform } from '#contract/schaeden/einwilligungsform.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import { lesung } from '#machines/formular/gruppe.ts';
import { t } from './texte.ts';

/** Steps that are nothing but a form. */
export const formen = { identifizieren: erkennungsform, ...einwilligungsformen } as const;
export type Formularschritt = keyof typeof formen;

/** The questions of each step. */
export const seiten: Readonly<Record<Formularschritt, Frageseite>> = {
  identifizieren: {
    titel: t('identifizierenTitel'),
    felder: [
      {
        name: 'schadenNummer',
        art: 'text',
        label: t('schadenNummer'),
        hinweis: t('schadenNummerHinweis'),
        rechtschreibung: false,
        autoComplete: 'off',
      },
      {
        name: 'geburtsdatum',
        art: 'datum',
        label: t('geburtsdatum'),
        hinweis: t('geburtsdatumHinweis'),
        autoComplete: 'bday',
      },
      {
        name: 'plz',
        art: 'text',
        label: t('plz'),
        hinweis: t('plzHinweis'),
        tastatur: 'numeric',
        rechtschreibung: false,
        autoComplete: 'postal-code',
      },
    ],
  },
  umfang: {
    titel: t('umfangTitel'),
    felder: [
      {
        name: 'umfang',
        art: 'radio',
        label: t('umfang'),
        hinweis: t('umfangHinweis'),
        optionen: (Object.keys(umfaenge) as Umfang[]).map((wert) => ({
          wert,
          label: umfaenge[wert],
        })),
      },
    ],
  },
  stellen: {
    titel: t('stellenTitel'),
    felder: [
      {
        name: 'stellen',
        art: 'gruppe',
        lesung,
        label: t('stellen'),
        eines: t('stelle'),
        hoechstens: stellenMax,
        anzahl: () => ({ von: 1, bis: stellenMax }),
        eintrag: [
          {
            name: 'art',
            art: 'radio',
            label: t('art'),
            optionen: (Object.keys(stellenarten) as Stellenart[]).map((wert) => ({
              wert,
              label: stellenarten[wert],
            })),
          },
          { name: 'name', art: 'text', label: t('name'), hinweis: t('nameHinweis') },
          { name: 'ort', art: 'text', label: t('ort') },
          {
            name: 'behandlungszeitraum',
            art: 'text',
            label: t('behandlungszeitraum'),
            hinweis: t('behandlungszeitraumHinweis'),
          },
        ],
      },
    ],
  },
  vertretung: {
    titel: t('vertretungTitel'),
    felder: [
      {
        name: 'vertretung',
        art: 'radio',
        label: t('vertretung'),
        hinweis: t('vertretungHinweis'),
        optionen: (Object.keys(vertretungen) as Vertretung[]).map((wert) => ({
          wert,
          label: vertretungen[wert],
        })),
      },
    ],
  },
};
