import * as lies from '#tests/models/gelesen.ts';
import { sb, tarif } from '../fragen.ts';
import type { AntragGelesen } from '../gezeigt.ts';
import { inhaltshinweise, inhaltsschritte, inhaltsworte } from '../inhaltGezeigt.ts';

const worte = {
  ...inhaltsworte,
  gefahren: {
    EINBRUCHDIEBSTAHL: 'Einbruchdiebstahl und Vandalismus',
    LEITUNGSWASSER: 'Leitungswasser',
    STURM_HAGEL: 'Sturm und Hagel',
    ELEMENTAR: 'Elementar',
    GLAS: 'Glasbruch',
  },
  komponenten: { FEUER: 'Feuer', EINBRUCHDIEBSTAHL: 'Einbruchdiebstahl und Vandalismus' },
};

/** What is read back of an application for property contents by hazard. */
export const gelesen: AntragGelesen = {
  produkt: 'Inhaltsversicherung gegen einzelne Gefahren',
  ...(inhaltshinweise && { hinweise: inhaltshinweise }),
  worte,
  schritte: inhaltsschritte([
    lies.mehrere('Wogegen möchten Sie außer Feuer versichert sein?', 'gefahren', worte.gefahren),
    sb,
    ...tarif,
  ]),
  kuendigung: 'Sie können mit einem Monat Frist zum Ende jedes Jahres kündigen.',
};
