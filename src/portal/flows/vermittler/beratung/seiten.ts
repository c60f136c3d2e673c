import { anlaesse, gespraechsarten } from '#contract/begriffe/beratung.ts';
import { wuensche, wunsch as wunschworte } from '#contract/begriffe/wunsch.ts';
import { beratungstexte } from '#contract/entities/beratung.ts';
import { jaNein } from '#machines/antrag/fragen/wahlen.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import type { ErsteAntragsseite } from '../../antrag/anfang/anfang.ts';
import { t } from './texte.ts';

/** Pages that are a list of fields. */
export type Fragenseite = 'erstinformation' | 'bedarf' | 'einstieg';

/** The wish, without the answer that no advice has. */
const wunschfrage = {
  name: 'wunsch',
  art: 'radio',
  label: t('wunsch'),
  optionen: wuensche.map((wert) => ({ wert, label: wunschworte[wert] })),
} as const;

/** The questions of each step. */
export const seiten: Readonly<Record<Exclude<Fragenseite, 'einstieg'>, Frageseite>> = {
  erstinformation: {
    titel: t('erstinformationTitel'),
    einleitung: t('erstinformationEinleitung'),
    felder: [{ name: 'ausgehaendigt', art: 'haken', label: t('ausgehaendigt') }],
  },
  bedarf: {
    titel: t('bedarfTitel'),
    einleitung: t('bedarfEinleitung'),
    felder: [
      {
        name: 'anlass',
        art: 'radio',
        label: t('anlass'),
        optionen: anlaesse.map((wert) => ({ wert, label: t(wert) })),
      },
      {
        name: 'gespraechsart',
        art: 'radio',
        label: t('gespraechsart'),
        optionen: gespraechsarten.map((wert) => ({ wert, label: t(wert) })),
      },
      {
        name: 'wuensche',
        art: 'langtext',
        label: t('wuensche'),
        platzhalter: t('wuenschePlatzhalter'),
        hoechstens: beratungstexte.wuensche,
        zeilen: 4,
      },
      { name: 'gegenstand', art: 'text', label: t('gegenstand'), autoComplete: 'off' },
      {
        name: 'versichert',
        art: 'radio',
        label: t('versichert'),
        optionen: jaNein,
        sofort: true,
      },
      {
        name: 'bisher',
        art: 'text',
        label: t('bisher'),
        hinweis: t('bisherHinweis'),
        autoComplete: 'off',
        wenn: ({ versichert }) => versichert === true,
      },
    ],
  },
};

/** What the application asks first, without its words about itself. */
export function einstiegsseite({ felder }: ErsteAntragsseite['frageseite']): Frageseite {
  return {
    titel: t('einstiegTitel'),
    einleitung: t('einstiegEinleitung'),
    weiter: t('angeboteZeigen'),
    felder: [
      // As the application asks them.
      ...felder.filter((feld) => feld.art !== 'adresse' && feld.name !== 'wunsch'),
      wunschfrage,
    ],
  };
}
