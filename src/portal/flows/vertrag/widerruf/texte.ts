import { fristen } from '#contract/zahlen.ts';
import { texte } from '../../../texte.ts';

export const t = texte('vertrag.widerruf', {
  uebersichtTitel: 'Vertrag widerrufen',
  uebersicht: '{name}, Vertrag {nummer}.',
  frist:
    'Sie können diesen Vertrag noch bis zum {datum} widerrufen. Einen Grund brauchen Sie nicht.',
  ende: 'Schutz bis',
  endeHeute: 'heute, {datum}',
  endeNie: 'Er beginnt nicht.',
  zurueck: 'Zurück bekommen Sie',
  zurueckHinweis: `aus dem Beitrag, den wir abgebucht haben, spätestens nach ${fristen.erstattungTage}\u00A0Tagen`,
  zurueckNichts: 'Nichts. Abgebucht haben wir noch nichts.',
  zurueckNichtsHinweis: 'Wir buchen auch nichts mehr ab. Die Tage mit Schutz kosten Sie nichts.',
  mandat: 'Lastschrift',
  mandatGeloescht: 'Wir löschen die Erlaubnis.',
  widerrufen: 'Vertrag widerrufen',
  lieberKuendigen: 'Lieber kündigen',
  kuendigen: 'Vertrag kündigen',
  kontakt: 'Zum Kontakt',
  zumVertrag: 'Zurück zum Vertrag',

  schrittAngaben: 'Ihre Angaben',
  schrittBestaetigen: 'Widerruf bestätigen',
  angabenTitel: 'Vertrag widerrufen',
  angaben: `Sie können Ihren Vertrag ${fristen.widerrufTage}\u00A0Tage lang widerrufen. Einen Grund brauchen Sie nicht, eine Anmeldung auch nicht.`,
  angabenKunde: 'Wohin dürfen wir die Bestätigung senden?',
  name: 'Ihr Name',
  vertragsnummer: 'Vertragsnummer',
  emailHinweis: 'Am schnellsten geht es mit der Adresse, die wir zum Vertrag kennen.',
  vertragsnummerHinweis: 'Sie steht auf dem Versicherungsschein.',
  email: 'E-Mail-Adresse für die Bestätigung',
  grund: 'Grund',
  freitext: 'Möchten Sie uns etwas dazu sagen?',
  platzhalter: 'Das hilft uns, besser zu werden.',
  webseite: 'Webseite',
  weiter: 'Weiter',

  bestaetigenTitel: 'Widerruf bestätigen',
  bestaetigen:
    'Mit dem nächsten Klick widerrufen Sie diesen Vertrag. Sie bekommen sofort eine Bestätigung.',
  zurueckZuAngaben: 'Zurück',
  widerrufBestaetigen: 'Widerruf bestätigen',
  nochmal: 'Noch einmal senden',
  zuOft: 'Von diesem Anschluss kamen zu viele Widerrufe.',
  zuOftWeiter:
    'Ihre Angaben sind noch da. Versuchen Sie es in einer Stunde noch einmal, oder schreiben Sie uns: {email}.',

  bestaetigungTitel: 'Ihr Widerruf ist eingegangen',
  eingegangen: 'Ihr Widerruf ist am {datum} um {uhrzeit}\u00A0Uhr eingegangen.',
  bestaetigungMail:
    'Diese Bestätigung haben wir auch an {email} gesendet. Bitte heben Sie sie auf.',
  wieEsWeitergeht: 'Wie es weitergeht',
  weiterKunde: 'Der Vertrag ist beendet. Ein Dokument mit der Bestätigung liegt bei Ihrem Vertrag.',
  weiterNichts:
    'Wir haben noch nichts abgebucht und buchen nichts mehr ab. Die Tage mit Schutz kosten Sie nichts.',
  weiterErstattung: 'Wir erstatten Ihnen {betrag}, spätestens am {datum}.',
  weiterOffen:
    'Kennen wir zum Vertrag diese E-Mail-Adresse, ist er damit widerrufen. Das bestätigen wir Ihnen gleich mit einer zweiten E-Mail.',
  weiterAndere:
    'Kennen wir eine andere, bitten wir dort um Bestätigung. So kann niemand sonst Ihren Vertrag widerrufen. Der Eingang zählt in jedem Fall von jetzt an.',
  weiterPruefung:
    'Bestätigt das niemand innerhalb von {tage}\u00A0Tagen oder passen Name und Nummer nicht, prüft jemand von uns Ihren Widerruf.',
  drucken: 'Bestätigung drucken',
  start: 'Zur Startseite',

  abgelehntTitel: 'Ein Widerruf ist nicht möglich',
  abgelehnt: 'Ein Widerruf ist nicht möglich.',
});
