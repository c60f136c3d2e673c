import {
  inhaltsaushang,
  inhaltsfall,
  inhaltsschaeden,
  inhaltsschutz,
} from '../sachinhaltsaushang.ts';
import type { Produktseite } from '../produktseite.ts';

/** Property contents against all risks, below its first question. */
export const aushang = {
  ...inhaltsaushang,
  beispiel: {
    text: 'Die Beträge gelten für ein Beispiel: Versicherungssumme {summe}, Tarif Plus.',
  },
  fall: () => inhaltsfall,
  versichert: [
    {
      name: 'alles',
      titel: 'Alles, was plötzlich passiert',
      text: 'Feuer, Einbruch, Wasser, Sturm oder ein umgestoßener Kaffee: bis {summe}',
      leistungen: ['allgefahren', 'hoechstsumme'],
    },
    ...inhaltsschutz,
  ],
  schaeden: [
    {
      name: 'wasser',
      betrag: 21_400_00,
      text: 'Nachts platzt ein Rohr über dem Büro. Rechner, Möbel und Akten stehen im Wasser.',
      leistung: 'allgefahren',
      label: 'Allgefahren',
    },
    ...inhaltsschaeden,
  ],
} as const satisfies Produktseite<keyof typeof inhaltsaushang.leistungen>;
