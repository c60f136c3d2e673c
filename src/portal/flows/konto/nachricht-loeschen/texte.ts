import { texte } from '../../../texte.ts';

export const t = texte('konto.nachrichtLoeschen', {
  loeschen: 'Nachricht löschen',
  frageTitel: 'Nachricht löschen?',
  folge:
    'Die Nachricht verschwindet aus Ihrem Postfach. Dokumente finden Sie weiter bei Ihrem Vertrag.',
  erledigtTitel: 'Die Nachricht wurde gelöscht.',
});
