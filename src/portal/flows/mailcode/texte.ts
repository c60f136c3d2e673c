import { allgemeinerFehler } from '#contract/constants.ts';
import { texte } from '../../texte.ts';

export const t = texte('mailcode', {
  aufgehaltenTitel: 'Das Senden hat nicht geklappt',
  zurueck: 'Zurück',
  emailHinweis: 'Dorthin schicken wir Ihnen zum Schluss einen Code.',
  code: 'Code',
  codeHinweis: 'Er gilt {minuten}\u00A0Minuten.',
  codeBestaetigen: 'Bestätigen und senden',
  andereAdresse: 'Andere E\u2011Mail-Adresse',
  zuOftWeiter: 'Versuchen Sie es in einer Stunde noch einmal, oder rufen Sie uns an:',
  erneut: 'Noch einmal versuchen',
  fehler: allgemeinerFehler,
});
