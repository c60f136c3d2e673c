import { umsatzfrage } from '#contract/begriffe/umsatzfrage.ts';
import { texte } from '../../texte.ts';

/** What waits for her, on the overview and on the page of its contract. */
export const t = texte('uebersicht.aktivitaeten', {
  offenes: 'Offene Aktivitäten',
  ...umsatzfrage,
  frist: '{vertrag}, bis zum {datum}',
  bis: 'Bis zum {datum}',
  mitNummer: '{vertrag}, Vertrag {nummer}',
  rahmennummer: 'Bitte tragen Sie die Rahmennummer Ihres Fahrrads nach.',
  vorgemerkt: 'Vorgemerkte Änderung: {vertrag}',
});
