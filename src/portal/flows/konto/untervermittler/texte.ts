import { zugang } from '#contract/fields/zugangsfristen.ts';
import { texte } from '../../../texte.ts';
import { rechtetexte } from '../mitarbeiter/rechtetexte.ts';

export const t = texte('konto.untervermittler', {
  einladenTitel: 'Person einladen',
  einladenEinleitung:
    'Die Person bekommt ein erstes Passwort per E-Mail und meldet sich damit an. Den Code dazu senden wir an ihre Handynummer.',
  zurAgentur: 'Zu Ihrer Agentur',
  anrede: 'Anrede',
  FRAU: 'Frau',
  HERR: 'Herr',
  DIVERS: 'Divers',
  KEINE_ANGABE: 'Keine Angabe',
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
  vermittlerNummerHinweis: 'Zehn Ziffern. Ohne Angabe gilt die Nummer Ihrer Agentur.',
  rechte: 'Was darf die Person?',
  ...rechtetexte,
  senden: 'Einladung senden',
  eingeladenTitel: 'Einladung gesendet',
  eingeladen: 'Die Einladung ist unterwegs.',
  eingeladenText: `Sie gilt ${zugang.einladungTage}\u00A0Tage. Bis dahin können Sie sie unter „Mitarbeitende“ neu senden.`,
});
