import { texte } from '../../../texte.ts';

export const t = texte('konto.passwort', {
  neuesPasswort: 'Neues Passwort',
  wiederholung: 'Passwort wiederholen',
  wiederholen: 'Wiederholen Sie das Passwort.',
  ungleich: 'Die Passwörter stimmen nicht überein.',
});
