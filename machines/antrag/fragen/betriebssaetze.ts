import { fristen } from '#contract/zahlen.ts';
import { istGruendung } from './betrieb.ts';
import { ueblicherBetrieb as ueblich, usaFrage } from './betriebsannahmen.ts';
import type { Annahme } from './konfigurator.ts';
import { gekuendigt, schadenannahme, schadensaetze } from './vorannahmen.ts';
import { schadenfrage } from './vorversicherung.ts';

const gruenderzeit = `${fristen.gruenderMonate}\u00A0Monaten`;

/** That a firm does nothing else; its step asks for it behind the price. */
export const nebengewerbesatz = (schritt: string): Annahme => ({
  name: 'nebengewerbe',
  schritt,
  ueblich: false,
  gesagt: ({ nebengewerbe }) => Array.isArray(nebengewerbe) && nebengewerbe.length > 0,
  erstDanach: true,
  label: 'Haben Sie weitere Tätigkeiten?',
  optionen: [
    { wert: false, label: 'Nein', text: 'Sie haben *keine weitere Tätigkeit*.' },
    { wert: true, label: 'Ja', text: 'Sie haben *weitere Tätigkeiten*.' },
  ],
});

/** What the price of a firm takes for granted, in sentences; before its claims what its product alone assumes (`domain/verkauf.md §3`). */
export const betriebssaetze = (...eigene: readonly Annahme[]): readonly Annahme[] => [
  nebengewerbesatz('taetigkeit'),
  {
    name: 'risikofragen',
    schritt: 'taetigkeit',
    ueblich: false,
    gesagt: ({ risikofragen }) => Object.values({ ...(risikofragen as object) }).includes(true),
    erstDanach: true,
    label: 'Was ist bei Ihnen besonders?',
    optionen: [
      { wert: false, label: 'Nichts', text: 'Ihre Tätigkeit hat *keine besonderen Gefahren*.' },
      {
        wert: true,
        label: 'Etwas',
        text: 'Sie haben *Fragen zu Ihrer Tätigkeit mit Ja* beantwortet.',
      },
    ],
  },
  {
    name: 'gruender',
    schritt: 'betrieb',
    ueblich: ueblich.gruender,
    gesagt: (betrieb, heute) => betrieb['gruendungsdatum'] === '' || istGruendung(betrieb, heute),
    label: 'Wann wurde Ihr Unternehmen gegründet?',
    optionen: [
      {
        wert: false,
        label: `Vor mindestens ${gruenderzeit}`,
        text: `Ihr Unternehmen gibt es *seit mindestens ${gruenderzeit}*.`,
      },
      {
        wert: true,
        label: 'Später',
        text: `Sie haben *vor weniger als ${gruenderzeit}* gegründet.`,
      },
    ],
  },
  {
    name: 'auslandsumsatzUSA',
    schritt: 'betrieb',
    ueblich: ueblich.auslandsumsatzUSA,
    label: usaFrage,
    optionen: [
      {
        wert: false,
        label: 'Nein',
        text: 'Sie erzielen *keine Umsätze* in USA oder Kanada.',
      },
      { wert: true, label: 'Ja', text: 'Sie erzielen *Umsätze* in USA oder Kanada.' },
    ],
  },
  ...eigene,
  schadenannahme(schadenfrage, schadensaetze),
  gekuendigt,
];
