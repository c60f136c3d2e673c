import { anrede } from '#contract/begriffe/anrede.ts';
import { laender } from '#contract/fields/land.ts';
import { hergangMax } from '#contract/endpoints/schaden.ts';
import {
  artenBei,
  forderungenMax,
  fragtGeburtsdatum,
  schuldMax,
  type Verursacher,
  verursacher,
} from '#contract/schaeden/geschaedigt.ts';
import { istPlzBekannt } from '#contract/schaeden/geschaedigtenform.ts';
import type { Fragefeld, Frageseite } from '#machines/formular/frage.ts';
import { lesung } from '#machines/formular/gruppe.ts';
import type { GeschaedigtenFrage } from '#machines/schaden/geschaedigter/answers.ts';
import { t as mailcode } from '../../mailcode/texte.ts';
import { t, verursacherwort } from './texte.ts';

interface Lage {
  /** Who did it; null before that was answered. */
  wer: Verursacher | null;
  heute: string;
}

/** The questions of each step. */
export const seiten: Readonly<Record<GeschaedigtenFrage, (lage: Lage) => Frageseite>> = {
  verursacher: () => ({
    titel: t('verursacherTitel'),
    felder: [
      {
        name: 'wer',
        art: 'radio',
        label: t('wer'),
        optionen: (Object.keys(verursacher) as Verursacher[]).map((wert) => ({
          wert,
          label: verursacherwort(wert),
        })),
      },
      {
        name: 'versicherungsNummer',
        art: 'text',
        label: t('versicherungsNummer'),
        hinweis: t('versicherungsNummerHinweis'),
        tastatur: 'numeric',
        rechtschreibung: false,
      },
      {
        name: 'name',
        art: 'text',
        label: t('name'),
        rechtschreibung: false,
        // Her browser would fill in her own.
        autoComplete: 'off',
      },
    ],
  }),
  geschaedigte: () => ({
    titel: t('geschaedigteTitel'),
    felder: [
      {
        name: 'anrede',
        art: 'radio',
        label: t('anrede'),
        optionen: Object.entries(anrede).map(([wert, label]) => ({ wert, label })),
      },
      { name: 'name', art: 'text', label: t('eigenerName'), autoComplete: 'name' },
      {
        name: 'land',
        art: 'liste',
        label: t('land'),
        optionen: laender().map(({ value: wert, label }) => ({ wert, label })),
        vorgabe: () => 'DE',
      },
      // Nobody looks anything up for somebody who may live anywhere.
      {
        art: 'adresse',
        ohneSuche: () => true,
        mitBuchstaben: ({ land }) => !istPlzBekannt(land),
      },
      { name: 'email', art: 'email', label: t('email'), hinweis: mailcode('emailHinweis') },
      { name: 'telefon', art: 'telefon', label: t('telefon'), auchFestnetz: true },
      {
        name: 'vertretung',
        art: 'text',
        label: t('vertretung'),
        hinweis: t('vertretungHinweis'),
        optional: true,
      },
    ],
  }),
  schaden: ({ wer, heute }) => ({ titel: t('schadenTitel'), felder: schadensfelder(wer, heute) }),
  forderung: () => ({
    titel: t('forderungTitel'),
    felder: [
      {
        name: 'positionen',
        art: 'gruppe',
        lesung,
        label: t('positionen'),
        eines: t('position'),
        hoechstens: forderungenMax,
        anzahl: () => ({ von: 1, bis: forderungenMax }),
        eintrag: [
          {
            name: 'bezeichnung',
            art: 'text',
            label: t('bezeichnung'),
            hinweis: t('bezeichnungHinweis'),
          },
          {
            name: 'betrag',
            art: 'betrag',
            label: t('betrag'),
            hinweis: t('betragHinweis'),
            optional: true,
          },
        ],
      },
      {
        name: 'vorsteuerabzug',
        art: 'radio',
        label: t('vorsteuerabzug'),
        hinweis: t('vorsteuerabzugHinweis'),
        optionen: [
          { wert: true, label: t('ja') },
          { wert: false, label: t('nein') },
        ],
      },
      { name: 'iban', art: 'iban', label: t('iban'), hinweis: t('ibanHinweis'), optional: true },
    ],
  }),
};

function schadensfelder(wer: Verursacher | null, heute: string): Fragefeld[] {
  return [
    {
      name: 'schadenart',
      art: 'radio',
      label: t('schadenart'),
      optionen: Object.entries(wer === null ? {} : artenBei(wer)).map(([wert, label]) => ({
        wert,
        label,
      })),
    },
    {
      name: 'geburtsdatum',
      art: 'datum',
      label: t('geburtsdatum'),
      hinweis: t('geburtsdatumHinweis'),
      autoComplete: 'bday',
      bis: heute,
      wenn: ({ schadenart }) => fragtGeburtsdatum(schadenart),
    },
    { name: 'schadendatum', art: 'datum', label: t('schadendatum'), bis: heute },
    {
      name: 'uhrzeit',
      art: 'text',
      label: t('uhrzeit'),
      hinweis: t('uhrzeitHinweis'),
      optional: true,
    },
    { name: 'ort', art: 'text', label: t('ort'), hinweis: t('ortHinweis') },
    {
      name: 'hergang',
      art: 'langtext',
      label: t('hergang'),
      hinweis: t('hergangHinweis'),
      hoechstens: hergangMax,
    },
    {
      name: 'schuld',
      art: 'langtext',
      label: t('schuld'),
      hoechstens: schuldMax,
      zeilen: 2,
      optional: true,
    },
  ];
}
