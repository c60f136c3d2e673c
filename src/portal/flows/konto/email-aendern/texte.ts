import { inStunden, zugang } from '#contract/fields/zugangsfristen.ts';
import { texte } from '../../../texte.ts';

export const t = texte('konto.emailAendern', {
  neueEmailTitel: 'E-Mail-Adresse ändern',
  neueEmailEinleitung:
    'Mit dieser Adresse melden Sie sich an. Dorthin senden wir Ihre Nachrichten.',
  email: 'Neue E-Mail-Adresse',
  wiederholung: 'Neue E-Mail-Adresse wiederholen',
  ungleich: 'Die E-Mail-Adressen stimmen nicht überein.',
  passwort: 'Ihr Passwort',
  senden: 'Link anfordern',
  linkGesendetTitel: 'Bitte sehen Sie in Ihr Postfach',
  linkGesendet: 'Wir haben einen Link an {email} gesendet.',
  linkGilt: `Öffnen Sie ihn innerhalb von ${inStunden(zugang.linkStunden.EMAIL)}. Bis dahin gilt Ihre bisherige Adresse.`,
});
