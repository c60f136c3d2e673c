import { zugang } from '#contract/fields/zugangsfristen.ts';
import { texte } from '../../../texte.ts';
import { rechtetexte } from './rechtetexte.ts';

export const t = texte('konto.mitarbeiter', {
  rechteTitel: 'Rechte von {name}',
  rechteEinleitung: 'Was Sie hier ändern, gilt sofort.',
  zurAgentur: 'Zu Ihrer Agentur',
  rechte: 'Was darf die Person?',
  ...rechtetexte,
  speichern: 'Rechte speichern',
  zugang: 'Zugang',
  UEBERTRAGEN: 'Kunden übertragen',
  SPERREN: 'Zugang sperren',
  ENTSPERREN: 'Zugang entsperren',
  EINLADEN: 'Einladung neu senden',
  uebergabeTitel: 'Kunden von {name} übertragen',
  uebergabeEinleitung:
    'Alle Verträge, die diese Person betreut, gehen über. Die Kunden selbst merken davon nichts.',
  an: 'Wer übernimmt?',
  uebertragen: 'Kunden übertragen',
  abbrechen: 'Abbrechen',
  bestaetigungTitel: 'Zugang von {name}',
  SPERRENFrage: 'Zugang von {name} sperren?',
  SPERRENFolge:
    'Die Person wird sofort abgemeldet und kommt nicht mehr herein. Ihre offenen Entwürfe gehen an die Inhaberin oder den Inhaber. Ihre Kunden bleiben ihr zugeordnet, bis Sie sie übertragen.',
  ENTSPERRENFrage: 'Zugang von {name} entsperren?',
  ENTSPERRENFolge: 'Die Person kann sich wieder anmelden, mit den Rechten, die hier stehen.',
  EINLADENFrage: 'Einladung an {name} neu senden?',
  EINLADENFolge: `Wir senden ein neues erstes Passwort. Es gilt ${zugang.erstesPasswortTage}\u00A0Tage, das bisherige ab sofort nicht mehr.`,
  erledigtTitel: 'Gespeichert',
  RECHTEErledigt: 'Die Rechte sind gespeichert.',
  UEBERTRAGENErledigt: 'Die Kunden sind übertragen.',
  SPERRENErledigt: 'Der Zugang ist gesperrt.',
  ENTSPERRENErledigt: 'Der Zugang ist wieder frei.',
  EINLADENErledigt: 'Die Einladung ist unterwegs.',
});
