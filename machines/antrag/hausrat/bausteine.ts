import { hausratdeckung } from '#contract/begriffe/hausrat.ts';
import { ganzeEuro } from '#contract/fields/betrag.ts';
import { elementarAdresse } from '#contract/produkte/leistungen/elementar.ts';
import { hausrat } from '#contract/produkte/hausrat.ts';
import { bausteinerklaerung } from '#contract/produkte/leistungen/hausrat.ts';
import { fristen } from '#contract/zahlen.ts';
import type { Fragelage, TeilDerAntwort } from '../../formular/frage.ts';
import type { Antragsfrage, Antragslage } from '../frage.ts';
import { jaNein, wahlen } from '../fragen/wahlen.ts';
import type { HausratAntworten } from './answers.ts';
import { elementarNachSchaden } from './regel.ts';

type Bausteine = NonNullable<HausratAntworten['bausteine']>;

const { bausteine: angeboten, fahrradProzent } = hausrat.grenzen;
const ohneElementar = {
  deckungen: { ELEMENTAR: elementarAdresse.absage.ELEMENTAR_NICHT_EINSCHLIESSBAR },
};

/** What is covered beyond the basics; cover against the elements is offered wherever it is possible. */
export const bausteine: Antragsfrage<HausratAntworten, 'bausteine'> = {
  titel: 'Was möchten Sie zusätzlich versichern?',
  einleitung: 'Immer dabei sind Feuer, Einbruch, Raub, Leitungswasser, Sturm und Hagel.',
  felder: [
    {
      name: 'deckungen',
      art: 'mehrfach',
      label: 'Bausteine',
      warum:
        'Jeder Baustein kostet einen kleinen Beitrag dazu. Sie sehen gleich, wie viel, und können hierher zurückkommen.',
      optionen: wahlen(angeboten, hausratdeckung, bausteinerklaerung),
      vorgabe: () => ['ELEMENTAR'],
    },
    {
      name: 'fahrradProzent',
      art: 'radio',
      label: 'Wie viel sind Ihre Fahrräder wert?',
      optionen: fahrradProzent.map((prozent) => ({
        wert: prozent,
        label: `${prozent}\u00A0% der Versicherungssumme`,
      })),
      anzeige: (prozent, { antworten: { versicherungssumme: summe } }) =>
        `Bis\u00A0${ganzeEuro(((summe?.versicherungssumme ?? 0) * prozent) / 100)}`,
      wenn: ({ deckungen = [] }) => deckungen.includes('FAHRRAD'),
    },
    {
      name: 'elementarVorschaden',
      art: 'radio',
      label: `Gab es in den letzten ${fristen.elementarVorschadenJahre}\u00A0Jahren Elementarschäden an dieser Adresse?`,
      warum:
        'Wo das Wasser schon einmal war, kommt es oft wieder. Dann können wir diesen Baustein nicht anbieten.',
      optionen: jaNein,
      wenn: mitElementar,
      bleibt: true,
    },
    {
      name: 'elementarVerzicht',
      art: 'haken',
      wert: 'BEWUSST',
      label: 'Ich möchte bewusst auf Elementarschutz verzichten.',
      wenn: (antwort, lage) => !mitElementar(antwort) && !istAusgeschlossen(antwort, lage),
    },
    {
      name: 'elementarVerzicht',
      art: 'haken',
      wert: 'NICHT_MOEGLICH',
      label: 'Ich weiß, dass Elementarschäden nicht versichert sind.',
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
    if (istGesperrt(lage)) {
      const text =
        'An dieser Adresse ist das Risiko durch Wasser sehr hoch. Alles andere versichern wir gern.';
      return [{ nach, art: 'neutral', text }];
    }
    // The reason was read where she answered; advice to take it would mock her.
    if (antwort.elementarVorschaden) return [];
    const text =
      'Wir empfehlen diesen Schutz. Schäden durch Hochwasser und Starkregen zahlen wir nur mit ihm, und staatliche Hilfe gibt es meist nicht.';
    return [{ nach, art: 'warning', text }];
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
