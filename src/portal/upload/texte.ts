import { texte } from '../texte.ts';

export const t = texte('upload', {
  nachweis: 'Ihr Nachweis',
  nachweisFehlt: 'Laden Sie einen Nachweis hoch.',
  unterwegs: 'Warten Sie, bis alle Dateien hochgeladen sind.',
});
