import { fristen } from '#contract/zahlen.ts';
import { texte } from '../../../../texte.ts';

export const t = texte('antrag.bestaetigung', {
  bestaetigungTitel: 'Geschafft. Ihr Vertrag besteht.',
  fenster: 'Ihr Vertrag besteht',
  einleitung: 'Ihr Schutz beginnt am {datum}. Sie müssen nichts weiter tun.',
  einleitungZuTun: 'Ihr Schutz beginnt am {datum}. Was Sie noch tun müssen, steht unten.',
  titelPruefung: 'Ihr Antrag ist bei uns',
  einleitungPruefung: `Wir sehen ihn uns persönlich an und melden uns innerhalb von ${fristen.antwortWerktage}\u00A0Werktagen bei Ihnen.`,

  vertrag: 'Ihr Vertrag',
  antrag: 'Ihr Antrag',
  nummer: 'Versicherungsnummer',
  versicherung: 'Versicherung',
  beginn: 'Beginn',
  beitrag: 'Beitrag',
  drucken: 'Seite drucken',

  weiter: 'So geht es weiter',
  mail: 'Alle Unterlagen schicken wir Ihnen per E-Mail an {email}.',
  mailOhne: 'Alle Unterlagen schicken wir Ihnen per E-Mail.',
  mailPruefungOhne: 'Eine Bestätigung schicken wir Ihnen per E-Mail.',
  mailPruefung: 'Eine Bestätigung schicken wir Ihnen per E-Mail an {email}.',
  LASTSCHRIFT: 'Den Beitrag buchen wir von Ihrem Konto ab. Den Tag nennen wir Ihnen vorher.',
  RECHNUNG:
    'Für den Beitrag bekommen Sie eine Rechnung. Bitte überweisen Sie ihn bis zu dem Tag, der auf der Rechnung steht.',
  nochKeinBeitrag: 'Bis zu unserer Antwort buchen wir nichts ab.',
  rahmennummer: `Reichen Sie die Rahmennummer innerhalb von ${fristen.rahmennummerWochen}\u00A0Wochen nach. Das geht im Kundenportal.`,
  alterVertrag:
    'Kündigen Sie Ihren bisherigen Vertrag bei {bei} zum {bis}. Das fertige Kündigungsschreiben liegt bei Ihren Unterlagen. Unterschreiben Sie es, und schicken Sie es am besten gleich ab.',
  widerruf: `Sie können den Vertrag ${fristen.widerrufTage}\u00A0Tage lang widerrufen, ohne Grund.`,

  portal: 'Ihr Kundenportal',
  portalText:
    'Dort sehen Sie Ihren Vertrag und ändern Ihre Daten. Legen Sie sich jetzt einen Zugang an.',
  registrieren: 'Zugang anlegen',
  gleich: `Bis ${fristen.zugangsrechtMinuten}\u00A0Minuten nach dem Abschluss genügen dafür ein Passwort und ein Code.`,
  vertragAnsehen: 'Vertrag ansehen',
  dokumente: 'Ihre Unterlagen',
  fragen: 'Haben Sie Fragen?',
});
