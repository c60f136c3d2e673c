import * as z from 'zod/mini';
import { phvAnzahl } from '#contract/entities/vormerkung.ts';
import { geburtstag } from '#contract/fields/datum.ts';
import { pflichttext } from '#contract/fields/pflichttext.ts';
import type { Fragefeld } from '../../formular/frage.ts';
import type { Antragsfrage, Antragslage } from '../frage.ts';
import type { Widerspruch } from '../regel.ts';
import type { VermoegensschadenAntworten } from './answers.ts';

/** The people whose private liability she takes in, at most three; how many is said at the price. */
export function personen(heute: string) {
  const [erste, zweite, dritte] = [
    person('der ersten Person', heute),
    person('der zweiten Person', heute),
    person('der dritten Person', heute),
  ];
  return z.object({
    vorname1: erste.vorname,
    nachname1: erste.nachname,
    geburtsdatum1: erste.geburtsdatum,
    vorname2: z.optional(zweite.vorname),
    nachname2: z.optional(zweite.nachname),
    geburtsdatum2: z.optional(zweite.geburtsdatum),
    vorname3: z.optional(dritte.vorname),
    nachname3: z.optional(dritte.nachname),
    geburtsdatum3: z.optional(dritte.geburtsdatum),
  });
}

function person(wessen: string, heute: string) {
  return {
    vorname: pflichttext({ was: `den Vornamen ${wessen}`, max: 60, ohneZiffern: true }),
    nachname: pflichttext({ was: `den Nachnamen ${wessen}`, max: 60, ohneZiffern: true }),
    geburtsdatum: geburtstag(heute),
  };
}

type Personen = z.infer<ReturnType<typeof personen>>;
type Lage = Antragslage<VermoegensschadenAntworten>;

const felder = [
  ['vorname1', 'nachname1', 'geburtsdatum1'],
  ['vorname2', 'nachname2', 'geburtsdatum2'],
  ['vorname3', 'nachname3', 'geburtsdatum3'],
] as const;

/** Who is insured privately, by name and day of birth. */
export const personenfrage: Antragsfrage<VermoegensschadenAntworten, 'personen'> = {
  titel: 'Wer soll auch privat versichert sein?',
  warum: 'Die Privathaftpflicht gilt nur für die Menschen, die im Versicherungsschein stehen.',
  felder: felder.flatMap(([vorname, nachname, tag], i) => {
    const wer = `${['erste', 'zweite', 'dritte'][i]} Person`;
    const wenn = (_: unknown, { antworten }: Lage) => i < anzahlIn(antworten);
    return [
      { name: vorname, art: 'text', label: `Vorname, ${wer}`, wenn },
      { name: nachname, art: 'text', label: `Nachname, ${wer}`, wenn },
      { name: tag, art: 'datum', label: `Geburtsdatum, ${wer}`, wenn },
    ] satisfies Fragefeld<Personen, Lage>[];
  }),
};

/** How many people are insured privately. */
function anzahlIn({ angebot }: VermoegensschadenAntworten): number {
  return phvAnzahl.options.indexOf(angebot?.phvAnzahl ?? 'KEINE');
}

/** Nobody is asked for where nobody is insured privately. */
export function istOhnePersonen(antworten: VermoegensschadenAntworten): boolean {
  return anzahlIn(antworten) === 0;
}

/** Somebody is missing, or named who is not insured any more. */
export function gegenPersonen(antworten: VermoegensschadenAntworten): readonly Widerspruch[] {
  const { personen: genannt } = antworten;
  if (!genannt) return [];
  return felder.flatMap((namen, i) => {
    const istVersichert = i < anzahlIn(antworten);
    const text = istVersichert
      ? 'Nennen Sie Namen und Geburtsdatum aller Personen, die privat versichert sind.'
      : 'Diese Person ist in Ihrem Angebot nicht versichert.';
    return namen
      .filter((feld) => istVersichert !== (genannt[feld] !== undefined))
      .map((feld) => ({ feld, text }));
  });
}

/** Those who are insured privately, one after the other. */
export function privatVersicherte({ personen: genannt }: VermoegensschadenAntworten) {
  return felder.flatMap((namen) => {
    const [vorname, nachname, geburtsdatum] = namen.map((feld) => genannt?.[feld]);
    if (vorname === undefined || nachname === undefined || geburtsdatum === undefined) return [];
    return [{ vorname, nachname, geburtsdatum }];
  });
}
