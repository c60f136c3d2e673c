import { texte } from '../texte.ts';

export const t = texte('upload', {
  nachweis: 'Ihr Nachweis',
  nachweisFehlt: 'Laden Sie einen Nachweis hoch.',
  keinNachweis: 'Haben Sie keinen Nachweis? Dann prüfen wir die Änderung persönlich.',
  gescheitert: 'Laden Sie die Datei noch einmal hoch, oder entfernen Sie sie.',
  unterwegs: 'Warten Sie, bis alle Dateien hochgeladen sind.',
});
