import { fahrradtyp as typen } from '#contract/begriffe/fahrrad.ts';
import { texte } from '../../../../texte.ts';
import { wahl } from '../formen/wahl.ts';
import type { Aenderungsblatt } from './blatt.ts';

const t = texte('vertrag.aenderung.fahrradtyp', {
  frage: 'Was für ein Fahrrad ist es?',
  name: 'Art des Fahrrads',
  zeile: 'Fahrrad ohne Motor, E-Bike oder Lastenrad.',
  fuerVertrag: 'Für welchen Vertrag möchten Sie die Art des Fahrrads ändern?',
  neuesRad: 'Ist es ein neues Rad? Dann senden Sie uns bitte eine Nachricht und die Rechnung.',
  ...typen,
  // Beside the others it has to say what it has not.
  FAHRRAD: 'Fahrrad ohne Motor',
});

export const fahrradtyp: Aenderungsblatt<'fahrradtyp'> = {
  t,
  ...wahl<'fahrradtyp'>(t, {
    feld: 'fahrradTyp',
    wert: ({ fahrradTyp }) => fahrradTyp,
    etikett: ({ fahrradTyp }) => t(fahrradTyp),
    einleitung: t('neuesRad'),
  }),
};
