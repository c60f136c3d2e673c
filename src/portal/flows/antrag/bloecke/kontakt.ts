import type { Kontakt } from '#machines/antrag/answers.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import { t } from './texte.ts';

/** Block P, how to reach her (`domain/antrag.md §5.1`). */
export const kontakt: Frageseite<Kontakt> = {
  titel: t('kontaktTitel'),
  zeigtBekanntes: true,
  warum: t('kontaktWarum'),
  felder: [
    { name: 'email', art: 'email', label: t('email') },
    {
      name: 'emailWiederholung',
      art: 'email',
      label: t('emailWiederholung'),
      autoComplete: 'off',
      nurFrage: true,
    },
    { name: 'handynummer', art: 'telefon', label: t('handynummer') },
  ],
};
