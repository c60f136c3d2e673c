import type * as z from 'zod/mini';
import { anrede } from '#contract/begriffe/anrede.ts';
import { anrede as anreden } from '#contract/entities/partner.ts';
import type { Frageseite } from '../../formular/frage.ts';
import type { Anschrift, Kontakt, person as form } from '../answers.ts';
import { wahlen } from './wahlen.ts';
import { zahlung } from './zahlung.ts';

/** Block P: who takes the insurance out (`domain/antrag.md §5.1`). */
export const person: Frageseite<z.infer<ReturnType<typeof form>>> = {
  titel: 'Wer schließt die Versicherung ab?',
  zeigtBekanntes: true,
  warum:
    'Name und Geburtsdatum stehen auf dem Vertrag. Mit ihnen fragen wir auch, wie zuverlässig Rechnungen bezahlt werden (Bonitätsprüfung).',
  felder: [
    { name: 'anrede', art: 'radio', label: 'Anrede', optionen: wahlen(anreden.options, anrede) },
    {
      name: 'titel',
      art: 'liste',
      label: 'Titel',
      optional: true,
      optionen: (['Dr.', 'Prof.', 'Prof. Dr.'] as const).map((wert) => ({ wert, label: wert })),
    },
    { name: 'vorname', art: 'text', label: 'Vorname', autoComplete: 'given-name' },
    { name: 'nachname', art: 'text', label: 'Nachname', autoComplete: 'family-name' },
    { name: 'geburtsdatum', art: 'datum', label: 'Geburtsdatum', autoComplete: 'bday' },
  ],
};

/** Block P: where she lives; where a place is insured, the question whether it is there names it. */
function anschriftMit(wohntDort?: string): Frageseite<Anschrift> {
  const titel = 'Wo wohnen Sie?';
  const warum = 'An diese Adresse geht Post, die wir Ihnen schicken müssen.';
  if (wohntDort === undefined) return { titel, warum, felder: [{ art: 'adresse' }] };
  return {
    titel,
    warum,
    felder: [
      {
        name: 'woanders',
        art: 'radio',
        label: wohntDort,
        optionen: [
          { wert: false, label: 'Ja, ich wohne dort' },
          { wert: true, label: 'Nein, ich wohne woanders' },
        ],
      },
      { art: 'adresse', wenn: (antwort) => antwort.woanders === true },
    ],
  };
}

/** Block P: how to reach her. */
export const kontakt: Frageseite<Kontakt> = {
  titel: 'Wie erreichen wir Sie?',
  zeigtBekanntes: true,
  warum:
    'Ihre Unterlagen kommen per E-Mail. Über das Handy bestätigen Sie, dass Sie es sind, zum Beispiel wenn Sie später Ihre Bankverbindung ändern.',
  felder: [
    { name: 'email', art: 'email', label: 'E-Mail-Adresse' },
    {
      name: 'emailWiederholung',
      art: 'email',
      label: 'E-Mail-Adresse wiederholen',
      autoComplete: 'off',
      nurFrage: true,
    },
    { name: 'handynummer', art: 'telefon', label: 'Handynummer' },
  ],
};

/** All that is asked of a person; where a place is insured, also whether she lives there. */
export function personenfragen(wohntDort?: string) {
  return { person, anschrift: anschriftMit(wohntDort), kontakt, zahlung };
}
