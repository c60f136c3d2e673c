import { ganzeEuro } from '#contract/fields/betrag.ts';
import { hausrat } from '#contract/produkte/hausrat.ts';
import type { HausratAntworten } from '#machines/antrag/hausrat/answers.ts';
import { elementarNachSchaden } from '#machines/antrag/hausrat/regel.ts';
import { jaNein } from '../bloecke/jaNein.ts';
import type { Antragsfrage, Antragslage } from '#machines/antrag/frage.ts';
import type { Fragelage, TeilDerAntwort } from '#machines/formular/frage.ts';
import { t } from './texte.ts';

type Bausteine = NonNullable<HausratAntworten['bausteine']>;

const ohneElementar = { deckungen: { ELEMENTAR: t('elementarNicht') } };

/** What is covered beyond the basics; cover against the elements is offered wherever it is possible. */
export const bausteine: Antragsfrage<HausratAntworten, 'bausteine'> = {
  titel: t('bausteineTitel'),
  einleitung: t('bausteineEinleitung'),
  felder: [
    {
      name: 'deckungen',
      art: 'mehrfach',
      label: t('deckungen'),
      warum: t('bausteineWarum'),
      optionen: [
        { wert: 'ELEMENTAR', label: t('ELEMENTAR'), folge: t('elementarFolge') },
        { wert: 'GLASBRUCH', label: t('GLASBRUCH'), folge: t('glasFolge') },
        { wert: 'WOHNSCHUTZBRIEF', label: t('WOHNSCHUTZBRIEF'), folge: t('schutzbriefFolge') },
        {
          wert: 'UNBENANNTE_GEFAHREN',
          label: t('UNBENANNTE_GEFAHREN'),
          folge: t('unbenanntFolge'),
        },
        { wert: 'FAHRRAD', label: t('FAHRRAD'), folge: t('fahrradFolge') },
      ],
      vorgabe: () => ['ELEMENTAR'],
    },
    {
      name: 'fahrradProzent',
      art: 'radio',
      label: t('fahrradProzent'),
      optionen: hausrat.grenzen.fahrradProzent.map((prozent) => ({
        wert: prozent,
        label: t('prozentFolge', { prozent }),
      })),
      anzeige: (prozent, { antworten: { versicherungssumme: summe } }) =>
        t('prozent', {
          summe: ganzeEuro(((summe?.versicherungssumme ?? 0) * prozent) / 100),
        }),
      wenn: ({ deckungen = [] }) => deckungen.includes('FAHRRAD'),
    },
    {
      name: 'elementarVorschaden',
      art: 'radio',
      label: t('elementarVorschaden'),
      warum: t('elementarVorschadenWarum'),
      optionen: jaNein,
      wenn: mitElementar,
      bleibt: true,
    },
    {
      name: 'elementarVerzicht',
      art: 'haken',
      label: t('elementarVerzicht'),
      wenn: (antwort, lage) => !mitElementar(antwort) && !istAusgeschlossen(antwort, lage),
    },
    {
      name: 'elementarVerzicht',
      art: 'haken',
      label: t('elementarOhne'),
      wenn: (antwort, lage) => !mitElementar(antwort) && istAusgeschlossen(antwort, lage),
    },
  ],
  vermerke: (antwort, lage) => {
    if (mitElementar(antwort)) {
      return antwort.elementarVorschaden
        ? [{ nach: 'elementarVorschaden', art: 'warning', text: elementarNachSchaden }]
        : [];
    }
    const nach = 'elementarVerzicht';
    if (istGesperrt(lage)) return [{ nach, art: 'neutral', text: t('elementarOhneVermerk') }];
    // The reason was read where she answered; advice to take it would mock her.
    if (antwort.elementarVorschaden) return [];
    return [{ nach, art: 'warning', text: t('elementarVerzichtVermerk') }];
  },
  sperren: ({ antworten, ergebnisse }) =>
    abgelehntFuer(antworten, ergebnisse) ? ohneElementar : {},
  nachschlagen: {
    name: 'elementar',
    eingabe: ({ antworten }) => antworten.risikoort,
    sperren: ohneElementar,
  },
};

function mitElementar({ deckungen = [] }: { deckungen?: Bausteine['deckungen'] | undefined }) {
  return deckungen.includes('ELEMENTAR');
}

function istAusgeschlossen(
  { elementarVorschaden }: TeilDerAntwort<Bausteine>,
  lage: Fragelage,
): boolean {
  return elementarVorschaden === true || istGesperrt(lage);
}

function istGesperrt({ sperren }: Fragelage): boolean {
  return sperren['deckungen']?.['ELEMENTAR'] !== undefined;
}

/** The price said no to the address itself, not to what happened there. */
function abgelehntFuer(
  { risikoort }: HausratAntworten,
  { tarifieren }: Antragslage['ergebnisse'],
): boolean {
  const eingabe: unknown = tarifieren?.eingabe;
  if (tarifieren?.ergebnis.grund !== 'ELEMENTAR_NICHT_EINSCHLIESSBAR') return false;
  if (typeof eingabe !== 'object' || eingabe === null) return false;
  if (Reflect.get(eingabe, 'elementarVorschaden') === true) return false;
  const ort: unknown = Reflect.get(eingabe, 'risikoOrt');
  return (
    JSON.stringify(ort) === JSON.stringify({ plz: risikoort?.plz, strasse: risikoort?.strasse })
  );
}
