import { bauart } from '#contract/begriffe/gebaeude.ts';
import { wohnform } from '#contract/begriffe/hausrat.ts';
import { hausrat } from '#contract/produkte/hausrat.ts';
import type { Antragsfrage, Antragsfragen } from '../frage.ts';
import { anzeigepflicht } from '../fragen/anzeigepflicht.ts';
import { personenfragen } from '../fragen/person.ts';
import { mitElementar } from '../fragen/vorelementar.ts';
import { jaNein, wahlen } from '../fragen/wahlen.ts';
import type { HausratAntworten } from './answers.ts';
import { einstieg } from './einstieg.ts';
import { gefragt } from './gefragt.ts';

export { tarif } from './angebot.ts';

type Seite<Schritt extends keyof HausratAntworten> = Antragsfrage<HausratAntworten, Schritt>;

const { grenzen } = hausrat;

/** What the price assumed, asked one by one: whatever she said at the price stands there already. */
const wohnung: Seite<'wohnung'> = {
  titel: 'Welche Wohnung möchten Sie versichern?',
  vorab: anzeigepflicht,
  felder: [
    {
      art: 'adresse',
      label: 'Wo liegt die Wohnung?',
      plz: ({ antworten }) => antworten.einstieg?.plz ?? '',
    },
    {
      name: 'wohnform',
      art: 'radio',
      label: gefragt.wohnform,
      warum: 'Ein Haus hat mehr Fenster und Glastüren. Das zählt beim Baustein Glasbruch.',
      optionen: wahlen(grenzen.wohnformen, wohnform),
      vorgabe: ({ antworten }) => antworten.angebot?.annahmen?.wohnform ?? 'WOHNUNG',
    },
    {
      name: 'staendigBewohnt',
      art: 'radio',
      label: gefragt.staendigBewohnt,
      hinweis: 'Auch mit Urlaub oder Dienstreisen gilt sie als ständig bewohnt.',
      warum:
        'In Ferienwohnungen und leeren Wohnungen fällt ein Schaden oft spät auf. Die versichern wir online nicht.',
      optionen: jaNein,
      vorgabe: ({ antworten }) => antworten.angebot?.annahmen?.staendigBewohnt,
    },
    {
      name: 'bauart',
      art: 'karten',
      label: gefragt.bauart,
      warum: 'Holz und weiche Dächer brennen leichter als Stein und Ziegel.',
      optionen: wahlen(grenzen.bauarten, bauart, {
        MASSIV: 'Wände aus Stein, Ziegeln oder Beton, Dach aus Ziegeln oder Blech.',
        HOLZ_FACHWERK: 'Tragende Wände ganz oder zum Teil aus Holz.',
        WEICHE_DACHUNG: 'Dach aus Reet, Stroh oder Holzschindeln.',
      }),
      vorgabe: ({ antworten }) => antworten.angebot?.annahmen?.bauart,
    },
  ],
  vermerke: ({ staendigBewohnt, bauart: gebaut }, { antworten }) => [
    {
      nach: 'wohnform',
      art: 'neutral',
      text: `Angegeben haben Sie ${antworten.einstieg?.wohnflaeche ?? 0}\u00A0m² Wohnfläche. Stimmt das nicht, ändern Sie es auf der ersten Seite.`,
    },
    ...(staendigBewohnt === false
      ? [
          {
            nach: 'staendigBewohnt',
            art: 'warning',
            text: 'Wohnungen, die nicht ständig bewohnt sind, versichern wir nicht online. Wir prüfen Ihre Anfrage gern persönlich.',
            anfragen: true,
          } as const,
        ]
      : []),
    ...(gebaut === 'WEICHE_DACHUNG'
      ? [
          {
            nach: 'bauart',
            art: 'warning',
            text: 'Dächer aus Reet, Stroh oder Holzschindeln versichern wir nicht online. Wir prüfen Ihre Anfrage gern persönlich.',
            anfragen: true,
          } as const,
        ]
      : []),
  ],
};

const inhalt: Seite<'inhalt'> = {
  titel: 'Was steht in Ihrer Wohnung?',
  felder: [
    {
      name: 'wertsachen',
      art: 'radio',
      label: gefragt.wertsachen,
      hinweis: 'Schmuck, Bargeld, Kunst, Antiquitäten, Pelze, Münzen.',
      warum:
        'Hohe Werte brauchen besonderen Schutz, etwa einen Tresor. Deshalb sehen wir uns Ihren Antrag dann persönlich an.',
      optionen: jaNein,
      vorgabe: ({ antworten }) => antworten.angebot?.annahmen?.wertsachen,
    },
    {
      name: 'elementarVorschaden',
      art: 'radio',
      label: gefragt.elementarVorschaden,
      hinweis: 'Überschwemmung, Starkregen, Rückstau, Erdrutsch oder Schneedruck.',
      warum:
        'Wo das Wasser schon einmal war, kommt es oft wieder. Dann können wir diesen Baustein nicht anbieten.',
      optionen: jaNein,
      // Asked also while her answer is what stands against it.
      wenn: (_, { antworten }) =>
        antworten.angebot?.deckungen.includes('ELEMENTAR') === true ||
        antworten.inhalt?.elementarVorschaden === true,
      bleibt: true,
      vorgabe: ({ antworten }) => antworten.angebot?.annahmen?.elementarVorschaden,
    },
  ],
  vermerke: ({ wertsachen, elementarVorschaden }, { antworten }) => [
    ...(wertsachen
      ? [
          {
            nach: 'wertsachen',
            art: 'neutral',
            text: 'Wir prüfen Ihre Anfrage dann persönlich.',
            anfragen: true,
          } as const,
        ]
      : []),
    ...(elementarVorschaden && antworten.angebot?.deckungen.includes('ELEMENTAR')
      ? [{ nach: 'elementarVorschaden', art: 'warning', text: elementarNachSchaden } as const]
      : []),
  ],
};

/** Why the elements are not insured where they did damage before. */
const elementarNachSchaden =
  'Nach einem Elementarschaden können wir diesen Baustein leider nicht anbieten. Nach den Fragen nehmen Sie ihn aus Ihrem Angebot.';

/** With what she corrected at the offer. */
const vorgeschichte: Seite<'vorversicherung'> = mitElementar<HausratAntworten>(
  ({ angebot }) => angebot?.deckungen.includes('ELEMENTAR') === true,
);

/** What she corrected at the offer stands there. */
function mitKorrektur(
  feld: (typeof vorgeschichte.felder)[number],
): Seite<'vorversicherung'>['felder'][number] {
  if (feld.art !== 'radio' || feld.name !== 'vorschaeden') return feld;
  return { ...feld, vorgabe: ({ antworten }) => antworten.angebot?.annahmen?.vorschaeden };
}

/** The pages of questions for home contents (`domain/antrag.md §6.4`, §5.1, `domain/verkauf.md §3`). */
export const fragen = {
  einstieg,
  wohnung,
  inhalt,
  vorversicherung: { ...vorgeschichte, felder: vorgeschichte.felder.map(mitKorrektur) },
  ...personenfragen('Wohnen Sie selbst in der versicherten Wohnung?'),
} satisfies Antragsfragen<HausratAntworten>;
