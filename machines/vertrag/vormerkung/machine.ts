import { rueckfrage, zurAnmeldung } from '../parts/rueckfrage/rueckfrage.ts';

/** A pending change is deleted before its day (`domain/vertrag.md §5`). */
export const vormerkung = rueckfrage({
  id: 'vormerkung',
  description: 'Vorgemerkte Änderung löschen: fragen, löschen',
  titel: 'Vormerkung löschen',
  ruhe: 'Kundin sieht, welche Änderung an welchem Tag kommt',
  frage: 'Soll es doch nicht so kommen?',
  passiert: 'Die Vormerkung wird gelöscht',
  erledigt: 'Der Vertrag bleibt, wie er ist',
  sitzung: zurAnmeldung,
});
