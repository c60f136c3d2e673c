import { texte } from '../../texte.ts';

export const t = texte('vertrag.aenderungWaehlen', {
  einleitung: 'Wählen Sie einen Vertrag. Bevor Sie speichern, sehen Sie, was sich ändert.',
  keine: 'Zurzeit lässt sich das bei keinem Vertrag ändern.',
  keineText: 'Was Sie ändern können, steht bei jedem Vertrag.',
  warum: 'Der Grund steht beim Vertrag.',
  nichtMoeglich: 'Hier nicht möglich',
  alleVertraege: 'Alle Verträge',
});
