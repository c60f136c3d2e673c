import { bauart, bauartsatz } from '#contract/begriffe/gebaeude.ts';
import { bauarten } from '#contract/produkte/gebaeude.ts';
import type { InhaltsAntworten } from './inhalt.ts';
import { brauchtMeldeanlage, ueblich } from './annahmen.ts';
import { nebengewerbesatz } from '../fragen/betriebssaetze.ts';
import { gefragt } from './gefragt.ts';
import type { Annahme } from '../fragen/konfigurator.ts';
import { gekuendigt, schadenannahme, schadensaetze } from '../fragen/vorannahmen.ts';
import { schadenfrage } from '../fragen/vorversicherung.ts';

const meldeanlage = {
  name: 'ema',
  schritt: 'sicherung',
  label: gefragt.ema,
  optionen: [
    { wert: false, label: 'Nein', text: 'Es gibt *keine Einbruchmeldeanlage*.' },
    { wert: true, label: 'Ja', text: 'Es gibt *eine Einbruchmeldeanlage*.' },
  ],
} as const;

/** What the price of a firm's contents takes for granted, in sentences (`domain/verkauf.md §3`). */
export const inhaltssaetze: readonly Annahme[] = [
  nebengewerbesatz('betrieb'),
  {
    name: 'nurHomeoffice',
    schritt: 'betrieb',
    ueblich: ueblich.nurHomeoffice,
    erstDanach: true,
    label: 'Arbeiten Sie ausschließlich im Homeoffice?',
    optionen: [
      { wert: false, label: 'Nein', text: 'Sie arbeiten *nicht nur im Homeoffice*.' },
      { wert: true, label: 'Ja', text: 'Sie arbeiten *nur im Homeoffice*.' },
    ],
  },
  {
    name: 'bauart',
    schritt: 'betrieb',
    ueblich: ueblich.bauart,
    label: gefragt.bauart,
    optionen: bauarten.map((wert) => ({ wert, label: bauart[wert], text: bauartsatz[wert] })),
  },
  {
    name: 'gefahrennachbarschaft',
    schritt: 'betrieb',
    ueblich: ueblich.gefahrennachbarschaft,
    label: gefragt.gefahrennachbarschaft,
    optionen: [
      { wert: false, label: 'Nein', text: 'Im Gebäude ist *kein Betrieb mit Brandgefahr*.' },
      { wert: true, label: 'Ja', text: 'Im Gebäude ist *ein Betrieb mit Brandgefahr*.' },
    ],
  },
  {
    name: 'tuerschloss',
    schritt: 'sicherung',
    ueblich: ueblich.tuerschloss,
    label: gefragt.tuerschloss,
    optionen: [
      { wert: true, label: 'Ja', text: 'Alle Außentüren haben *bündige Zylinderschlösser*.' },
      { wert: false, label: 'Nein', text: 'Eine Außentür hat *kein bündiges Zylinderschloss*.' },
    ],
  },
  {
    ...meldeanlage,
    ueblich: false,
    wenn: (_, antworten) => !brauchtMeldeanlage((antworten as InhaltsAntworten).einstieg),
  },
  {
    ...meldeanlage,
    ueblich: true,
    wenn: (_, antworten) => brauchtMeldeanlage((antworten as InhaltsAntworten).einstieg),
  },
  schadenannahme(schadenfrage, schadensaetze),
  gekuendigt,
];
