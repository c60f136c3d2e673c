import { texte } from '../../../texte.ts';

/** What applications of firms say (`domain/antrag.md §5.1`, block G). */
export const t = texte('antrag.firma', {
  firmaTitel: 'Wie heißt Ihre Firma?',
  firmaWarum: 'So steht sie auf dem Vertrag und in Briefen an andere, wenn etwas passiert ist.',
  firmenname: 'Firmenname',
  firmennameHinweis: 'So, wie er auf Ihren Rechnungen steht.',
  rechtsform: 'Rechtsform',
  rechtsformWarum:
    'Haften Sie selbst, zum Beispiel als Einzelunternehmen, fragen wir nach Ihrer Bonität. Bei einer GmbH fragen wir nicht nach einzelnen Personen.',
  koerperschaft: 'Anträge von Körperschaften prüfen wir persönlich.',
  handelsregister: 'Handelsregisternummer',
  handelsregisterHinweis: 'Zum Beispiel HRB\u00A012345.',
  registergericht: 'Registergericht',
  registergerichtHinweis: 'Zum Beispiel Amtsgericht Münster.',

  ansprechpartnerTitel: 'Wer spricht für Ihre Firma?',
  ansprechpartnerWarum:
    'Mit dieser Person klären wir alles zum Vertrag. Nach dem Geburtsdatum fragen wir, damit wir sie nicht verwechseln.',

  telefon: 'Telefon',
});
