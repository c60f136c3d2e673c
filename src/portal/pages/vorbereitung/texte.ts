import { texte } from '../../texte.ts';

/** Headings of the pages that are promised and not there yet. */
const titel = {
  produktBeratung: 'Beratung zur {produkt}',
  wechselBhv: 'Tarif der Betriebshaftpflicht wechseln',
} as const;

export type TitelSchluessel = keyof typeof titel;

export const t = texte('inVorbereitung', {
  ...titel,
  zurueck: 'Zurück',
  zurAnmeldung: 'Zurück zur Anmeldung',
  zurStartseite: 'Zur Startseite',
  zuVertraegen: 'Zu Ihren Verträgen',
  zumBestand: 'Zum Kundenbestand',
});
