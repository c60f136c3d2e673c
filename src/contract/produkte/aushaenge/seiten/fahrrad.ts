import { fahrradLeistungen } from '../../leistungen/fahrrad.ts';
import type { Produktseite } from '../produktseite.ts';

const { leistungen } = fahrradLeistungen;

/** Cents: what the bicycle cost whose limits are told. */
const kaufpreis = 3_000_00;

/** Bicycles, below their first question. */
export const aushang = {
  leistungen,
  minuten: 3,
  beispiel: { text: 'Die Beträge gelten für ein Beispiel: ein E-Bike, das {summe} gekostet hat.' },
  fall: () => ({ tarif: '', summe: kaufpreis, werte: {} }),
  versichert: [
    {
      name: 'diebstahl',
      titel: 'Diebstahl, auch nachts',
      text: 'Zu jeder Zeit und an jedem Ort, bis {summe}',
      leistungen: ['diebstahl', 'hoechstsumme'],
    },
    {
      name: 'teile',
      titel: 'Einzelne Teile',
      text: 'Was fest am Rad verbaut ist, auch wenn nur das gestohlen wird',
      leistungen: ['diebstahl', 'zubehoer'],
    },
    {
      name: 'neuwert',
      titel: 'Ein neues Rad',
      text: 'Wir zahlen, was ein gleichwertiges heute kostet, ohne Selbstbeteiligung.',
      leistungen: ['neuwert', 'selbstbeteiligung'],
    },
    {
      name: 'leihe',
      titel: 'Ein verliehenes Rad',
      text: 'Auch wenn es jemand fährt, der nichts dafür zahlt',
      leistungen: ['leihe'],
    },
  ],
  nichtVersichert: [
    {
      name: 'reparatur',
      titel: 'Reparaturen',
      text: 'Nur mit dem Reparaturschutz',
      leistungen: ['reparatur'],
    },
    {
      name: 'schutzbrief',
      titel: 'Pannen unterwegs',
      text: 'Nur mit dem Schutzbrief, dann bis {jePanne} je Panne',
      leistungen: ['schutzbrief'],
    },
    {
      name: 'losesZubehoer',
      titel: 'Loses Zubehör',
      text: 'Zum Beispiel Taschen, Helm und Tacho',
      leistungen: ['losesZubehoer'],
    },
    {
      name: 'rennen',
      titel: 'Rennen und Lieferdienst',
      text: 'Auch nicht beim Training für ein Rennen',
      leistungen: ['rennen', 'lieferdienst'],
    },
  ],
  schaeden: [
    {
      name: 'rad',
      betrag: 2_790_00,
      text: 'Sie kommen aus dem Kino, und Ihr E-Bike ist weg. Das Schloss liegt durchtrennt daneben.',
      leistung: 'diebstahl',
      label: 'gestohlen oder geraubt',
    },
    {
      name: 'freundin',
      betrag: 1_280_00,
      text: 'Eine Freundin leiht sich Ihr Rad. Vor dem Supermarkt wird es gestohlen.',
      leistung: 'leihe',
      label: 'jemandem leihen',
    },
    {
      name: 'vorderrad',
      betrag: 340_00,
      text: 'Nachts hat jemand das Vorderrad und den Sattel abgeschraubt.',
      leistung: 'diebstahl',
      label: 'ein fest verbundenes Teil',
    },
  ],
  brauchen: [
    { name: 'rad', text: 'Marke, Modell und Kaufdatum Ihres Rads' },
    { name: 'rahmennummer', text: 'Die Rahmennummer, gern auch später' },
    { name: 'konto', text: 'Ihre IBAN, wenn wir abbuchen sollen' },
    { name: 'vorher', text: 'Den Namen Ihres bisherigen Versicherers, falls es einen gibt' },
  ],
} as const satisfies Produktseite<keyof typeof leistungen>;
