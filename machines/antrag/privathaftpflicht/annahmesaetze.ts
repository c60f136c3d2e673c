import { privathaftpflicht } from '#contract/produkte/privathaftpflicht.ts';
import { alterAm } from '#contract/tag.ts';
import type { Annahme } from '../fragen/konfigurator.ts';
import { gekuendigt, schadenannahme, schadensaetze } from '../fragen/vorannahmen.ts';
import { schadenfrage } from '../fragen/vorversicherung.ts';
import { ueblich } from './annahmen.ts';
import type { PrivathaftpflichtAntworten } from './answers.ts';
import { abAlter, berufsworte, dienstfrage } from './gefragt.ts';

const { nachlassAb } = privathaftpflicht.grenzen.alter;

/** What the price takes for granted, in sentences (`domain/verkauf.md §3`). */
export const saetze: readonly Annahme[] = [
  {
    name: 'aelter',
    schritt: 'familie',
    ueblich: ueblich.aelter,
    gesagt: ({ geburtsdatum }, heute) => alterAm(String(geburtsdatum), heute) >= nachlassAb,
    label: 'Wie alt sind Sie?',
    optionen: [
      { wert: false, label: `Unter ${abAlter}n`, text: `Sie sind *unter ${abAlter} alt*.` },
      { wert: true, label: `Ab ${abAlter}n`, text: `Sie sind *${abAlter} oder älter*.` },
    ],
    // Who is alone has said it.
    wenn: (_, { einstieg }: PrivathaftpflichtAntworten) => einstieg?.familienstand !== 'SINGLE',
  },
  {
    name: 'beruf',
    schritt: 'beruf',
    ueblich: ueblich.beruf,
    gesagt: ({ oeffentlicherDienst, beruf }) =>
      oeffentlicherDienst === true ? String(beruf) : ueblich.beruf,
    label: dienstfrage,
    optionen: [
      { wert: 'KEINER', label: 'Nein', text: 'Sie arbeiten *nicht im öffentlichen Dienst*.' },
      {
        wert: 'LEHRER',
        label: berufsworte.LEHRER,
        text: 'Sie *unterrichten* im öffentlichen Dienst.',
      },
      {
        wert: 'VERWALTUNG',
        label: berufsworte.VERWALTUNG,
        text: 'Sie arbeiten in der *öffentlichen Verwaltung*.',
      },
      { wert: 'POLIZEI', label: berufsworte.POLIZEI, text: 'Sie arbeiten bei der *Polizei*.' },
      { wert: 'SOLDAT', label: berufsworte.SOLDAT, text: 'Sie dienen in der *Bundeswehr*.' },
      {
        wert: 'ANDERER',
        label: berufsworte.ANDERER,
        text: 'Sie arbeiten im öffentlichen Dienst in *einem anderen Beruf*.',
      },
    ],
  },
  schadenannahme(schadenfrage, schadensaetze),
  gekuendigt,
];
