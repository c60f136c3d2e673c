import { allgemeinerFehler, ohneVerbindung } from '#contract/constants.ts';
import { texte } from '../../../texte.ts';

export const t = texte('schaden.unterlage', {
  waehlenTitel: '{unterlage} nachreichen',
  zumSchaden: 'Zurück zum Schaden',
  schaden: '{name}, Schaden {nummer}.',
  dateien: 'Ihre Dateien',
  dateiFehlt: 'Wählen Sie mindestens eine Datei.',
  senden: 'Unterlage senden',
  nichtGesendet: 'Die Unterlage wurde nicht gesendet.',
  fehler: allgemeinerFehler,
  ohneVerbindung,
  angekommenTitel: 'Ihre Unterlage ist bei uns.',
  abgelehntTitel: 'Ihre Unterlage wurde nicht angenommen',
  abgelehntText: 'Möchten Sie uns trotzdem etwas dazu sagen? Schreiben Sie uns.',
  schreiben: 'Nachricht schreiben',
});
