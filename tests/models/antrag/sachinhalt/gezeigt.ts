import * as lies from '#tests/models/gelesen.ts';
import { sb, tarif } from '../fragen.ts';
import type { AntragGelesen } from '../gezeigt.ts';
import { inhaltshinweise, inhaltsschritte, inhaltsworte } from '../inhaltGezeigt.ts';

const worte = {
  ...inhaltsworte,
  variante: { BASIS: 'Basis', PLUS: 'Plus' },
  komponenten: {
    FEUER: 'Feuer',
    UEBRIGE_GEFAHREN: 'Alle anderen Gefahren',
    ELEMENTAR: 'Elementar',
  },
};

/** What is read back of an application for property contents against all risks. */
export const gelesen: AntragGelesen = {
  produkt: 'Inhaltsversicherung',
  ...(inhaltshinweise && { hinweise: inhaltshinweise }),
  worte,
  schritte: inhaltsschritte([
    lies.wahl('Tarif', 'variante', worte.variante),
    lies.haken('Elementarschäden', 'elementar'),
    sb,
    ...tarif,
  ]),
  kuendigung: 'Sie können mit einem Monat Frist zum Ende jedes Jahres kündigen.',
};
