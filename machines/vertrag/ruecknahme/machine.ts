import { imDialog, rueckfrage } from '../parts/rueckfrage/rueckfrage.ts';

/** A cancellation is taken back until the contract ends (`domain/vertrag.md §8`). */
export const ruecknahme = rueckfrage({
  id: 'ruecknahme',
  description: 'Kündigung zurücknehmen: fragen, zurücknehmen',
  titel: 'Kündigung zurücknehmen',
  ruhe: 'Kundin sieht, dass ihr Vertrag gekündigt ist und bis wann sie das zurücknehmen kann',
  frage: 'Soll der Vertrag weiterlaufen?',
  passiert: 'Die Kündigung wird zurückgenommen',
  erledigt: 'Der Vertrag läuft weiter',
  sitzung: imDialog,
});
