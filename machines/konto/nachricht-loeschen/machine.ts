import { rueckfrage, zurAnmeldung } from '#machines/vertrag/parts/rueckfrage/rueckfrage.ts';

/** A message is taken out of a mailbox; only its owner does not see it any more (`domain/konto.md §9`). */
export const nachrichtLoeschen = rueckfrage({
  id: 'nachrichtLoeschen',
  description: 'Nachricht löschen: fragen, löschen',
  titel: 'Nachricht löschen',
  ruhe: 'Kundin liest die Nachricht',
  frage: 'Soll die Nachricht aus dem Postfach verschwinden?',
  passiert: 'Die Nachricht wird gelöscht',
  erledigt: 'Im Postfach steht sie nicht mehr; Dokumente bleiben beim Vertrag',
  nurSelbst: true,
  sitzung: zurAnmeldung,
});
