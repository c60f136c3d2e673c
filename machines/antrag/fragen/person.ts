import { anrede } from '#contract/begriffe/anrede.ts';
import { anrede as anreden } from '#contract/entities/partner.ts';
import type { Fragefeld, Frageseite } from '../../formular/frage.ts';
import type { KontaktZahlung, Person } from '../answers.ts';
import type { Antragslage } from '../frage.ts';
import { wahlen } from './wahlen.ts';
import { zahlungsfelder, zahlungssperren } from './zahlung.ts';

type Wer = Pick<Person, 'anrede' | 'vorname' | 'nachname' | 'geburtsdatum'>;

const [anredefeld, vorname, nachname, geburtsdatum] = [
  { name: 'anrede', art: 'radio', label: 'Anrede', optionen: wahlen(anreden.options, anrede) },
  { name: 'vorname', art: 'text', label: 'Vorname', autoComplete: 'given-name' },
  { name: 'nachname', art: 'text', label: 'Nachname', autoComplete: 'family-name' },
  { name: 'geburtsdatum', art: 'datum', label: 'Geburtsdatum', autoComplete: 'bday' },
] as const;

/** Who somebody is. */
export const namensfelder: readonly Fragefeld<Wer>[] = [
  anredefeld,
  vorname,
  nachname,
  geburtsdatum,
];

const titel = {
  name: 'titel',
  art: 'liste',
  label: 'Titel',
  optional: true,
  optionen: (['Dr.', 'Prof.', 'Prof. Dr.'] as const).map((wert) => ({ wert, label: wert })),
} as const;

const seite = {
  titel: 'Wer schließt die Versicherung ab?',
  zeigtBekanntes: true,
  warum:
    'Name und Geburtsdatum stehen auf dem Vertrag. Mit ihnen fragen wir auch, wie zuverlässig Rechnungen bezahlt werden (Bonitätsprüfung). An Ihre Adresse geht Post, die wir Ihnen schicken müssen.',
} as const;

const woSieWohnt = 'Wo wohnen Sie?';

/** Block P: who takes the insurance out, and where she lives; where a place is insured, whether it is there (`domain/antrag.md §5.1`). */
function personMit(wohntDort?: string): Frageseite<Person> {
  const felder = [anredefeld, titel, vorname, nachname, geburtsdatum, ...wohnort(wohntDort)];
  return { ...seite, felder };
}

type Ohne = Omit<Extract<Person, { woanders: true }>, 'geburtsdatum' | 'woanders'>;

/** The same of somebody whose birth date was asked before, and who lives where she says. */
export const personOhneGeburtsdatum: Frageseite<Ohne> = {
  ...seite,
  felder: [anredefeld, titel, vorname, nachname, { art: 'adresse', label: woSieWohnt }],
};

function wohnort(wohntDort?: string): readonly Fragefeld<Person>[] {
  const label = woSieWohnt;
  if (wohntDort === undefined) return [{ art: 'adresse', label }];
  return [
    {
      name: 'woanders',
      art: 'radio',
      label: wohntDort,
      optionen: [
        { wert: false, label: 'Ja, ich wohne dort' },
        { wert: true, label: 'Nein, ich wohne woanders' },
      ],
      vorgabe: () => false,
    },
    { art: 'adresse', label, wenn: (antwort) => antwort.woanders === true },
  ];
}

const erreichbar: readonly Fragefeld<Pick<KontaktZahlung, 'email' | 'handynummer'>>[] = [
  { name: 'email', art: 'email', label: 'E-Mail-Adresse' },
  { name: 'handynummer', art: 'telefon', label: 'Handynummer' },
];

/** How to reach her and how she pays; of firms also the number of the office. */
export function kontaktZahlungMit(
  weitere: readonly Fragefeld<KontaktZahlung, Antragslage>[] = [],
): Frageseite<KontaktZahlung, Antragslage> {
  return {
    titel: 'Wie erreichen wir Sie, und wie zahlen Sie?',
    warum:
      'Ihre Unterlagen kommen per E-Mail. Über das Handy bestätigen Sie, dass Sie es sind, zum Beispiel wenn Sie später Ihre Bankverbindung ändern. Vor dem Abschluss fragen wir eine Auskunftei nach Ihrer Bonität. Die IBAN brauchen wir für das SEPA-Lastschriftmandat. Sie wird nicht im Entwurf gespeichert.',
    felder: [...erreichbar, ...weitere, ...zahlungsfelder],
    sperren: zahlungssperren,
  };
}

/** All that is asked of a person; where a place is insured, also whether she lives there. */
export function personenfragen(wohntDort?: string) {
  return { person: personMit(wohntDort), kontaktZahlung: kontaktZahlungMit() };
}
