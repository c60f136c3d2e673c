import { texte } from '../../../../texte.ts';

/** Words of the first page of a sign-in; those of its steps come with its chart. */
export const t = texte('konto.anmeldung', {
  titel: 'Anmelden',
  einleitungKunden: 'Sehen Sie Ihre Verträge ein und ändern Sie, was sich bei Ihnen geändert hat.',
  einleitungVermittler: 'Ihr Zugang zum Vermittlerportal.',
  email: 'E-Mail-Adresse',
  passwort: 'Passwort',
  anmelden: 'Anmelden',
  passwortVergessen: 'Passwort vergessen?',
  neuerTab: '(neuer Tab)',
  nochKeinZugang: 'Noch kein Zugang?',
  kunden: 'Zugang einrichten',
  vermittler: 'Vertriebspartner werden',
});
