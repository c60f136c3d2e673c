import {
  anbindungspruefung,
  erlaubnis,
  registernummerVergeben,
  vermittlerart,
} from '#contract/begriffe/anbindung.ts';
import { texte } from '../../../texte.ts';
import { vereinbarung } from '../../konto/anmeldung/bedingungen.ts';

export const t = texte('vermittler.partner', {
  ...erlaubnis,
  zurueck: 'Zurück',
  weiter: 'Weiter',
  ausgang: 'Zur Startseite',

  schritt_vermittlerart: 'Was Sie sind',
  schritt_firma: 'Ihre Firma',
  schritt_registrierung: 'Ihre Registrierung',
  schritt_ansprechpartner: 'Wer Sie vertritt',
  schritt_bank: 'Bank und Steuer',
  schritt_unterlagen: 'Unterlagen',
  schritt_zusammenfassung: 'Prüfen und senden',

  vermittlerartTitel: 'Was sind Sie?',
  artEinleitung: 'So werden Sie Vertriebspartner. Halten Sie Ihre Registernummer bereit.',
  art: 'Art',
  ...vermittlerart,
  folge_MAKLER: 'Sie vertreten Ihre Kundinnen und Kunden.',
  folge_MEHRFACHVERTRETER: 'Sie vertreten mehrere Versicherungen.',
  folge_AUSSCHLIESSLICHKEIT: 'Sie vertreten nur eine Versicherung.',
  folge_TIPPGEBER: 'Sie empfehlen uns und beraten nicht.',

  tippgeberTitel: 'Dafür brauchen Sie keinen Zugang',
  tippgeberWas:
    'Als Tippgeberin oder Tippgeber nennen Sie uns, wer sich für eine Versicherung interessiert. Die Person muss damit einverstanden sein.',
  tippgeberErlaubnis:
    'Sie beraten nicht und vermitteln nicht. Deshalb brauchen Sie keine Erlaubnis nach § 34d GewO.',
  tippgeberWeiter: 'Möchten Sie uns empfehlen? Schreiben Sie uns oder rufen Sie an.',
  andereArt: 'Etwas anderes wählen',
  kontakt: 'Zum Kontakt',

  firmaTitel: 'Wie heißt Ihre Firma?',
  firmenname: 'Firmenname',
  firmennameHinweis: 'So, wie er im Vermittlerregister steht.',
  rechtsform: 'Rechtsform',
  anschrift: 'Anschrift',
  website: 'Website',

  registrierungTitel: 'Wie sind Sie registriert?',
  ihkNummer: 'Registernummer',
  ihkNummerHinweis:
    '15\u00A0Zeichen im Format D-XXXX-XXXXX-NN. Sie steht auf Ihrem Registerauszug.',
  erlaubnis: 'Was erlaubt Ihnen, Versicherungen zu vermitteln?',
  vergeben: registernummerVergeben,
  vergebenWeiter: 'Melden Sie sich damit an. Haben Sie sich vertippt, ändern Sie die Nummer hier.',
  anmelden: 'Zur Anmeldung',

  ansprechpartnerTitel: 'Wer spricht für Ihre Firma?',
  ansprechpartnerEinleitung: 'Diese Person bekommt den Zugang.',
  anrede: 'Anrede',
  vorname: 'Vorname',
  nachname: 'Nachname',
  email: 'E\u2011Mail',
  handynummer: 'Handynummer',
  handynummerHinweis: 'Bei jeder Anmeldung schicken wir einen Code dorthin.',

  bankTitel: 'Wohin zahlen wir Ihre Vergütung?',
  iban: 'IBAN',
  steuernummer: 'Steuernummer',
  steuernummerHinweis: 'Sie steht auf Ihrem Steuerbescheid.',
  ustId: 'Umsatzsteuer-ID',

  unterlagenTitel: 'Welche Unterlagen brauchen wir?',
  unterlagenEinleitung:
    'Nach dem Senden bekommen Sie eine E\u2011Mail. Darin steht, wohin Sie diese Unterlagen schicken:',
  courtagezusage: 'Ich stimme der Courtagezusage zu.',
  courtagezusageHinweis: 'Sie regelt, wofür Sie eine Vergütung bekommen.',
  courtagezusageLesen: 'Courtagezusage lesen',
  ...vereinbarung,
  auftragsverarbeitungLesen: 'Vereinbarung lesen',

  zusammenfassungTitel: 'Stimmt alles?',
  zeilePerson: 'Name',
  zeileZusagen: 'Zugestimmt',
  zusagen: 'Courtagezusage, Auftragsverarbeitung',
  datenschutzTitel: 'Was mit Ihren Daten geschieht',
  datenschutz:
    'Wir brauchen Ihre Angaben, um eine Zusammenarbeit zu prüfen (Art.\u00A06 Abs.\u00A01 Buchst.\u00A0b DSGVO). Kommt sie nicht zustande, löschen wir Ihre Angaben nach {monate}\u00A0Monaten. Ihre Rechte und alles Weitere nach Art.\u00A013 DSGVO stehen in den',
  datenschutzLink: 'Datenschutzhinweisen',
  wahr: 'Meine Angaben sind vollständig und wahr.',
  senden: 'Code anfordern und senden',
  nurSenden: 'Senden',

  codeTitel: 'Bestätigen Sie Ihre E\u2011Mail-Adresse',
  codeEinleitung:
    'Wir haben einen Code an {email} geschickt. Danach geht Ihr Antrag als Vertriebspartner an uns.',
  zuOft: 'Von diesem Anschluss kamen zu viele Anträge.',

  gesendetTitel: 'Ihr Antrag als Vertriebspartner ist bei uns',
  gesendet: `Vielen Dank. ${anbindungspruefung}`,
  nummer: 'Ihre Vorgangsnummer lautet {nummer}.',
  mail: 'Sie steht auch in der E\u2011Mail, die wir Ihnen geschickt haben.',
  nachreichenTitel: 'Bitte schicken Sie uns noch',
  nachreichen: 'Wohin, steht in der E\u2011Mail.',
  start: 'Zur Startseite',
});

const zusage = texte('vermittler.partner.courtage', {
  anspruch: 'Für jeden Vertrag, den Sie vermitteln, bekommen Sie eine Vergütung.',
  name: 'Für Maklerinnen und Makler heißt sie Courtage, für Vertreterinnen und Vertreter Provision.',
  hoehe: 'Wie hoch sie ist, steht in der Courtagetabelle. Sie bekommen sie mit Ihrem Zugang.',
  verdient: 'Sie ist verdient, sobald der Beitrag gezahlt ist.',
  zurueck:
    'Wird ein Vertrag widerrufen oder endet er früher, zahlen Sie den Teil zurück, der nicht verdient ist.',
  voraussetzung:
    'Die Zusage gilt, solange Sie im Vermittlerregister stehen und die nötige Versicherung haben.',
  ende: 'Sie und wir können die Zusammenarbeit in Textform beenden.',
});

/** What is promised and asked of a partner, sentence by sentence. */
export const courtagesaetze = [
  zusage('anspruch'),
  zusage('name'),
  zusage('hoehe'),
  zusage('verdient'),
  zusage('zurueck'),
  zusage('voraussetzung'),
  zusage('ende'),
] as const;
