import { texte } from '../../../../texte.ts';
import { dazuOderWeg, wahl } from '../formen/wahl.ts';
import type { Aenderungsblatt } from './blatt.ts';

const t = texte('vertrag.aenderung.elementar', {
  frage: 'Soll Schutz bei Naturgefahren eingeschlossen sein?',
  name: 'Elementarschutz',
  zeile: 'Schutz bei Hochwasser und Starkregen dazunehmen oder weglassen.',
  fuerVertrag: 'Für welchen Vertrag möchten Sie den Elementarschutz ändern?',
});

export const elementar: Aenderungsblatt<'elementar'> = {
  t,
  ...wahl<'elementar'>(t, {
    feld: 'elementar',
    wert: (auswahl) => String(auswahl.elementar),
    ausWert: (wert) => ({ elementar: wert === 'true' }),
  }),
  worte: (auswahl) => dazuOderWeg(auswahl.elementar),
  mitNamen: true,
};
