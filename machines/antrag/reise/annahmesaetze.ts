import { reise } from '#contract/produkte/reise.ts';
import { aeltestePerson } from '#contract/produkte/reiseregeln.ts';
import { istTag } from '#contract/tag.ts';
import type { Annahme } from '../fragen/konfigurator.ts';
import type { ReiseAntworten } from './answers.ts';
import { ueblich } from './annahmen.ts';
import { istEinzelreise } from './regel.ts';

const { mehrAb, nochMehrAb, nichtAb } = reise.grenzen.alter;
const { tageVorher, werktage } = reise.grenzen.buchung;

/** What the price takes for granted, in sentences (`domain/verkauf.md §3`). */
export const saetze: readonly Annahme[] = [
  {
    name: 'aelteste',
    schritt: 'reisende',
    ueblich: ueblich.aelteste,
    gesagt: ({ reisende }, heute) => gruppeVon(reisende, heute),
    label: 'Wie alt ist die älteste Person, die mitreist?',
    optionen: [
      {
        wert: 'UNTER_65',
        label: `Unter ${mehrAb}\u00A0Jahre`,
        text: `Alle, die reisen, sind *unter ${mehrAb}\u00A0Jahre* alt.`,
      },
      {
        wert: 'AB_65',
        label: `${mehrAb} bis ${nochMehrAb - 1}\u00A0Jahre`,
        text: `Wer reist, ist höchstens *${mehrAb} bis ${nochMehrAb - 1}\u00A0Jahre* alt.`,
      },
      {
        wert: 'AB_75',
        label: `${nochMehrAb} bis ${nichtAb - 1}\u00A0Jahre`,
        text: `Wer reist, ist höchstens *${nochMehrAb} bis ${nichtAb - 1}\u00A0Jahre* alt.`,
      },
      {
        wert: 'AB_85',
        label: `Ab ${nichtAb}\u00A0Jahren`,
        text: `Jemand, der reist, ist *${nichtAb}\u00A0Jahre oder älter*.`,
      },
    ],
  },
  {
    name: 'rechtzeitig',
    schritt: 'buchung',
    ueblich: true,
    gesagt: () => true,
    label: 'Wann haben Sie gebucht?',
    optionen: [
      {
        wert: true,
        label: 'Rechtzeitig',
        text: `Bis zur Abreise sind es noch ${tageVorher}\u00A0Tage, oder Sie haben *in den letzten ${werktage}\u00A0Werktagen* gebucht.`,
      },
    ],
    wenn: ({ bausteine }, antworten: ReiseAntworten) =>
      istEinzelreise(antworten) && Array.isArray(bausteine) && bausteine.includes('RUECKTRITT'),
  },
];

/** How old the oldest she named is, as far as the price minds. */
function gruppeVon(reisende: unknown, heute: string) {
  const tage = (Array.isArray(reisende) ? reisende : []).flatMap((person: unknown) => {
    const tag: unknown = Reflect.get(Object(person) as object, 'geburtsdatum');
    return typeof tag === 'string' && istTag(tag) ? [tag] : [];
  });
  const jahre = tage.length === 0 ? 0 : aeltestePerson(tage, heute);
  if (jahre >= nichtAb) return 'AB_85';
  if (jahre >= nochMehrAb) return 'AB_75';
  return jahre >= mehrAb ? 'AB_65' : ueblich.aelteste;
}
