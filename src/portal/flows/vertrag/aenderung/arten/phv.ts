import { gross } from '#contract/begriffe/gross.ts';
import { phvPersonen } from '#contract/begriffe/haftpflicht.ts';
import { texte } from '../../../../texte.ts';
import { wahl } from '../formen/wahl.ts';
import type { Aenderungsblatt } from './blatt.ts';

const t = texte('vertrag.aenderung.phv', {
  frage: 'Für wie viele Personen soll die Privathaftpflicht gelten?',
  name: 'Privathaftpflicht',
  zeile: `Privathaftpflicht für bis zu ${phvPersonen.DREI}.`,
  fuerVertrag: 'Für welchen Vertrag möchten Sie die Privathaftpflicht ändern?',
  ...phvPersonen,
});

export const phv: Aenderungsblatt<'phv'> = {
  t,
  ...wahl<'phv'>(t, {
    feld: 'anzahl',
    wert: ({ anzahl }) => anzahl,
    etikett: ({ anzahl }) => gross(t(anzahl)),
  }),
};
