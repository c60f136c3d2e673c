import { texte } from '../../texte.ts';

/** What the page of a contract says that no list of them does. */
export const t = texte('vertrag.kopf', {
  betragUndWeg: '{betrag} {wie}',
  jeSchaden: 'je Schaden',
  daten: 'Vertragsdaten',
  sprungmarken: 'Auf dieser Seite',
  schutz: 'Schutz',
  aendern: 'Ändern',
  dokumente: 'Dokumente',
  marke: 'Daten',
  schaeden: 'Schäden',
});
