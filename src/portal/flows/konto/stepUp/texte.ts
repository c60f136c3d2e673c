import { texte } from '../../../texte.ts';

export const t = texte('konto.stepUp', {
  bestaetigenTitel: 'Bitte bestätigen Sie, dass Sie es sind',
  bestaetigenEinleitung:
    'Wir haben Ihnen eine SMS an {handynummer} geschickt. Sie enthält einen Code mit 6\u00A0Ziffern.',
  wirdGesendet: 'Wir senden Ihnen einen Code per SMS.',
  code: 'Code aus der SMS',
  codeHinweis: 'Der Code ist {minuten}\u00A0Minuten gültig.',
  bestaetigen: 'Code bestätigen',
  zurueck: 'Zurück',
  nummerVerloren: 'Ich habe keinen Zugriff mehr auf diese Nummer',
});
