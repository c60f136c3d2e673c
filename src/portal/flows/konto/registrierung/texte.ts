import { fristen } from '#contract/zahlen.ts';
import { inStunden, zugang } from '#contract/fields/zugangsfristen.ts';
import { texte } from '../../../texte.ts';

export const t = texte('konto.registrierung', {
  vertragsnummerTitel: 'Zugang einrichten',
  vertragsnummerEinleitung:
    'Mit Ihrem Vertrag richten Sie in wenigen Minuten Ihren Zugang ein. Halten Sie Ihr Handy bereit.',
  contractId: 'Vertragsnummer',
  contractIdHinweis: 'Sie steht auf Ihrer Police, zum Beispiel PH250000101.',
  plz: 'Postleitzahl',
  plzHinweis: 'Die Postleitzahl Ihrer Anschrift im Vertrag.',
  weiter: 'Weiter',
  schonZugang: 'Sie haben schon einen Zugang?',
  anmelden: 'Anmelden',
  zurAnmeldung: 'Zurück zur Anmeldung',

  emailBestaetigenTitel: 'Wir senden Ihnen einen Link',
  emailGefunden: 'Der Link geht an die E-Mail-Adresse aus Ihrem Vertrag: {email}.',
  emailUnbekannt: 'Der Link geht an die E-Mail-Adresse aus Ihrem Vertrag.',
  linkSenden: 'Link senden',
  linkErneut: 'Link erneut senden',
  linkErneutIn: 'Nichts angekommen? In {zeit} können Sie den Link erneut senden.',
  linkGesendet: 'Wenn Ihre Angaben stimmen, erhalten Sie in Kürze eine E-Mail.',
  linkGilt: `Der Link darin gilt ${inStunden(zugang.linkStunden.ZUGANG)}. Sehen Sie auch im Spam-Ordner nach.`,
  nichtMeine: 'Das ist nicht meine E-Mail-Adresse',
  zurueck: 'Zurück',

  abweichendeEmailTitel: 'Ihre E-Mail-Adresse hat sich geändert?',
  abweichendeEmail:
    'Zu Ihrem Schutz prüfen wir eine neue Adresse, bevor wir einen Link dorthin senden.',
  name: 'Vor- und Nachname',
  geburtsdatum: 'Geburtsdatum',
  email: 'Ihre E-Mail-Adresse heute',
  telefon: 'Telefonnummer für Rückfragen',
  angabenSenden: 'Angaben senden',

  nachricht:
    'Andere E-Mail-Adresse für den Zugang zum Kundenportal. Vertrag {contractId}, Postleitzahl {plz}, geboren am {geboren}. Bitte prüfen.',

  abweichendeEmailGesendetTitel: 'Vielen Dank',
  abweichendeEmailGesendet: `Wir prüfen Ihre Angaben und melden uns innerhalb von ${fristen.antwortWerktage}\u00A0Werktagen.`,
  abweichendeEmailDanach: 'Danach richten Sie Ihren Zugang mit der neuen Adresse ein.',
  zurStartseite: 'Zur Startseite',

  linkPruefenTitel: 'Ihr Link wird geprüft',

  kontoBestehtTitel: 'Sie haben schon einen Zugang',
  kontoBesteht: 'Für Sie besteht bereits ein Konto.',
  passwortVergessen: 'Passwort vergessen?',

  emailGeaendertTitel: 'E-Mail-Adresse bestätigt',
  emailGeaendert: 'Melden Sie sich ab jetzt mit {email} an.',

  emailBestaetigtTitel: 'E-Mail-Adresse bestätigt',
  emailBestaetigt: 'Vielen Dank. Sie können jetzt alles in Ihrem Kundenportal nutzen.',

  rechtPruefenTitel: 'Ihr Zugang wird vorbereitet',
  rechtFehlerTitel: 'Ihr Zugang ließ sich nicht vorbereiten',
  rechtUngueltigTitel: 'Richten Sie Ihren Zugang mit Ihrer Vertragsnummer ein',
  mitVertragsnummer: 'Weiter mit Vertragsnummer',

  sitzungZuEndeTitel: 'Das hat leider zu lange gedauert',

  passwortFestlegenTitel: 'Legen Sie Ihr Passwort fest',
  passwortSpeichern: 'Passwort speichern',

  fertigTitel: 'Ihr Konto ist eingerichtet',
  fertigWeiter: 'Sie sind angemeldet. Künftig brauchen Sie dazu Ihr Passwort und einen Code.',
  fertigUnbewiesen: 'Bestätigen Sie noch Ihre E-Mail-Adresse',
  fertigLink: `Wir haben Ihnen dazu eine E-Mail mit einem Link geschickt. Er gilt ${inStunden(zugang.linkStunden.ZUGANG)}. Erst danach können Sie Handynummer und Bankverbindung ändern.`,
  zurUebersicht: 'Zu Ihrer Übersicht',
});
