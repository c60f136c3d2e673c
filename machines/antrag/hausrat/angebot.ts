import { hausratdeckung } from '#contract/begriffe/hausrat.ts';
import { selbstbeteiligung } from '#contract/begriffe/selbstbeteiligung.ts';
import { variante } from '#contract/begriffe/tarif.ts';
import { wunsch as wuensche } from '#contract/begriffe/wunsch.ts';
import { ganzeEuro } from '#contract/fields/betrag.ts';
import { verzichtAb } from '#contract/fields/summenvorschlag.ts';
import { vertragsMarkeVon } from '#contract/marken.ts';
import {
  bausteinerklaerung,
  grobeFahrlaessigkeit,
  unterversicherung,
  wertsachen,
} from '#contract/produkte/leistungen/hausrat.ts';
import { kartensatz } from '#contract/produkte/leistungen/leistung.ts';
import { hausrat } from '#contract/produkte/hausrat.ts';
import type { Frageseite, TeilDerAntwort } from '../../formular/frage.ts';
import type { Antragsumfeld } from '../context.ts';
import type { Antragslage } from '../frage.ts';
import type { Konfigurator } from '../fragen/konfigurator.ts';
import type { Tarifangebot } from '../fragen/tarif.ts';
import { wahlen } from '../fragen/wahlen.ts';
import type { HausratAntworten } from './answers.ts';
import { saetze } from './annahmesaetze.ts';
import { elementarsperre } from './elementar.ts';
import { summeVon, vorschlag } from './regel.ts';
import { nachZimmern } from './wertermittlung.ts';

const { grenzen, summe } = hausrat;
type Lage = Antragslage<HausratAntworten>;
type Gewaehlt = NonNullable<HausratAntworten['angebot']>;
type Tarif = TeilDerAntwort<Gewaehlt>;
type Variante = Gewaehlt['variante'];

/** Cents of a share of the sum. */
function anteil(von: number, prozent: number): number {
  return Math.round((von * prozent) / 100);
}

function mitElementar({ deckungen = [] }: Tarif): boolean {
  return deckungen.includes('ELEMENTAR');
}

function istGesperrt({ sperren }: Pick<Lage, 'sperren'>): boolean {
  return sperren['deckungen']?.['ELEMENTAR'] !== undefined;
}

function hatVerzichtet({ antworten }: Lage): boolean {
  return antworten.angebot?.elementarVerzicht === 'BEWUSST';
}

const felder: Frageseite<Omit<Gewaehlt, 'annahmen'>, Lage>['felder'] = [
  {
    name: 'versicherungssumme',
    art: 'regler',
    label: 'Versicherungssumme',
    hinweis: 'So viel zahlen wir höchstens, wenn alles zerstört wird.',
    ...summe,
    auch: (lage) => vorschlag(lage.antworten.einstieg?.wohnflaeche ?? 0),
    ermittlung: () => nachZimmern,
    anzeige: ganzeEuro,
  },
  {
    name: 'deckungen',
    art: 'mehrfach',
    label: 'Bausteine',
    optionen: wahlen(grenzen.bausteine, hausratdeckung, bausteinerklaerung),
  },
  {
    name: 'fahrradProzent',
    art: 'radio',
    label: 'Wie viel sind Ihre Fahrräder wert?',
    optionen: grenzen.fahrradProzent.map((wert) => ({
      wert,
      label: `${wert}\u00A0% der Versicherungssumme`,
    })),
    anzeige: (prozent, lage) => `Bis\u00A0${ganzeEuro(anteil(summeVon(lage.antworten), prozent))}`,
    wenn: ({ deckungen = [] }) => deckungen.includes('FAHRRAD'),
  },
  {
    name: 'elementarVerzicht',
    art: 'haken',
    wert: 'BEWUSST',
    label: 'Ich möchte bewusst auf Elementarschutz verzichten.',
    // What she agreed to knowingly holds all the more where it cannot be had.
    wenn: (antwort, lage) => !mitElementar(antwort) && (!istGesperrt(lage) || hatVerzichtet(lage)),
  },
  {
    name: 'elementarVerzicht',
    art: 'haken',
    wert: 'NICHT_MOEGLICH',
    label: 'Ich weiß, dass Elementarschäden nicht versichert sind.',
    wenn: (antwort, lage) => !mitElementar(antwort) && istGesperrt(lage) && !hatVerzichtet(lage),
  },
];

const konfigurator = {
  felder,
  preisfelder: { deckungen: 'hausratDeckungen' },
  vermerke,
  sperren: (lage) => {
    const text = elementarsperre(lage as Lage);
    return text === null ? {} : { deckungen: { ELEMENTAR: text } };
  },
  vergleich,
  annahmen: saetze,
  empfehlung,
  ergaenzt,
} satisfies Konfigurator;

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
  konfigurator,
};

