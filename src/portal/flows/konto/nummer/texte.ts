import { texte } from '../../../texte.ts';

export const t = texte('konto.nummer', {
  handynummerTitel: 'Ihre Handynummer',
  handynummerEinleitung: 'An diese Nummer senden wir künftig Codes, wenn Sie sich anmelden.',
  neueNummerTitel: 'Ihre neue Handynummer',
  neueNummerEinleitung: 'An diese Nummer senden wir gleich einen Code.',
  handynummer: 'Handynummer',
  codeSenden: 'Code senden',

  tanPruefenTitel: 'Handynummer bestätigen',
  tanPruefenEinleitung:
    'Wir haben Ihnen eine SMS an {handynummer} geschickt. Sie enthält einen Code mit 6\u00A0Ziffern.',
  code: 'Code aus der SMS',
  codeHinweis: 'Der Code ist {minuten}\u00A0Minuten gültig.',
  codeBestaetigen: 'Code bestätigen',
  andereNummer: 'Andere Nummer eingeben',
  bankGesperrt: 'Aus Sicherheitsgründen können Sie Ihre Bankverbindung erst ab {zeit} ändern.',

  linkFehlerTitel: 'Ihr Link konnte nicht geprüft werden',
  erneut: 'Noch einmal versuchen',
  linkUngueltigTitel: 'Link nicht mehr gültig',
  neuerLink: 'Neuen Link anfordern',
});
