import {
  inhaltsaushang,
  inhaltsfall,
  inhaltsschaeden,
  inhaltsschutz,
} from '../sachinhaltsaushang.ts';
import { type Produktseite, summenbeispiel } from '../produktseite.ts';

/** Property contents by hazard, below its first question. */
export const aushang = {
  ...inhaltsaushang,
  beispiel: summenbeispiel,
  fall: () => ({ ...inhaltsfall, tarif: '' }),
  versichert: [
    {
      name: 'feuer',
      titel: 'Feuer, und was Sie dazu wählen',
      text: 'Einbruch, Leitungswasser, Sturm und Hagel, Hochwasser oder Glas: bis {summe}',
      imVertrag: {
        titel: 'Die Gefahren, die Sie gewählt haben',
        text: '{schein}: bis {summe}',
        nennt: ['elementar'],
      },
      leistungen: ['mehrgefahren', 'hoechstsumme'],
    },
    ...inhaltsschutz,
  ],
  schaeden: [
    {
      name: 'brand',
      betrag: 34_200_00,
      text: 'Ein Akku fängt beim Laden Feuer. Regale, Werkzeug und Ware verbrennen.',
      leistung: 'mehrgefahren',
      label: 'Mehrgefahren',
    },
    ...inhaltsschaeden,
  ],
} as const satisfies Produktseite<keyof typeof inhaltsaushang.leistungen>;