function vermerke(antwort: Tarif, lage: Antragslage) {
  const { antworten } = lage as Lage;
  const flaeche = antworten.einstieg?.wohnflaeche ?? 0;
  const passend = vorschlag(flaeche);
  const gewaehlt = antwort.versicherungssumme ?? passend;
  const zurSumme =
    gewaehlt < verzichtAb(flaeche)
      ? ({
          nach: 'versicherungssumme',
          art: 'warning',
          titel: unterversicherung.hinweis,
          text: `Ist Ihr Hausrat mehr wert, zahlen wir jeden Schaden nur zum Teil. Ab ${ganzeEuro(passend)} verzichten wir auf diesen Abzug.`,
        } as const)
      : ({
          nach: 'versicherungssumme',
          art: 'neutral',
          text: `Für ${flaeche}\u00A0m² schlagen wir ${ganzeEuro(passend)} vor. Dann verzichten wir auf den Abzug wegen Unterversicherung.`,
        } as const);
  if (mitElementar(antwort) || istGesperrt(lage)) return [zurSumme];
  const empfohlen = {
    nach: 'elementarVerzicht',
    art: 'warning',
    text: 'Wir empfehlen Elementarschutz. Schäden durch Hochwasser und Starkregen zahlen wir nur mit ihm, und staatliche Hilfe gibt es meist nicht.',
  } as const;
  return [zurSumme, empfohlen];
}

/** What differs between the tariffs, in EUR of this sum. */
function vergleich(lage: Antragslage) {
  const { umfeld } = lage;
  const insgesamt = summeVon((lage as Lage).antworten);
  const stufen: readonly Variante[] = umfeld
    ? grenzen.varianten[vertragsMarkeVon(umfeld.marke)].stufen
    : [];
  const { prozent, cent } = wertsachen.zahlen;
  const { ab } = grobeFahrlaessigkeit.zahlen.cent;
  return {
    immer: `In jedem Tarif: Feuer, Leitungswasser, Sturm, Hagel und Einbruch bis ${ganzeEuro(insgesamt)}.`,
    zeilen: [
      {
        label: 'Bargeld außerhalb des Tresors',
        werte: stufen.map((stufe) => ganzeEuro(cent.bargeld[stufe])),
      },
      {
        label: 'Schmuck, Gold und andere Wertsachen',
        werte: stufen.map((stufe) => ganzeEuro(anteil(insgesamt, prozent.wertsachen[stufe]))),
      },
      {
        label: 'Grob fahrlässig? Ohne Kürzung',
        werte: stufen.map((stufe) => (stufe === 'BASIS' ? `bis ${ganzeEuro(ab)}` : 'immer')),
      },
    ],
  };
}

/** The tariff that fits what she wishes, and why (VVG § 6). */
function empfehlung({ einstieg }: HausratAntworten, { marke }: Antragsumfeld) {
  if (!einstieg) return null;
  const { stufen, vorgabe } = grenzen.varianten[vertragsMarkeVon(marke)];
  const passend = {
    GUENSTIG: stufen[0],
    AUSGEWOGEN: vorgabe,
    RUNDUM: stufen.at(-1) ?? vorgabe,
  }[einstieg.wunsch];
  const bargeld = ganzeEuro(wertsachen.zahlen.cent.bargeld[passend]);
  const weil = {
    GUENSTIG:
      'Feuer, Einbruch, Sturm und Leitungswasser sind versichert, und kein Tarif kostet weniger.',
    AUSGEWOGEN: `Wir zahlen auch bei grober Fahrlässigkeit voll, und Bargeld ist bis ${bargeld} versichert.`,
    RUNDUM: `Wertsachen und Bargeld sind am höchsten versichert, Bargeld bis ${bargeld}.`,
  }[einstieg.wunsch];
  const wunsch = `Ihnen ist wichtig: ${wuensche[einstieg.wunsch]}.`;
  return { variante: passend, satz: `Wir empfehlen ${variante[passend]}. ${wunsch} ${weil}` };
}

/** Bicycles begin with the lowest limit; a waiver falls with what it was about; the sum we suggest grows with the home. */
function ergaenzt<Wahl extends object>(wahl: Wahl, { einstieg, angebot }: HausratAntworten): Wahl {
  const {
    deckungen = [],
    fahrradProzent,
    elementarVerzicht,
    versicherungssumme,
    ...andere
  } = wahl as Tarif;
  const istVorschlag =
    versicherungssumme === vorschlag(einstieg?.wohnflaeche ?? 0) &&
    versicherungssumme !== angebot?.versicherungssumme;
  const grenze = fahrradProzent ?? grenzen.fahrradProzent[0];
  return {
    ...andere,
    deckungen,
    ...(versicherungssumme !== undefined && !istVorschlag && { versicherungssumme }),
    ...(deckungen.includes('FAHRRAD') && { fahrradProzent: grenze }),
    ...(!deckungen.includes('ELEMENTAR') && elementarVerzicht && { elementarVerzicht }),
  } as unknown as Wahl;
}
