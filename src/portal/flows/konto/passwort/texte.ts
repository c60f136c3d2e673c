import { texte } from '../../../texte.ts';

export const t = texte('konto.passwort', {
  neuesPasswort: 'Neues Passwort',
  wiederholung: 'Passwort wiederholen',
  ungleich: 'Die Passwörter stimmen nicht überein.',
});
