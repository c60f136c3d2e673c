import { texte } from '../../texte.ts';

export const t = texte('widerrufen', {
  vorbereitung: 'Das Online-Formular ist in Vorbereitung.',
  vorbereitungText: 'Per E-Mail oder Brief ist Ihr Widerruf genauso wirksam.',
  email: 'Widerruf per E-Mail schreiben',
  kuendigen: 'Vertrag kündigen',
  betreff: 'Widerruf meines Vertrags',
  nachricht:
    'Guten Tag,\n\nich widerrufe meinen Vertrag.\n\nVertragsnummer: \nName: \nAnschrift: \n\nBitte bestätigen Sie mir den Eingang.\n',
});
