import { inStunden, zugang } from '#contract/fields/zugangsfristen.ts';
import { texte } from '../../../texte.ts';

export const t = texte('konto.passwortVergessen', {
  emailTitel: 'Passwort vergessen?',
  emailEinleitung: 'Nennen Sie uns die E-Mail-Adresse, mit der Sie sich anmelden.',
  email: 'E-Mail-Adresse',
  anfordern: 'Code anfordern',
  zurAnmeldung: 'Zurück zur Anmeldung',

  codeUndPasswortTitel: 'Neues Passwort festlegen',
  codeGesendet: 'Wenn ein Konto besteht, haben wir Ihnen einen Code gesendet.',
  code: 'Code',
  codeHinweis: `6\u00A0Ziffern. Der Code ist ${inStunden(zugang.passwortCodeStunden)} gültig.`,
  aendern: 'Passwort ändern',
  andereEmail: 'Andere E-Mail-Adresse',

  geaendertTitel: 'Passwort geändert',
  geaendert: 'Ihr Passwort wurde geändert. Bitte melden Sie sich an.',
  ueberall: 'Auf allen Geräten sind Sie jetzt abgemeldet.',
  anmelden: 'Anmelden',
});
