import { ganzeEuro } from '#contract/fields/betrag.ts';
import { verzichtAb, vorgeschlageneSumme } from '#contract/fields/versicherungssumme.ts';
import { hausrat } from '#contract/produkte/hausrat.ts';
import type { HausratAntworten } from '#machines/antrag/hausrat/answers.ts';
import { anschrift } from '../bloecke/anschrift.ts';
import { jaNein } from '../bloecke/jaNein.ts';
import { kontakt } from '../bloecke/kontakt.ts';
import { person } from '../bloecke/person.ts';
import { vorversicherung } from '../bloecke/vorversicherung.ts';
import { zahlung } from '../bloecke/zahlung.ts';
import type { Antragsfrage, Antragsfragen } from '#machines/antrag/frage.ts';
import { bausteine } from './bausteine.ts';
import { risikoort } from './risikoort.ts';
import { t } from './texte.ts';

type Seite<Schritt extends keyof HausratAntworten> = Antragsfrage<HausratAntworten, Schritt>;

const wohnung: Seite<'wohnung'> = {
  titel: t('wohnungTitel'),
  felder: [
    {
      name: 'wohnform',
      art: 'radio',
      label: t('wohnform'),
      warum: t('wohnformWarum'),
      optionen: [
        { wert: 'WOHNUNG', label: t('WOHNUNG') },
        { wert: 'HAUS', label: t('HAUS') },
      ],
      vorgabe: () => 'WOHNUNG',
    },
    {
      name: 'wohnflaeche',
      art: 'zahl',
      label: t('wohnflaeche'),
      hinweis: t('wohnflaecheHinweis'),
      warum: t('wohnflaecheWarum'),
      einheit: 'm²',
      von: hausrat.grenzen.wohnflaeche.von,
      bis: hausrat.grenzen.wohnflaeche.bis,
    },
    {
      name: 'staendigBewohnt',
      art: 'radio',
      label: t('staendigBewohnt'),
      hinweis: t('staendigBewohntHinweis'),
      warum: t('staendigBewohntWarum'),
      optionen: jaNein,
    },
    {
      name: 'bauart',
      art: 'karten',
      label: t('bauart'),
      warum: t('bauartWarum'),
      optionen: [
        { wert: 'MASSIV', label: t('MASSIV'), folge: t('massivFolge') },
        { wert: 'HOLZ_FACHWERK', label: t('HOLZ_FACHWERK'), folge: t('holzFolge') },
        { wert: 'WEICHE_DACHUNG', label: t('WEICHE_DACHUNG'), folge: t('weichFolge') },
      ],
    },
  ],
};

/** Cents: the sum at which nothing is cut for being too low, up to the highest there is (`domain/antrag.md §6.4`). */
function vorschlag({ wohnung }: HausratAntworten): number {
  return Math.min(hausrat.summe.bis, vorgeschlageneSumme(wohnung?.wohnflaeche ?? 0));
}

const versicherungssumme: Seite<'versicherungssumme'> = {
  titel: t('versicherungssummeTitel'),
  einleitung: t('versicherungssummeEinleitung'),
  felder: [
    {
      name: 'versicherungssumme',
      art: 'regler',
      label: t('versicherungssumme'),
      warum: t('versicherungssummeWarum'),
      ...hausrat.summe,
      auch: ({ antworten }) => vorschlag(antworten),
      anzeige: ganzeEuro,
      vorgabe: ({ antworten }) => vorschlag(antworten),
    },
    {
      name: 'wertsachen',
      art: 'radio',
      label: t('wertsachen'),
      hinweis: t('wertsachenHinweis'),
      warum: t('wertsachenWarum'),
      optionen: jaNein,
    },
  ],
  vermerke: ({ versicherungssumme: summe = 0, wertsachen }, { antworten }) => {
    const flaeche = antworten.wohnung?.wohnflaeche ?? 0;
    const werte = { flaeche, summe: ganzeEuro(vorschlag(antworten)) };
    return [
      summe < verzichtAb(flaeche)
        ? {
            nach: 'versicherungssumme',
            art: 'warning',
            titel: t('unterversicherung'),
            text: t('unterversicherungText', werte),
          }
        : {
            nach: 'versicherungssumme',
            art: 'neutral',
            text: t('versicherungssummeHinweis', werte),
          },
      ...(wertsachen
        ? [{ nach: 'wertsachen', art: 'neutral', text: t('wertsachenVermerk') } as const]
        : []),
    ];
  },
};

const dort = anschrift({ frage: t('dort'), hier: t('dortJa'), woanders: t('dortNein') });

/** The pages of questions for home contents (`domain/antrag.md §6.4`, §5.1). */
export const frageSteps = {
  risikoort,
  wohnung,
  versicherungssumme,
  bausteine,
  vorversicherung,
  person,
  anschrift: dort,
  kontakt,
  zahlung,
} satisfies Antragsfragen<HausratAntworten>;
