import { bauart, hausratdeckung, wohnform } from '#contract/begriffe/hausrat.ts';
import { selbstbeteiligung } from '#contract/begriffe/selbstbeteiligung.ts';
import { variante } from '#contract/begriffe/tarif.ts';
import { vertragsMarkeVon } from '#contract/marken.ts';
import { ganzeEuro } from '#contract/fields/betrag.ts';
import { verzichtAb, vorgeschlageneSumme } from '#contract/fields/summenvorschlag.ts';
import { hausrat } from '#contract/produkte/hausrat.ts';
import {
  grobeFahrlaessigkeit,
  unterversicherung,
  wertsachen,
} from '#contract/produkte/leistungen/hausrat.ts';
import { kartensatz } from '#contract/produkte/leistungen/leistung.ts';
import type { Antragsfrage, Antragsfragen } from '../frage.ts';
import { personenfragen } from '../fragen/person.ts';
import type { Tarifangebot } from '../fragen/tarif.ts';
import { vorversicherung } from '../fragen/vorversicherung.ts';
import { jaNein, wahlen } from '../fragen/wahlen.ts';
import type { HausratAntworten } from './answers.ts';
import { bausteine } from './bausteine.ts';
import { risikoort } from './risikoort.ts';

type Seite<Schritt extends keyof HausratAntworten> = Antragsfrage<HausratAntworten, Schritt>;

const { grenzen, summe } = hausrat;

const wohnung: Seite<'wohnung'> = {
  titel: 'Wie wohnen Sie?',
  felder: [
    {
      name: 'wohnform',
      art: 'radio',
      label: 'Wohnen Sie in einer Wohnung oder einem Haus?',
      warum: 'Ein Haus hat mehr Fenster und Glastüren. Das zählt beim Baustein Glasbruch.',
      optionen: wahlen(grenzen.wohnformen, wohnform),
      vorgabe: () => 'WOHNUNG',
    },
    {
      name: 'wohnflaeche',
      art: 'zahl',
      label: 'Wohnfläche in m²',
      hinweis: 'Ohne Keller, Garage und Balkon. Sie steht im Mietvertrag.',
      warum: `Aus der Wohnfläche schätzen wir, wie viel Ihr Hausrat wert ist. Über ${grenzen.wohnflaeche.online}\u00A0m² sehen wir uns den Antrag persönlich an.`,
      einheit: 'm²',
      von: grenzen.wohnflaeche.von,
      bis: grenzen.wohnflaeche.bis,
    },
    {
      name: 'staendigBewohnt',
      art: 'radio',
      label: 'Ist die Wohnung ständig bewohnt?',
      hinweis: 'Auch mit Urlaub oder Dienstreisen gilt sie als ständig bewohnt.',
      warum:
        'In Ferienwohnungen und leeren Wohnungen fällt ein Schaden oft spät auf. Die versichern wir online nicht.',
      optionen: jaNein,
    },
    {
      name: 'bauart',
      art: 'karten',
      label: 'Bauweise des Gebäudes',
      warum: 'Holz und weiche Dächer brennen leichter als Stein und Ziegel.',
      optionen: wahlen(grenzen.bauarten, bauart, {
        MASSIV: 'Wände aus Stein, Ziegeln oder Beton, Dach aus Ziegeln oder Blech.',
        HOLZ_FACHWERK: 'Tragende Wände ganz oder zum Teil aus Holz.',
        WEICHE_DACHUNG: 'Dach aus Reet, Stroh oder Holzschindeln.',
      }),
    },
  ],
};

/** Cents: the sum at which nothing is cut for being too low, up to the highest there is (`domain/antrag.md §6.4`). */
function vorschlag({ wohnung: wo }: HausratAntworten): number {
  return Math.min(summe.bis, vorgeschlageneSumme(wo?.wohnflaeche ?? 0));
}

const versicherungssumme: Seite<'versicherungssumme'> = {
  titel: 'Wie viel ist Ihr Hausrat wert?',
  einleitung:
    'So viel zahlen wir höchstens, wenn alles zerstört wird: Möbel, Kleidung, Geräte, Teppiche.',
  felder: [
    {
      name: 'versicherungssumme',
      art: 'regler',
      label: 'Versicherungssumme',
      warum: `Ist die Summe niedriger als der Wert Ihres Hausrats, bekommen Sie von jedem Schaden nur einen Teil ersetzt. Mit ${ganzeEuro(grenzen.summeJeQuadratmeter)} je\u00A0m² passiert das nicht.`,
      ...summe,
      auch: ({ antworten }) => vorschlag(antworten),
      anzeige: ganzeEuro,
      vorgabe: ({ antworten }) => vorschlag(antworten),
    },
    {
      name: 'wertsachen',
      art: 'radio',
      label: `Besitzen Sie Wertsachen über ${ganzeEuro(grenzen.wertsachen)}?`,
      hinweis: 'Schmuck, Bargeld, Kunst, Antiquitäten, Pelze, Münzen.',
      warum:
        'Hohe Werte brauchen besonderen Schutz, etwa einen Tresor. Deshalb sehen wir uns Ihren Antrag dann persönlich an.',
      optionen: jaNein,
    },
  ],
  vermerke: ({ versicherungssumme: gewaehlt = 0, wertsachen }, { antworten }) => {
    const flaeche = antworten.wohnung?.wohnflaeche ?? 0;
    const ab = ganzeEuro(vorschlag(antworten));
    return [
      gewaehlt < verzichtAb(flaeche)
        ? {
            nach: 'versicherungssumme',
            art: 'warning',
            titel: unterversicherung.hinweis,
            text: `Ist Ihr Hausrat mehr wert, zahlen wir jeden Schaden nur zum Teil. Ab ${ab} verzichten wir auf diesen Abzug.`,
          }
        : {
            nach: 'versicherungssumme',
            art: 'neutral',
            text: `Für ${flaeche}\u00A0m² schlagen wir ${ab} vor. Dann verzichten wir auf den Abzug wegen Unterversicherung.`,
          },
      ...(wertsachen
        ? [
            {
              nach: 'wertsachen',
              art: 'neutral',
              text: 'Wir prüfen Ihre Anfrage dann persönlich.',
            } as const,
          ]
        : []),
    ];
  },
};

/** The pages of questions for home contents (`domain/antrag.md §6.4`, §5.1). */
export const fragen = {
  risikoort,
  wohnung,
  versicherungssumme,
  bausteine,
  vorversicherung,
  ...personenfragen('Wohnen Sie selbst in der versicherten Wohnung?'),
} satisfies Antragsfragen<HausratAntworten>;

/** The choice at the price of home contents. */
export const tarif: Tarifangebot = {
  varianten: (marke) =>
    grenzen.varianten[vertragsMarkeVon(marke)].stufen.map((wert) => ({
      wert,
      label: variante[wert],
      folge: kartensatz([wertsachen, grobeFahrlaessigkeit], wert),
    })),
  selbstbeteiligungen: wahlen(hausrat.selbstbeteiligungen, selbstbeteiligung),
  komponenten: hausratdeckung,
  abhilfe: { ELEMENTAR_NICHT_EINSCHLIESSBAR: 'bausteine' },
};
