import type * as z from 'zod/mini';
import type { person as form } from '#machines/antrag/answers.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import { t } from './texte.ts';

/** Block P: who takes the insurance out (`domain/antrag.md §5.1`). */
export const person: Frageseite<z.infer<ReturnType<typeof form>>> = {
  titel: t('personTitel'),
  zeigtBekanntes: true,
  warum: t('personWarum'),
  felder: [
    {
      name: 'anrede',
      art: 'radio',
      label: t('anrede'),
      optionen: [
        { wert: 'FRAU', label: t('FRAU') },
        { wert: 'HERR', label: t('HERR') },
        { wert: 'DIVERS', label: t('DIVERS') },
        { wert: 'KEINE_ANGABE', label: t('KEINE_ANGABE') },
      ],
    },
    {
      name: 'titel',
      art: 'liste',
      label: t('titel'),
      optional: true,
      optionen: (['Dr.', 'Prof.', 'Prof. Dr.'] as const).map((wert) => ({ wert, label: wert })),
    },
    { name: 'vorname', art: 'text', label: t('vorname'), autoComplete: 'given-name' },
    { name: 'nachname', art: 'text', label: t('nachname'), autoComplete: 'family-name' },
    { name: 'geburtsdatum', art: 'datum', label: t('geburtsdatum'), autoComplete: 'bday' },
  ],
};
