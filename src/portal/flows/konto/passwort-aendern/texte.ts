import { texte } from '../../../texte.ts';

export const t = texte('konto.passwortAendern', {
  passwortTitel: 'Passwort ändern',
  passwortEinleitung: 'Danach sind Sie nur noch auf diesem Gerät angemeldet.',
  aktuellesPasswort: 'Aktuelles Passwort',
  aendern: 'Passwort ändern',
  geaendertTitel: 'Passwort geändert',
  geaendert: 'Ihr Passwort wurde geändert.',
  andereGeraete: 'Auf anderen Geräten sind Sie jetzt abgemeldet.',
});
