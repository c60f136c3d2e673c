import { monatePlus } from '#contract/tag.ts';
import type { BetriebshaftpflichtAntworten } from '#machines/antrag/betriebshaftpflicht/answers.ts';
import { betriebshaftpflicht } from '#contract/produkte/betriebshaftpflicht.ts';
import { jaNein } from '../bloecke/jaNein.ts';
import type { Antragsfrage } from '#machines/antrag/frage.ts';
import { t } from './texte.ts';

type Umsatz = NonNullable<BetriebshaftpflichtAntworten['umsatz']>;

/** Since when there is the firm, and how large it is. */
export const umsatz: Antragsfrage<BetriebshaftpflichtAntworten, 'umsatz'> = {
  titel: t('umsatzTitel'),
  felder: [
    {
      name: 'gegruendetVor2019',
      art: 'radio',
      label: t('gegruendetVor2019'),
      warum: t('gegruendetWarum'),
      optionen: jaNein,
      vorgabe: () => false,
    },
    {
      name: 'gruendungsdatum',
      art: 'datum',
      label: t('gruendungsdatum'),
      hinweis: t('gruendungsdatumHinweis'),
      wenn: ({ gegruendetVor2019 }) => gegruendetVor2019 === false,
    },
    {
      name: 'jahresumsatz',
      art: 'betrag',
      label: t('jahresumsatz'),
      hinweis: t('jahresumsatzHinweis'),
      warum: t('jahresumsatzWarum'),
    },
    {
      name: 'anzahlMitarbeiter',
      art: 'zahl',
      label: t('anzahlMitarbeiter'),
      hinweis: t('anzahlMitarbeiterHinweis'),
      warum: t('anzahlMitarbeiterWarum'),
      ...betriebshaftpflicht.grenzen.mitarbeiter,
      vorgabe: () => 0,
    },
    {
      name: 'auslandsumsatzUSA',
      art: 'radio',
      label: t('auslandsumsatzUSA'),
      warum: t('auslandsumsatzUSAWarum'),
      optionen: jaNein,
    },
    {
      name: 'auslandsanteilUeber10',
      art: 'radio',
      label: t('auslandsanteilUeber10'),
      warum: t('auslandsanteilWarum'),
      optionen: jaNein,
    },
  ],
  vermerke: (antwort, { heute }) => [
    ...(istGruendung(antwort, heute)
      ? [
          {
            nach: 'gruendungsdatum',
            art: 'neutral',
            titel: t('gruender'),
            text: t('gruenderText'),
          } as const,
        ]
      : []),
    ...persoenlichGeprueft
      .filter((pruefung) => pruefung.trifftZu(antwort))
      .map(({ nach }) => ({ nach, art: 'neutral', text: t('persoenlich') }) as const),
  ],
};

/** Less than 24 months ago, as the tariff counts it. */
function istGruendung({ gegruendetVor2019, gruendungsdatum = '' }: Teil, heute: string): boolean {
  return (
    gegruendetVor2019 === false &&
    /^\d{4}-\d{2}-\d{2}$/.test(gruendungsdatum) &&
    gruendungsdatum <= heute &&
    monatePlus(gruendungsdatum, 24) > heute
  );
}

type Teil = Partial<{ [N in keyof Umsatz]: Umsatz[N] | undefined }>;

/** Answers that a person looks at, by the field that gives them. */
const persoenlichGeprueft: readonly { nach: keyof Umsatz; trifftZu(antwort: Teil): boolean }[] = [
  {
    nach: 'jahresumsatz',
    trifftZu: ({ jahresumsatz = 0 }) =>
      jahresumsatz > betriebshaftpflicht.grenzen.jahresumsatz.online,
  },
  {
    nach: 'anzahlMitarbeiter',
    trifftZu: ({ anzahlMitarbeiter = 0 }) => anzahlMitarbeiter > 50 && anzahlMitarbeiter <= 250,
  },
  { nach: 'auslandsumsatzUSA', trifftZu: ({ auslandsumsatzUSA }) => auslandsumsatzUSA === true },
  {
    nach: 'auslandsanteilUeber10',
    trifftZu: ({ auslandsanteilUeber10 }) => auslandsanteilUeber10 === true,
  },
];
