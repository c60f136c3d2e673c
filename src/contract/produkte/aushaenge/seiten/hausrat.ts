import { hausratdeckung } from '../../../begriffe/hausrat.ts';
import { variante } from '../../../begriffe/tarif.ts';
import { verzichtAb } from '../../../fields/summenvorschlag.ts';
import { hausrat } from '../../hausrat.ts';
import { hausratLeistungen } from '../../leistungen/hausrat.ts';
import type { Produktseite } from '../produktseite.ts';

const { leistungen } = hausratLeistungen;

/** Square metres of the home whose limits are told. */
const flaeche = 65;

/** Home contents, below its first question. */
export const aushang = {
  leistungen,
  minuten: 3,
  beispiel: {
    text: 'Die Beträge gelten für ein Beispiel: Tarif {tarif}, Wohnung mit {flaeche}\u00A0m².',
  },
  fall: (marke) => {
    const tarif = hausrat.grenzen.varianten[marke].vorgabe;
    return {
      tarif,
      summe: verzichtAb(flaeche),
      werte: { ...hausratdeckung, tarif: variante[tarif], flaeche: String(flaeche) },
    };
  },
  versichert: [
    {
      name: 'sachen',
      titel: 'Ihre Sachen zum Neuwert',
      text: 'Bis {summe} bei Feuer, Leitungswasser, Sturm, Hagel und Einbruch',
      leistungen: [
        'sachen',
        'neuwert',
        'hoechstsumme',
        'feuer',
        'leitungswasser',
        'sturm',
        'einbruch',
      ],
    },
    {
      name: 'wertsachen',
      titel: 'Bargeld und Wertsachen',
      text: 'Bargeld bis {bargeld.TARIF}, Schmuck und Gold bis {wertsachen.TARIF}',
      leistungen: ['wertsachen'],
    },
    {
      name: 'grobeFahrlaessigkeit',
      titel: 'Die vergessene Kerze',
      text: '{karte}',
      leistungen: ['grobeFahrlaessigkeit'],
    },
    {
      name: 'kosten',
      titel: 'Hotel und Aufräumen',
      text: 'Zusätzlich bis {grenze} nach einem Schaden',
      leistungen: ['kosten'],
    },
  ],
  nichtVersichert: [
    {
      name: 'elementar',
      titel: 'Hochwasser und Starkregen',
      text: 'Nur mit dem Baustein {ELEMENTAR}',
      leistungen: ['elementar'],
    },
    {
      name: 'glasbruch',
      titel: 'Zerbrochene Scheiben',
      text: 'Nur mit dem Baustein {GLASBRUCH}',
      leistungen: ['glasbruch'],
    },
    {
      name: 'fahrrad',
      titel: 'Das Fahrrad vor der Tür',
      text: 'Nur mit dem Baustein {FAHRRAD}',
      leistungen: ['fahrrad'],
    },
    {
      name: 'gebaeude',
      titel: 'Das Gebäude selbst',
      text: 'Und was fest eingebaut ist. Dafür gibt es die Wohngebäudeversicherung.',
      leistungen: ['gebaeude'],
    },
  ],
  schaeden: [
    {
      name: 'schlauch',
      betrag: 4_380_00,
      text: 'Der Schlauch der Spülmaschine platzt. Teppich, Sofa und Schrank sind nicht mehr zu retten.',
      leistung: 'leitungswasser',
      label: 'Leitungswasser',
    },
    {
      name: 'einbruch',
      betrag: 2_150_00,
      text: 'Einbruch am Nachmittag: Laptop, Kamera und Schmuck sind weg.',
      leistung: 'einbruch',
      label: 'Einbruchdiebstahl',
    },
    {
      name: 'blitz',
      betrag: 760_00,
      text: 'Ein Blitz schlägt ein. Fernseher und Router sind durchgebrannt.',
      leistung: 'feuer',
      label: 'Feuer',
    },
  ],
  brauchen: [
    { name: 'wohnung', text: 'Ihre Adresse und die Wohnfläche' },
    { name: 'konto', text: 'Ihre IBAN, wenn wir abbuchen sollen' },
    { name: 'vorher', text: 'Den Namen Ihres bisherigen Versicherers, falls es einen gibt' },
  ],
} as const satisfies Produktseite<keyof typeof leistungen>;
