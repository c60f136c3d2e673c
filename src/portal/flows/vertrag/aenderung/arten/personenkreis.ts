import { reisende } from '#contract/begriffe/reise.ts';
import { texte } from '../../../../texte.ts';
import { wahl } from '../formen/wahl.ts';
import type { Aenderungsblatt } from './blatt.ts';

const t = texte('vertrag.aenderung.personenkreis', {
  frage: 'Wer reist mit?',
  name: 'Wer reist',
  zeile: 'Solange die Reise noch nicht begonnen hat.',
  fuerVertrag: 'Für welchen Vertrag möchten Sie die Mitreisenden ändern?',
  ...reisende,
});

export const personenkreis: Aenderungsblatt<'personenkreis'> = {
  t,
  ...wahl<'personenkreis'>(t, {
    feld: 'personenkreis',
    wert: ({ personenkreis: kreis, mitreisende }) => `${kreis}=${mitreisende}`,
    ausWert(wert) {
      const [kreis = '', mitreisende] = wert.split('=');
      return { personenkreis: kreis, mitreisende: Number(mitreisende) };
    },
    etikett: (auswahl) => t(auswahl.personenkreis),
  }),
};
