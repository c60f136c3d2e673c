import { zugang } from '#contract/fields/zugangsfristen.ts';
import { allgemeinerFehler, ohneVerbindung } from '#contract/constants.ts';
import { texte } from '../../../texte.ts';
import { vereinbarung } from './bedingungen.ts';

export const t = texte('konto.anmeldung', {
  codeTitel: 'Code eingeben',
  codeEinleitung:
    'Wir haben Ihnen eine SMS an {handynummer} geschickt. Sie enthält einen Code mit 6\u00A0Ziffern.',
  codeEinleitungOhneNummer:
    'Wir haben Ihnen eine SMS geschickt. Sie enthält einen Code mit 6\u00A0Ziffern.',
  code: 'Code aus der SMS',
  codeHinweis: `Der Code ist ${zugang.codeMinuten}\u00A0Minuten gültig.`,
  codeBestaetigen: 'Code bestätigen',
  vertrauen: `Diesem Gerät ${zugang.vertrauenTage}\u00A0Tage vertrauen`,
  vertrauenHinweis: 'Dann brauchen Sie hier keinen Code. Nur auf Ihrem eigenen Gerät.',
  handynummerVerloren: 'Handynummer verloren?',
  keinZugriff: 'Kein Zugriff auf Ihre Handynummer?',
  kontakt: 'Kontakt aufnehmen',
  zurueck: 'Zurück zur Anmeldung',

  initialpasswortTitel: 'Ihr Initialpasswort ist abgelaufen',
  initialpasswortEinleitung: `Ein Initialpasswort gilt ${zugang.erstesPasswortTage}\u00A0Tage. Wir senden Ihnen gern ein neues an {email}.`,
  initialpasswortAnfordern: 'Neues Initialpasswort anfordern',
  initialpasswortGesendet:
    'Wenn ein Konto besteht, erhalten Sie in Kürze eine E-Mail mit einem neuen Initialpasswort.',
  initialpasswortWeiter: `Melden Sie sich damit innerhalb von ${zugang.erstesPasswortTage}\u00A0Tagen an.`,

  nutzungsbedingungenTitel: 'Bevor Sie beginnen',
  nutzungsbedingungenEinleitung:
    'Bitte lesen Sie zwei Dokumente und stimmen Sie ihnen zu. Danach geht es weiter.',
  nutzungsbedingungenLaden: 'Wir sehen nach, ob Sie schon zugestimmt haben.',
  nutzungsbedingungen: 'Ich stimme den Nutzungsbedingungen des Vermittlerportals zu.',
  nutzungsbedingungenLesen: 'Nutzungsbedingungen lesen',
  nutzungsbedingungenHinweis: 'Sie regeln, wer das Portal wofür nutzen darf.',
  ...vereinbarung,
  auftragsverarbeitungLesen: 'Vereinbarung lesen',
  fassung: 'Fassung {version}',
  annehmen: 'Zustimmen und weiter',
  ablehnen: 'Nicht zustimmen und abmelden',
  erneut: 'Noch einmal versuchen',

  neuesPasswortTitel: 'Neues Passwort festlegen',
  neuesPasswortEinleitung: 'Sie melden sich zum ersten Mal an. Wählen Sie ein eigenes Passwort.',
  passwortSpeichern: 'Passwort speichern',

  gesperrtTitel: 'Zugang vorübergehend gesperrt',
  gesperrt: 'Zu viele Fehlversuche. Bitte versuchen Sie es in {minuten}\u00A0Minuten erneut.',
  gesperrtEineMinute: 'Zu viele Fehlversuche. Bitte versuchen Sie es in einer Minute erneut.',
  gesperrtLange: 'Zu viele Fehlversuche. Bitte versuchen Sie es ab {zeit} erneut.',
  gesperrtNoch: 'Noch {rest}',

  angemeldetTitel: 'Sie sind angemeldet',
  angemeldet: 'Einen Moment, Ihre Seite wird geöffnet.',

  ZUGANGSDATEN_FALSCH: 'E-Mail-Adresse oder Passwort ist falsch.',
  GESPERRT: `Zu viele Fehlversuche. Bitte versuchen Sie es in ${zugang.sperreMinuten}\u00A0Minuten erneut.`,
  ZUGANG_DEAKTIVIERT: 'Ihr Zugang ist gesperrt. Bitte wenden Sie sich an unseren Service.',
  NICHT_EINGERICHTET:
    'Ihr Zugang ist noch nicht fertig. Bitte fordern Sie unter „Zugang einrichten“ einen neuen Link an.',
  INITIALPASSWORT_ABGELAUFEN: 'Ihr Initialpasswort ist abgelaufen.',
  ANMELDUNG_ABGELAUFEN: 'Die Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an.',
  CODE_NUR_NEU: 'Für einen neuen Code melden Sie sich bitte noch einmal an.',
  ZU_OFT: 'Sie haben zu oft angefordert. Bitte versuchen Sie es später nochmal.',
  ZU_VIELE_CODES: 'Bitte melden Sie sich erneut an.',
  PASSWORT_ABGELEHNT: 'Dieses Passwort ist nicht erlaubt. Wählen Sie ein anderes.',
  TECHNISCH: allgemeinerFehler,
  ohneVerbindung,
  SITZUNG_ABGELAUFEN: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  ABGEMELDET: 'Sie wurden abgemeldet. Bitte melden Sie sich erneut an.',
  NUR_HIER:
    'Sie sind auf diesem Gerät abgemeldet. Auf anderen Geräten konnten wir Sie nicht abmelden.',
  CODE_FALSCH: 'Der Code ist nicht korrekt. Sie haben noch {n}\u00A0Versuche.',
  CODE_FALSCH_LETZTER: 'Der Code ist nicht korrekt. Sie haben noch 1\u00A0Versuch.',
});
