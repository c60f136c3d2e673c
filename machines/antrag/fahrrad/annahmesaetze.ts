import { fahrradnutzung } from '#contract/begriffe/fahrrad.ts';
import { ganzeEuro } from '#contract/fields/formatBetrag.ts';
import { fahrrad } from '#contract/produkte/fahrrad.ts';
import type { Annahme } from '../fragen/konfigurator.ts';
import { gekuendigt, schadenannahme } from '../fragen/vorannahmen.ts';
import { ueblich } from './annahmen.ts';
import { diebstahlfrage, nutzungsfrage } from './gefragt.ts';

const { reparaturMonate, schloss, vorschadenJahre } = fahrrad.grenzen;
const alter = `${reparaturMonate / 12}\u00A0Jahre`;
const zuletzt = `${vorschadenJahre}\u00A0Jahren`;

/** What the price takes for granted, in sentences (`domain/verkauf.md §3`). */
export const saetze: readonly Annahme[] = [
  {
    name: 'nutzung',
    schritt: 'nutzung',
    ueblich: ueblich.nutzung,
    label: nutzungsfrage,
    optionen: [
      { wert: 'PRIVAT', label: fahrradnutzung.PRIVAT, text: 'Sie fahren das Rad *privat*.' },
      {
        wert: 'BERUFLICH',
        label: fahrradnutzung.BERUFLICH,
        text: 'Sie fahren das Rad *beruflich*.',
      },
      {
        wert: 'LIEFERDIENST',
        label: fahrradnutzung.LIEFERDIENST,
        text: 'Sie fahren das Rad *für einen Lieferdienst*.',
      },
    ],
  },
  {
    name: 'aelter',
    schritt: 'rad',
    ueblich: ueblich.aelter,
    label: 'Wann haben Sie das Rad gekauft?',
    optionen: [
      {
        wert: false,
        label: `Vor höchstens ${alter}n`,
        text: `Das Rad ist *höchstens ${alter} alt*.`,
      },
      { wert: true, label: 'Früher', text: `Das Rad ist *älter als ${alter}*.` },
    ],
  },
  {
    name: 'schloss',
    schritt: 'nutzung',
    ueblich: ueblich.schloss,
    label: 'Sichern Sie das Rad mit einem Schloss?',
    // Without one nothing is insured, so there is nothing to choose.
    optionen: [
      {
        wert: true,
        label: 'Ja',
        text: `Sie sichern das Rad mit einem *Schloss ab ${ganzeEuro(schloss)}*.`,
      },
    ],
  },
  schadenannahme(diebstahlfrage, [
    `Ihnen wurde in ${zuletzt} *kein Rad* gestohlen.`,
    `Ihnen wurde in ${zuletzt} *ein Rad* gestohlen.`,
    `Ihnen wurden in ${zuletzt} *zwei Räder* gestohlen.`,
    `Ihnen wurden in ${zuletzt} *drei oder mehr Räder* gestohlen.`,
  ]),
  gekuendigt,
];
