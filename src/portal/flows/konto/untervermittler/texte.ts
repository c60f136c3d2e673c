import { anrede as anreden } from '#contract/begriffe/anrede.ts';
import { zugang } from '#contract/fields/zugangsfristen.ts';
import { texte } from '../../../texte.ts';
import { rechtetexte } from '../mitarbeiter/rechtetexte.ts';

export const t = texte('konto.untervermittler', {
  einladenTitel: 'Person einladen',
  einladenEinleitung:
    'Die Person bekommt ein erstes Passwort per E-Mail und meldet sich damit an. Den Code dazu senden wir an ihre Handynummer.',
  zurAgentur: 'Zu Ihrer Agentur',
  anrede: 'Anrede',
  ...anreden,
  vorname: 'Vorname',
  nachname: 'Nachname',
  email: 'E-Mail-Adresse',
  emailHinweis: 'Damit meldet sich die Person an.',
  emailFehlt: 'Geben Sie die E-Mail-Adresse ein.',
  handynummer: 'Handynummer',
  nummerFehlt: 'Geben Sie die Handynummer ein.',
  registrierung: 'Wie ist die Person registriert?',
  ueberAgentur: 'Über Ihre Agentur',
  ueberAgenturFolge: 'Sie arbeitet mit der Vermittlernummer der Agentur.',
  eigene: 'Mit eigener Registrierung',
  eigeneFolge: 'Sie steht selbst im Vermittlerregister.',
  ihkNummer: 'Registernummer',
  vermittlerNummer: 'Eigene Vermittlernummer',
  vermittlerNummerHinweis: 'Nur zur Anzeige: Verträge laufen über die Nummer Ihrer Agentur.',
  rechte: 'Was darf die Person?',
  ...rechtetexte,
  senden: 'Einladung senden',
  eingeladenTitel: 'Einladung gesendet',
  eingeladen: 'Die Einladung ist unterwegs.',
  eingeladenText: `Sie gilt ${zugang.erstesPasswortTage}\u00A0Tage. Danach können Sie sie unter „Mitarbeitende“ neu senden.`,
});
