import type { AnmeldeAntworten } from '#machines/konto/anmeldung/answers.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import { t } from './texte.ts';

/** What the first page of a sign-in asks. */
export const zugangsseite: Frageseite<AnmeldeAntworten['zugangsdaten']> = {
  titel: t('titel'),
  felder: [
    {
      name: 'email',
      art: 'text',
      label: t('email'),
      autoComplete: 'username',
      tastatur: 'email',
      rechtschreibung: false,
    },
    { name: 'passwort', art: 'passwort', label: t('passwort'), autoComplete: 'current-password' },
  ],
};

/** Where the chart of a sign-in begins, as it says itself; a test holds it to the chart. */
export const anfangszustand = 'zugangsdaten.eingabe';
